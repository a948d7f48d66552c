/** Parts of an address that forms and letters print in cells of their own, in the order of an address. */
const parts = {
  unit: /^(?!(?:(?:dwelling\s+)?units|flats|tenements|apartments|villas)$)(?<noun>flat|unit|apartment|apt|villa|shop|residential\s+unit|dwelling\s+unit|row\s+house)s?\s*(?:nos?\.?|numbers?|#|code|id)?(?:\s+(?:allotted|booked)|\s*\/\s*portion)?$|^(?<hindi>फ्लैट|सदनिका|यूनिट)\s*(?:संख्या|नं\.?|नंबर|क्र\.?|क्रमांक)?$/iu,
  floor: /^(?:floor|floor\s*(?:no\.?|number|level)|मंजिल|तल)$/iu,
  tower:
    /^(?<noun>tower|block|wing|bldg\.?|building(?=\s*[/&]))(?:\s*(?:and|&|\/)\s*(?:tower|block|wing|building))?\s*(?:nos?\.?|name|number)?$/iu,
  plot: /^(?<noun>plot|house|(?:revenue|survey|r\.?s\.?|c\.?s\.?|l\.?r\.?)\s+plot|(?:property|building)(?=\s+n[ou])|site|door|(?:re-?\s?)?survey|khasra|khesra|premises|holding|municipal|gat|gata|dag|re\.?\s*sy\.?|sy\.?|h\.?|(?:c\.?)?t\.?s\.?|s\.?|(?:city|town)(?:\s*\/\s*gat)?\s+survey)\s*(?:nos?\.?|numbers?)(?:\s*(?:with|and|&)\s+(?:area|type))?$|^(?<local>bhu-?khand|makan|bha[vw]an|gata?|khasra)\s+(?:sankhya|sankhyank|kramank|kr\.?|nos?\.?)$|^(?<hindi>(?:मकान|भवन|भूखण्ड|भूखंड|प्लॉट|प्लाट|गाटा|खसरा|गट|घर|आराजी|भूमापन|सर्वे|सर्व्हे)\s*(?:संख्या|नं\.?|नंबर|क्र\.?|क्रमांक))(?:\s*व\s*उपविभाग)?$/iu,
  project:
    /^(?:name\s+of\s+(?:the\s+)?)?(?:project|venture|building|society|complex|apartments?|scheme|township|yojana|yojna|भवन\s*का\s*नाम|योजना(?:\s*का\s*नाम)?)(?:\s*name)?$/iu,
  line1:
    /^(?:(?<noun>property|collateral|asset|security|site|unit|premises)\s+)?(?:address|addr?\.?)\s*[-–(]?\s*(?:line)?\s*[-–#.]?\s*1\)?$/iu,
  line2:
    /^(?:(?<noun>property|collateral|asset|security|site|unit|premises)\s+)?(?:address|addr?\.?)\s*[-–(]?\s*(?:line)?\s*[-–#.]?\s*2\)?$/iu,
  line3:
    /^(?:(?<noun>property|collateral|asset|security|site|unit|premises)\s+)?(?:address|addr?\.?)\s*[-–(]?\s*(?:line)?\s*[-–#.]?\s*3\)?$/iu,
  street: /^(?:street|road|lane|cross|main|गली|सड़क|मार्ग)(?:\s*(?:name|no\.?))?$/iu,
  pocket: /^(?<noun>pocket)(?:\s*(?:no\.?|number))?$/iu,
  sector: /^(?<noun>sector|phase|ward)(?:\s*(?:no\.?|number))?$|^(?<hindi>वार्ड)\s*(?:संख्या|नं\.?|नंबर|क्र\.?|क्रमांक)?$/iu,
  locality:
    /^(?:locality|area|colony|layout|mohalla|location|sub-?locality|local\s+council|dong|veng|leikai|desom|kara|amsom|मोहल्ला|मुहल्ला|कॉलोनी|कालोनी)(?:\s*name)?$/iu,
  sub: /^sub[\s-]?div(?:ision|n|\.)?(?:\s*no\.?)?$|^(?:hissa|pot\s*hissa)(?:\s*no\.?)?$|^(?:पोट\s*)?हिस्सा(?:\s*(?:क्र\.?|क्रमांक|नं\.?))?$/iu,
  village:
    /^(?:revenue\s+)?(?:(?<noun>village|mou[zj]ah?|mau[zj]ah?|moje|mouje|mohal|muhal|gram)|(?<hindi>ग्राम|गाँव|गांव|गाव|मौजा|मौजे)(?:\s*\/\s*पेठ)?)(?:\s*(?:name|का\s+नाम))?$/iu,
  hobli: /^(?<noun>hobli|firka|pargana|thana|(?:revenue\s+)?circle|anchal|परगना|थाना|अंचल)(?:\s*name)?$/iu,
  khata:
    /^(?<noun>khata|khatian|khatiyan|patta(?=\s+n))\s*(?:serial\s*)?(?:nos?\.?|numbers?)?$|^(?<hindi>खाता|खतियान)\s*(?:संख्या|नं\.?|नंबर|सं\.?)?$/iu,
  halka: /^(?<noun>halka)\s*(?:nos?\.?|numbers?)?$|^(?<hindi>हल्का)\s*(?:संख्या|नं\.?|नंबर|सं\.?)?$/iu,
  thanaNo: /^(?<noun>thana|p\.?\s?s)\.?\s*(?:nos?\.?|numbers?)$|^(?<hindi>थाना)\s*(?:संख्या|नं\.?|नंबर|सं\.?)$/iu,
  whole:
    /^(?:(?:project|site)\s+(?:address|location|site)|(?:(?:full|postal|complete)\s+)?(?:address|location|situation)(?:\s+of\s+(?:the\s+)?(?:project|site|property|unit|flat|building|plot))?|situated\s+(?:at|in)|located\s+at|site|property|property\s+(?:address|location)|पता|पत्ता|स्थान|स्थिति|(?:भूखण्ड|भूखंड|सम्पत्ति|संपत्ति|भवन|मकान)\s+(?:की\s+स्थिति|का\s+(?:पता|स्थान|विवरण))(?:\s*\([^()]*\))?|(?:sam?patt[iy]|bha[vw]an|makan|ja[iy]dad|milkiyat)\s+ka\s+vi[vw]a?ran(?:\s*\([^()]*\))?)$/iu,
  tehsil: /^(?<noun>tehsil|taluka|taluk|taluq|mandal|tahsil|tahasil|तहसील|तालुका|अनुमंडल|अनुमण्डल)$/iu,
  city: /^(?:city|town|node|post(?:\s+office)?|urban\s+estate|शहर|नगर)$/iu,
  district: /^(?<noun>district|dist\.?|distt\.?|zilla|zila|jila|जिला|ज़िला|जनपद|जिल्हा)$/iu,
  state: /^(?:state|ut|union\s+territory|राज्य|प्रदेश)$/iu,
  pin: /^pin(?:\s*-?\s*code)?(?:\s*no\.?)?$|^postal(?:\s+(?:code|index|pin))?$|^पिन(?:\s*कोड)?$/iu,
} as const
type Labelled = keyof typeof parts
/** What a cell tells of an address; `lead` is its beginning at a label for the whole. */
export type Part = Labelled | 'lead' | 'parcel' | 'mouza'
const partNames = Object.keys(parts) as Labelled[]

/** A part, and the word that its label names it by. */
export interface Named {
  part: Part
  noun: string
}

/** The part of an address that a label names. */
export function partOf(name: string): Named | null {
  for (const part of partNames) {
    const match = parts[part].exec(name)
    if (match) return { part, noun: match.groups?.['noun'] ?? match.groups?.['local'] ?? match.groups?.['hindi'] ?? '' }
  }
  return bareNumbers.test(name) ? partOf(`${name} no`) : null
}
/** "Khesra" at the head of a column, "Survey" beside its number: a word that is nothing but a number's. */
const bareNumbers = /^(?:khesra|dag|door|holding|(?:re-?\s?)?survey)$/iu
