import { isOneApart, normaliseLabel } from '@parakh/contracts'

/** What the words of labels mean, whatever word an office uses: one row per meaning, in every language that papers print. */
const meanings = {
  applicant:
    'applicant applicants petitioner petitioners applcant borrower borrowers customer customers cust client clients loanee loanees debtor aplicant आवेदक ऋणी उधारकर्ता ग्राहक प्रार्थी कर्जदार अर्जदार borr brwr brwer borrowing obligor obligors obligant obligants proposer proponent arjdar arjadar karjdar karjadar aavedak avedak abedak abedankari rini runi grahak prarthi accountholder आवेदिका आवेदनकर्ता ऋणकर्ता',
  buyer:
    'buyer buyers purchaser purchasers vendee vendees transferee transferees donee donees allottee allottees alottee lessee lessees claimant claimants क्रेता आवंटी आबंटी पट्टेदार पट्टाधारी खरीददार kreta kharidar kharidaar kharedidar खरीदार खरेदीदार घेणार ghenar ghenara lenar lenara lenaar taker takers acquirer acquirers beneficiary beneficiaries pattagrahita pattagrihita pattadhari pattadharak labharthi hitgrahi लाभार्थी हितग्राही settlee settlees releasee grantee winner winners',
  seller:
    'seller sellers vendor vendors transferor transferors donor donors lessor lessors executant executants विक्रेता पट्टादाता देणार denar denara aapnar apnar aapnara apnara vikreta vechnar vechanar releasor releasors settlor settlors assignor assignors grantor grantors',
  owner:
    'member members landlord ownr ownrs hor bhawanswami bhumiswami owner owners titleholder landowner holder holders proprietor assessee assesse taxpayer payee occupier occupant khatedar pattadar mutatee स्वामी मालिक भूस्वामी खातेदार करदाता mortgagor mortgagors mortgager malik maalik malak swami bhuswami dharak kabjedar kabzedar भोगवटादार भोगवटदार कब्जेदार bhogvatadar bhogwatadar raiyat raiyats ryot ryots khatadar khathedar khathedars khathadar khatedars khatadars pattedar bhumidhar मालक धारक रैयत भूमिधर',
  self: 'you your yourself personal self my',
  co: 'associate सहअर्जदार सहकर्जदार co joint joining second 2nd iind secondary other additional coapplicant coborrower सह द्वितीय संयुक्त सहआवेदक jt addl sah saha sahkarjdar sahkarjadar coappl coborr cobrwr कोआवेदक ',
  first: 'first 1st ist main primary sole principal प्रथम मुख्य',
  relation:
    'वडील वडिलांचे father fathers husband husbands mother spouse guardian son daughter wife parent relation relationship relative nominee kin parentage पिता पति माता pita pati vadil grandfather',
  outsider:
    'जामीनदार sourcing payer agent witness witnesses guarantor guarantors reference referee broker dsa connector advocate lawyer engineer valuer architect officer manager executive registrar sender signatory contractor surveyor गवाह surety sureties cashier clerk collector inspector patwari talathi lekhpal karmchari operator rm introducer referrer neighbour neighbours neighbor neighbors neighbouring neighboring adjacent adjoining approver maker checker recommender appraiser initiator fos draftsman draughtsman tenant tenants caretaker tahsildar tehsildar commissioner sarpanch mukhiya secretary treasurer scribe grievance redressal ombudsman nodal नॉमिनी जमानतदार',
  bank: 'bank banker branch lender financier nbfc hfc बैंक शाखा',
  developer: 'developer developers builder builders promoter promoters coloniser colonisers colonizer colonizers विकासकर्ता बिल्डर निर्माता',
  name: 'name names naam nm नाम naav nav nau peru peyar hesaru नाव नांव',
  person: 'person party individual shri smt mr mrs श्री श्रीमती',
  phone:
    'भ्रमणध्वनी bhramandhvani bhramandhwani bhramanadhvani doordhvani mobile mob phone ph cell ring telephone tel telphone handset whatsapp contact cont call मोबाइल मोबाईल फोन दूरभाष संपर्क सम्पर्क',
  email: 'email mail e-mail ईमेल',
  number: 'no nos number num kramank sankhya nr id code ref reference sl serial संख्या क्रमांक नं नंबर सं क्र कोड',
  application:
    'application arj appl appln laf caf aplication app los lead lan proposal prospect login enquiry inquiry opportunity sanctionid आवेदन अर्ज',
  file: 'file case form slip request docket deal ticket प्रकरण फाइल',
  account: 'account ac acct',
  booking: 'booking registration receipt diary invoice challan bill agreement deed document instrument token policy',
  loan: 'loan loans facility credit finance funding limit mortgage lending ऋण लोन कर्ज',
  product: 'product scheme programme program प्रोडक्ट योजना',
  type: 'type kind nature category class purpose प्रकार प्रकृति उद्देश्य प्रयोजन',
  home: 'home housing',
  address:
    'address addr loc addrs adrs add adr location located situated situate situation site venue lies pata sarnamu sarnama thikana पत्ता पता ठिकाण स्थान स्थल',
  property:
    'property prop propty coll collateral security asset premises premise mortgaged संपत्ति सम्पत्ति malmatta milkat sampatti मालमत्ता मालमत्ते मिळकत मिळकती',
  dwelling:
    'superstructure house building bungalow villa flat apartment apt unit shop tenement quarter flats apartments units tenements sadanika sadnika makan bhavan bhawan ghar मकान भवन घर फ्लैट फ्लेट यूनिट सदनिका',
  residence:
    'residence residential abode resi res residing resident permanent communication correspondence mailing postal native employer work works office lives billing niwas nivas पत्राचार निवास निवासी स्थायी वर्तमान',
  plot: 'plot land site ground parcel bhukhand bhumi bhu jameen jamin zameen भूखण्ड भूखंड प्लॉट प्लाट भूमि जमीन',
  pin: 'pin pincode zip पिन पिनकोड',
  plan: 'plan map drawing layout blueprint नक्शा मानचित्र',
  sanction:
    'sanction sanctioned sanctioning approval approved permit permission permissible licence license leave permitted passed स्वीकृति स्वीकृत अनुज्ञा अनुमति अनुमोदित',
  date: 'date dated dt day on commencement दिनांक तिथि',
  area: 'area size extent measurement measurements admeasuring admeasurement areas kshetrafal kshetraphal rakba rakaba vistar क्षेत्रफल क्षेत्रफळ रकबा क्षेत्र',
  super: 'super saleable salable sba sellable chargeable सुपर',
  built: 'built builtup bua plinth covered constructed construction bandhkam nirmit बांधकाम निर्मित आच्छादित निर्माण',
  carpet: 'carpet rera balcony terrace chatai चटई कारपेट',
  uds: 'uds undivided proportionate अविभाजित',
  total: 'total net gross कुल',
  floor: 'floor floors storey storeys story stories storied तल मंजिल मंजिलें तलों मंजिलों',
  proposed: 'proposed प्रस्तावित',
  use: 'use usage used occupancy landuse zoning zone upyog upayog bhuupyog उपयोग भूउपयोग',
  master: 'master cdp zonal development mdp mahayojana mahayojna महायोजना',
  tenure: 'मालकी भोगवटा tenure title holding held ownership hold possessory स्वामित्व',
  freehold: 'freehold free फ्रीहोल्ड',
  leasehold: 'leasehold lease लीज पट्टा',
  joint: 'single jointly solely',
  rent: 'rent premium',
  period: 'period term tenor duration balance unexpired residual remaining अवधि',
  papers:
    'papers documents document docs doc enclosures enclosure encl enclosed attachments attached annexures annexed copies list submitted collected received uploaded uploads forwarded furnished produced kagaz kagzat kagaj kagajat kagjat dastavez dastavej dastawez दस्तावेज संलग्न संलग्नक कागदपत्रे कागदपत्र कागजात',
  legal: 'legal chain deeds',
  corner: 'corner position intermediate facing',
  money:
    'amount value price cost rate roi interest rs inr fee charges charge rupees payable paid tax income salary emi consideration राशि मूल्य शुल्क',
  identity:
    'pan aadhaar aadhar uid voter passport gst gstin cin dob age sex gender occupation profession caste nationality qualification आयु',
  side: 'east west north south पूर्व पश्चिम उत्तर दक्षिण',
  locality: 'tower block wing phase sector street road locality colony project society village khasra survey sy pocket टावर ब्लॉक सेक्टर',
  unsure:
    'status remarks share place purchased earlier previous former old existing nearest landmark police station ward village tehsil taluka mandal district state city town',
} as const
export type Meaning = keyof typeof meanings

/** Words of a label that say nothing of what it names. */
const empty = new Set(
  'recorded absolute lawful actual rightful sqft sqyd sqmt sqm sft sqyds sqmtr ft feet yards metres mtr subject present presently current currently registered regd of the a an in as per and or to for is be by at with from under which this whose its full complete details detail particulars particular information info description described block capital letters given below above following under mentioned hereunder mutated field offered being valued appraised inspected visited available also only please if any allotted alloted booked our ours ledger financial non earning intending prospective k ka ki ke aur tatha evam avam che chi cha yanche यांचे की का के में से एवं व lihun taken vartaman vartamaan vechan vechaan और विवरण वर्णन पूरा खरेदी लिहून सोबत जोडलेली जोडलेले साथ kharedi lihun naye naya nayi navin naveen नवीन नये नया नई new te ahwal ahwaal mul mool kr purn'.split(
    ' ',
  ),
)

const meaningOf = new Map<string, Meaning>()
for (const [meaning, words] of Object.entries(meanings))
  for (const word of words.split(/\s+/u)) if (!meaningOf.has(word)) meaningOf.set(word, meaning as Meaning)
const longWords = [...meaningOf].filter(([word]) => word.length >= 6)

const parties =
  '(?:vendor|seller|executant|transferor|lessor|donor|vendee|purchaser|buyer|claimant|transferee|lessee|donee|allottee|owner|applicant|borrower|loanee|customer|mortgagor)s?'

/** Compounds that are written apart. */
const compounds: readonly (readonly [RegExp, string])[] = [
  [/\bco (?=applicant|borrower|allottee|owner|buyer|purchaser|customer)/gu, 'co '],
  [/\bco ?appl?n?t?(?=\d?\b)/gu, 'co applicant '],
  // "Primary Appl." is a person, "Appl. No." a paper
  [/\b(?<=(?:primary|main|first|1st|sole|principal) )appl?\b(?! (?:no|number|id|date|dt|form))/gu, 'applicant'],
  [/\bco(?=applicant|borrower|allottee|owner|buyer|purchaser|obligant)/gu, 'co '],
  [/\b(?:app|appl|appt|applicant|borrower|borr|customer|buyer|purchaser|allottee|obligant) (?:no |number )?(?:b|2|ii)\b/gu, 'co applicant'],
  [/\bapp (?=1\b)/gu, 'applicant '],
  [/सह ?(?=अर्जदार|कर्जदार|आवेदक|ऋणी)/gu, 'सह '],
  [/\bsah ?(?=arj|karj|aaved|aved|abed|rini)/gu, 'sah '],
  // a society lends to its members
  [/\bmembers? (?=(?:borrower|applicant|loanee)s?\b)|(?<=\b(?:borrower|applicant|loanee)s? )members?\b/gu, ''],
  [/\b(?:first|given|fore) ?(?:name )?(?:and )?(?:(?:middle|second) ?(?:name )?(?:and )?)?(?:last|sur|family) ?name\b/gu, 'name'],
  [/\bsur ?name (?:(?:and )?(?:first |own )?name)?(?: (?:and )?(?:middle|father(?: s)?(?: husband(?: s)?)?) ?name)?\b/gu, 'name'],
  [/\bbuilt ?up\b/gu, 'builtup'],
  [/\bland ?owner\b/gu, 'landowner'],
  [/\b(?:tax|rate|bill) ?payer\b/gu, 'taxpayer'],
  [
    /\b(?:deed|document|lsc|khata|khatha|patta|pid|permit|licence|license|title|plot|land|house|property|thandaper|ledger|khewat|occupancy|hor) ?holder\b/gu,
    'titleholder',
  ],
  [/\brecorded tenant\b/gu, 'raiyat'],
  // "Stands on record as", "Entered in the books as": whom an office's books name
  [
    /\b(?:stands?|standing|shown|entered|kept|held|runs?|borne|known) (?:on|in|as per) (?:the |our |office |municipal )*(?:records?|books?|registers?|rolls?)(?: (?:as|for|under))?(?: names? of)?$/gu,
    'owner name',
  ],
  [/\b(?:jamabandi|khatiyani?) (?=raiyat|ryot|holder)/gu, ''],
  [/\b(?:account|ac|a c) ?holder\b/gu, 'accountholder'],
  [/\b(applicant|borrower|customer|buyer|purchaser|vendee|allottee|owner)s? (?:no|number) (?=\d$)/gu, '$1 '],
  // "Spouse / co-applicant": who borrows as well
  [
    /\b(?:spouse|wife|husband|father|mother|son|daughter) (?:and |or |(?:(?:to join|joining|who joins|also) )?as )?(?=(?:co|joint) ?(?:applicant|borrower|obligant))/gu,
    '',
  ],
  // "Leave and licence no." is a tenancy's, and no permit's
  [/\bleave (?:and |cum )?licen[cs]e\b/gu, 'tenancy'],
  // "Unit taxed", "House assessed": what a bill is of
  [/\b(?:unit|house|building|flat|plot|land|premises) (?:taxed|assessed|billed|charged|concerned|in question)$/gu, 'property'],
  // "Post office & PIN": the PIN is the place's
  [/\bpost office (?:and |with )?(?=pin\b)/gu, ''],
  [/\bpin ?code\b|\b(?:postal|post) (?:index|pin|zone)(?: code)?\b/gu, 'pincode'],
  // a bank's party is its customer; a third one is not
  [
    /(?<!\b(?:third|3rd|second|2nd|other|first|1st|one) )\bparty(?: s)? (?=(?:mobile|mob|phone|ph|cell|contact|tel|telephone)\b)/gu,
    'customer ',
  ],
  // "Vendee (Second Part)" is no second vendee
  [new RegExp(String.raw`\b(${parties}) (?:of the )?(?:first|1st|one|second|2nd|other) part(?:y|ies)?\b`, 'gu'), '$1'],
  [new RegExp(String.raw`\b(?:first|1st|one|second|2nd|other) part(?:y|ies)? (?=(?:${parties})\b)`, 'gu'), ''],
  [new RegExp(String.raw`\bnames? (?:and )?(?:full )?address(?:es)? of (?=(?:the )?(?:co |joint )?(?:${parties})\b)`, 'gu'), 'name of '],
  // "Money for", "What the loan is for"
  [
    /^(?:(?:the )?(?:money|loan|amount|sum|funds?)|what(?: is)?(?: it| the (?:loan|money)(?: is)?)?) (?:(?:is |are )?(?:wanted |needed |required |asked |taken )?)for$/gu,
    'loan purpose',
  ],
  [/\balong with (?:this|the (?:form|sheet|application))(?: (?:i|we) (?:give|attach|enclose))?$/gu, 'papers'],
  [/^(?:docs|documents|papers) (?:on|in|at) (?:the )?(?:link|drive|folder|scan|mail|portal)$/gu, 'papers'],
  [/\bname on (?:the )?file\b|^who (?:borrows|is borrowing|will borrow|(?:takes|wants) the loan)$/gu, 'applicant'],
  // what a builder asks of the home in plain words
  [/^what you (?:have |are )?(?:booked|bought|taken|buying|booking)$/gu, 'your flat'],
  [
    /^where (?:it|this|the (?:flat|home|house|project|building)) (?:is|will be|stands|comes)(?: (?:coming|coming up|up|being built|situated|located))?$/gu,
    'property address',
  ],
  [/^why(?: do you (?:need|want) (?:it|the (?:loan|money)))?$/gu, 'loan purpose'],
  [
    /\b(?:wife|husband|spouse|son|daughter|father|mother|brother|sister)(?: (?:or |and )?(?:wife|husband|spouse))? joining$/gu,
    'co applicant',
  ],
  [/\b(?:first|1st|main) person (?:on|in|of) (?:the |this )?(?:loan|form|case|application)\b/gu, 'applicant'],
  [/\b(?:second|2nd|other) person (?:on|in|of) (?:the |this )?(?:loan|form|case|application)\b/gu, 'co applicant'],
  [/\bwhose (?:case|file|loan|proposal|request)\b/gu, 'applicant'],
  [/\b(?:joining|together with|along with) (?:her|him|them|(?:the )?(?:applicant|borrower))$/gu, 'co applicant'],
  // a form that speaks as who fills it in, or to him
  [
    /\b(?:who owns(?: it)?|whose (?:is|are) (?:it|(?:the )?(?:house|flat|plot|land|property)))(?: (?:now|today|at present|at the moment))?$/gu,
    'owner',
  ],
  [/\bhow (?:big|large)(?: is (?:it|the (?:plot|flat|house|land)))?$/gu, 'area'],
  [/\b(?:which|what) (?:papers|documents) (?:are|have|do|will|can) you\b.*$/gu, 'papers'],
  [/^(?:(?:talk|speak) (?:to|with)|reach(?:able)? (?:at|on)|can be reached (?:at|on))$/gu, 'contact'],
  [/\b(?:you (?:can|may) |please )?(?:ring|call|reach|phone|contact) (?:me|us|him|her|them) (?:on|at)$/gu, 'phone'],
  [/\b(?:i am|(?:s?he|they) (?:is|are)|(?:s?he )+is|who is) (?:called|known as|named)\b/gu, 'name'],
  [/\bwho (?:are you|you are)\b/gu, 'you'],
  [/\bfree ?hold\b/gu, 'freehold'],
  [/\blease ?hold\b/gu, 'leasehold'],
  [/\be ?mail\b/gu, 'email'],
  [/\bफ्री ?होल्ड\b/gu, 'फ्रीहोल्ड'],
]

/** "Of the": अर्जदाराचे, arjdarache, arjdarnu. */
const genitive = /(?:ां|ा)?च[ेाी]$|(?:a|an|i)?ch[eai]$|n[ui]$/u

/** A whole word, and no other one misread. */
const asWritten = new Set(['purchase'])

function meaningOfWord(word: string): Meaning | undefined {
  const known = meaningOf.get(word)
  if (known || word.length < 6 || asWritten.has(word)) return known
  const stem = meaningOf.get(word.replace(genitive, ''))
  if (stem) return stem
  const told = misread.get(word)
  if (told !== undefined) return told ?? undefined
  const meaning = longWords.find(([long]) => isOneApart(word, long))?.[1]
  if (misread.size >= mostMisread) misread.clear()
  misread.set(word, meaning ?? null)
  return meaning
}

/** What words that are not known mean, as if a letter of them was misread: papers repeat theirs, and it is long to look for. */
const misread = new Map<string, Meaning | null>()
const mostMisread = 20_000

/** A label by what its words mean. */
export interface LabelMeaning {
  meanings: ReadonlySet<Meaning>
  /** Words that mean nothing known. */
  unknown: number
  /** Words that mean something. */
  known: number
}

/** Whether a cell reads like a label of any kind: few words, all of which labels use, and no figure. */
export function readsLikeLabel(text: string): boolean {
  const bare = latinOf(text.replace(serial, ''))
  if (/\d{2}/u.test(bare) || bare.split(/\s+/u).length > longestLabel) return false
  const { meanings: meant, known, unknown } = meaningOfLabel(bare)
  return known > 0 && unknown === 0 && ![...meant].every((one) => valueMeanings.has(one))
}

/** A cell in two languages by its Latin letters: fonts often break the others. */
const latinOf = (text: string): string => (/[A-Za-z]{2}/u.test(text) ? text.replace(/[\p{Script=Devanagari}\p{M}]+/gu, ' ') : text)

/** A label that leads over to its value: "Valuation requested by". */
const opensValue = /\s(?:by|of|from|to|for|no)\W*$/iu

/** Whether a cell cannot be a label: it holds a figure, or words that no label uses. */
export function cannotBeLabel(text: string): boolean {
  const bare = latinOf(text.replace(serial, ''))
  if (!/[A-Za-z]/u.test(bare)) return /\d{2}/u.test(bare)
  return /\d{2}|,$/u.test(bare) || (meaningOfLabel(bare).unknown >= 2 && !opensValue.test(bare))
}

const serial = /^\s*(?:\(?\d{1,2}[.)]?|[A-H]\d{1,2}[.)])\s+/u
/** Meanings that stand as values too: "Freehold", "Residential", "Home loan", "Self". */
const valueMeanings: ReadonlySet<Meaning> = new Set<Meaning>(['freehold', 'leasehold', 'residence', 'joint', 'home', 'loan', 'self'])

const longestLabel = 7

/** What a printed label's words mean. */
export function meaningOfLabel(label: string): LabelMeaning {
  const text = compounds.reduce((out, [pattern, to]) => out.replace(pattern, to), normaliseLabel(label))
  const found = new Set<Meaning>()
  let [unknown, known] = [0, 0]
  for (const word of text.split(' ')) {
    if (word === '' || empty.has(word) || /^[\da-z]$/u.test(word)) continue
    const meaning = meaningOfWord(word)
    if (meaning) {
      found.add(meaning)
      known += 1
    } else unknown += 1
  }
  return { meanings: found, unknown, known }
}
