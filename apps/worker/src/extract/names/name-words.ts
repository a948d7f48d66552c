/** Titles before a person's name; they are no part of it. */
export const titleWords =
  's\\/(?:sh(?:ri)?|sri|smt)|(?:shri|sri|mr)\\.?\\/(?:smt|mrs|ms|sushri)|mr|mrs|ms|miss|mx|master|messrs|shri|shree|sri|sree|shry|smt|smti|srimati|shrimati|shreemati|sh|km|kum|kumari|ku|mst|mstt|mustt|musammat|mussammat|sdn|retd|rtd|dr|prof|adv|advocate|er|ca|col|wing\\s+commander|squadron\\s+leader|group\\s+captain|flight\\s+lieutenant|lieutenant|colonel|captain|brigadier|cdr|cmde|sqn|ldr|wg|subedar|havildar|capt|maj|brig|lt|gen|justice|hon|honble|sou|sau|sow|soubhagyavati|sowbhagyavathi|srimathi|chi|thiru|thirumathi|thirumathy|thirumati|tmt|tvl|kong|bah|sarvashri|sarvasri|selvi|janab|sardar|sardarni|pandit|late|swargiya|swargeeya|minor|श्री|श्रीमान|श्रीमति|श्रीमती|सौ|सुश्री|कुमारी|डॉ|स्व|स्वर्गीय'

/** Titles that tell a person within a sentence, where rules read on behind them. */
export const personTitles = String.raw`(?<!\p{L})(?:s\/(?:sh(?:ri)?|sri|smt)|mst|shri|shrimati|smt|sri|srimathi|sh|mr|mrs|ms|km|kum|dr|sau|sou|sow|thiru|thirumathi|thirumathy|thirumati|tmt|selvi|kong|bah)`
/** Titles of four letters and more that are written with a full stop: "Thiru. Murugan". */
const longTitles =
  'thiru thirumathi thirumathy thirumati selvi kumari shri shree shry sree shrimati srimati srimathi prof messrs miss mohd smti'
    .split(' ')
    .flatMap((title) => [title, title.charAt(0).toUpperCase() + title.slice(1), title.toUpperCase()])
    .join('|')
/** The full stop of such a title. */
export const titleStop = String.raw`(?<=(?<![\p{L}])(?:${longTitles}))\.`
/** A full stop that no such title is written with. */
export const fullStop = String.raw`(?<!(?<![\p{L}])(?:${longTitles}))\.`

/** "S/o" and its kin with what OCR makes of them ("Slo", "S/0"). */
export const parentage = String.raw`(?:(?:(?:[sdw]\s*\/\s*){1,2}(?=[sdwch]\s*\/))?(?:wd|s{1,2}|[dwchr])\s*[/.|\\]\s*[o0]\b\.?|[SDWCR][l1|\\][o0O]\b)`

/** Words that end a name and leave what stands before them: kin, age, dwelling, verbs, offices of a person. */
export const afterName: ReadonlySet<string> = new Set(
  `rs inr son sons daughter daughters wife widow husband husbands father fathers mother mothers brother sister resident residents residing residence aged age years year yrs
occupation occ profession by having holding holder represented rep reptd through thru being both all hereinafter hereafter living lives live
alias pan aadhaar aadhar uid uidai dob in who whose which under as the of to for from on at with and or is are was were has have had do does doth
hereby said address addr mobile mob phone ph tel cell contact email mail dated date dt caste religion faith citizen indian adult major minor inhabitant
permanent presently now not no nos via vide jointly severally only etc others other ors anr seller sellers buyer buyers vendor vendors vendee vendees
purchaser purchasers transferor transferee lessee lessor lessees donor donee allottee allottees owner owners applicant applicants borrower
borrowers coapplicant guarantor guarantors reference references nominee customer customers co sole first second party parties manager officer secretary director partner partners proprietor karta
advocate witness witnesses sir madam registrar commissioner signature signatory name names title titled self same relation favour favor
executant executants claimant claimants signed thumb hereto hereof herein this that its his her their i we my our your you please kindly thanking thank sub
subject ref dear re regarding attn sd shall will may be been also namely above below an a if then when where whereas per r/o s/o d/o w/o c/o
niwasi nivasi tatha evam aur putra putri putragan putriyan atmaj atmaja आत्मज आत्मजा putar dukhtar wald valad patni gawah sakshi पुत्र पुत्री पत्नी निवासी निवासिनी आयु उम्र पिता पति जाति के का की को ने द्वारा एवं और तथा व में से पर नाम मो मोबाइल`
    .split(/\s+/u)
    .filter(Boolean),
)

/** Words that no person is called by, but firms, offices, places, papers and forms are. */
export const notPersons: ReadonlySet<string> = new Set(
  `bank banks ltd limited llp pvt private company corporation corp municipal municipality authority trust board department office branch society
sector road colony plot flat house houses tower unit units floor village tehsil taluk taluka tahsil district phone deed sale agreement letter form
loan property properties security wing xxx xxxx xxxxx xxxxxx xxxxxxxx yes nil na none role credit facility facilities channel against koi nathi nahi nahin kuchh total amount area rs inr pin pincode co-operative cooperative sahakari souharda state india team details particulars customer
architect builder builders developer developers promoter promoters coloniser colonisers colonizer colonizers infra infrastructure infratech infraventures estates estate realty realtors
realtech buildcon buildtech construction constructions projects project housing homes home finance financial services enterprises associates
traders industries group apartment apartments residency residences heights towers enclave extension layout street lane marg cross main avenue
complex market chowk park garden gardens nagar vihar puram kunj bagh ward block phase khata khasra survey site scheme premises holding receipt
tax bill certificate mutation allotment possession lease leasehold freehold price value rate charges payment booking application number id code
status class type nature purpose category tenure interest emi income salary business salaried employed employee employees retired housewife lecturer professor headmaster businessman businesswoman pensioner agriculturist avas awas evam homemaker maker government
govt residential commercial east west north south corner road side boundary schedule annexure page stamp registration registered sub-registrar
nagarpalika palika nigam panchayat parishad mahanagar council gram zilla development improvement urban town city tower planning planner housing
veedu illam nilayam tharavad tharavadu sadanam kutir kuteer manzil
board court road station post police hospital school college temple mandir bhawan bhavan building buildings villa villas bungalow godown shop
person persons constitution proprietorship partnership concern
not acceptance surname middle salutation forename applicable sheet information same estimated product amt lan co-app coapp co-applicant co-borrower above accept agree authorised authorized signatory declaration photo photograph enclosed enclosures annexed handing handed taking taken original portal consideration bldg blk
copy account statement technical legal valuation report visit engineer request required urgent new old flat carpet super built customer relations
head dealer seller's collector clerk cashier inspector superintendent secy tahsildar tehsildar overseer notary agent broker helpline helpdesk desk care
dear regards thanks yours faithfully sincerely full file case cell ref photo conditions note description whereas purchased stamp certificate
memorandum recording deposit deeds mortgage indenture whomsoever whomever gender nobody kreta vikreta avedak anavedak aavedak anaavedak prarthi covenants ghar patti pani milkat makan malmatta bhumi gata sarve aaraji rakba halka mauza mouza anchal jila zila pargana varsh ekun dinank kramank sankhya namuna vasuli rasid raseed pavti
government non judicial plan map drawing document documents identity स्वामी मालिक खातेदार फोटो चित्र पिन मोबाइल जन्म लिंग पता आधार वर्तमान ऋण आवेदन आवेदक शाखा विवरण सम्पत्ति संपत्ति भूखण्ड भूखंड क्षेत्रफल दिनांक
विक्रय पत्र अनुबंध शर्तें नियम बैंक निगम प्राधिकरण विकास कार्यालय गया है कहा हेतु पट्टाधारक पट्टेदार धारक पट्टाधारी भूमिधर भूस्वामी उपरोक्त क्रेता विक्रेता निम्नलिखित वर्णन मिळकत मिळकतीचे क्षेत्रफळ घरपट्टी`
    .split(/\s+/u)
    .filter(Boolean),
)

/** Names of families that are words of places too: "Inder Nagar", "Anita Puri", "Mohan Lane". */
export const placeFamilies: ReadonlySet<string> = new Set(['nagar', 'nigam', 'bagh', 'puri', 'sale', 'lane', 'page', 'price', 'park'])
/** Colonies called after whom people worship or remember: with such a first name it is no person's family. */
export const colonyNames =
  /^(?:(?:ram|rama|krishna|ganesh|sai|hari|shyam|balaji|mahavir|mahaveer|lakshmi|laxmi|durga|shiv|shiva|hanuman|nath|gandhi|nehru|shastri|tilak|patel|subhash|ambedkar|indira|rajendra|jawahar|adarsh|shanti|vikas|janak|new|old)\s+)+(?:nagar|bagh|puri|park|lane)$|\s(?:flats|apartments?|towers?|residency|enclave|villas|heights|complex|society)$/iu

/** Ends of names of places: such a name without a title is an address. */
export const placeEnd =
  /(?:nagar|nagara|vihar|puram|pura|pur|puri|abad|ganj|garh|gunj|palya|palli|pally|halli|kere|wadi|gaon|khurd|kalan|bagh|chowk|peth|pet|patti|pada|wada|pahar|guda|gudem|konda|cherry|nadu|desh|pradesh|sthan)$/iu

export const states =
  /^(?:andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|himachal|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|tamilnadu|telangana|tripura|uttar pradesh|uttarakhand|uttaranchal|west bengal|delhi|new delhi|noida|greater noida|gurgaon|gurugram|faridabad|ghaziabad|mumbai|navi mumbai|thane|pune|nagpur|nashik|bengaluru|bangalore|mysuru|mysore|chennai|madras|coimbatore|madurai|hyderabad|secunderabad|kolkata|calcutta|howrah|ahmedabad|surat|vadodara|rajkot|jaipur|jodhpur|kota|udaipur|ajmer|lucknow|kanpur|agra|varanasi|meerut|allahabad|prayagraj|bhopal|indore|gwalior|jabalpur|raipur|ranchi|patna|bhubaneswar|cuttack|guwahati|chandigarh|panchkula|mohali|ludhiana|amritsar|jalandhar|dehradun|haridwar|shimla|jammu|srinagar|kochi|ernakulam|thiruvananthapuram|kozhikode|puducherry|visakhapatnam|vijayawada|tirupati)$/iu
