/** Words that the labels and clauses of property papers are made of, as printed: what a worn page garbles is told by them. */
const words = `
 abutting account acknowledge acknowledged acquired additional address admeasuring advance after agent agreed agreement allotment allotted
 allottee allottees amenities amount annexure annual another apartment apartments applicable applicant applicants application applied approval
 approved approximately architect area areas asking assessed assessee assessment assigns association attached authorised authority balance
 bank basement basic bearing before between block booking borrower borrowers boundaries boundary bounded branch building buildings built
 builder builders builtup buyer buyers called carpet category certificate certified certify charge charges circle city clearance clear code
 collector colony commencing commencement common communication competent completed completion condition conditions confirm consideration
 constructed construction contact contacted conveyance copies copy corner corporation correspondence corpus cost covered customer date dated daughter
 deed delivered demand department deposit described description designation details developer developers development dimensions discharged
 district division document documents door drawing dwelling earnest east eastern easement electricity electric elevation eligible enclosed
 enclosures encumbrance encumbrances entered entitled equipment estate estimated exclusive executed execution existing extent external
 facility facing father favour finance floor floors following forest freehold frontage garage ground granted guarantor hereby hereinafter
 herein heirs holder holding house household housing husband identification immovable improvement income including inclusive infrastructure
 instalment internal intimation issued joint jointly jurisdiction kitchen ladder landmark landowner layout lease leased leasehold ledger legal
 lender lessee lessor letter liable licence limited list loan locality located location mailing maintenance maximum measurement measuring
 member membership mobile month monthly mortgage mortgaged municipal municipality mutation mutated name nature north northern number objection
 occupancy occupation office officer original other outstanding owned owner owners ownership paid parcel park parking particulars party passport
 payable payment penthouse period permanent permissible permission permit permitted phone plan planning plinth plot portion possession postal
 power preferential premises premium present previous price primary principal proceedings procedure project promoter property proposal
 proposed purchase purchased purchaser purchasers purpose quarter rebate receipt received record recorded records reference registered registrar
 registration registry relationship remaining remarks rent rental repayment requested required reserved residence residential residing resident
 residual respect revenue revised road rupees saleable sanction sanctioned schedule scheduled scheme second secondary sector security seller
 sellers serial service share signature signatory signed site situate situated society southern south spouse square stamp statement status storey
 storeys stilt street structure submitted subject super superintendent supporting survey taluk taluka tehsil telephone tenement tenure term
 terrace territory thence title together total tower township transfer transferee transferees transferor transferred undersigned undertaking
 undivided unexpired unit upper usage valuation value vendee vendees vendor vendors verified village ward water western whereas whereof
 widow wife witness witnesses yard yards years zone`

export const fieldWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/u))

/** Words as good as these, though one letter off: they stay. */
export const plainWords: ReadonlySet<string> = new Set(
  `abiding acquire arba areal ares assign assigned award beating brother canter cast caste change color complete contract cone cost crease dare data dato datta dates deeds dist doors drawings entitle facings failing financed
 fast father's fathers  form former gather halder haldar hearing horse hours households laid landmarks lane late leases lesser letters lights loans locale lodge lower mace
 mane marked master mature mouse moved nama namo names notary nought numbers officers offices others owed pack parks parts past pats payer paying permits phones
 plane planned planting plants plate plots pocket porter ports post pound prepayment premier presented presents president prices projects promote properties protect
 propose proposer receive read receipts references regular release rented require reside residents rests rice roads roof sailed sale sales saving secured seat seats
 section sectors selling services seven shape shard shared shares shore signs sites situation sold some son sound spare sita sati thereof stage stand stale
 start state states station stead still stone store storage storeyed structural subjects surveyor surveys team tender tenders tern tile times titled titles
 totals towers towards town units vacant values villages wards waste weste wested wide wine wire
 khasra khata khewat khatauni tahasil tahsil thiru tmt mouza mauza mouje moje patta particularly validity`
    .trim()
    .split(/\s+/u),
)

/** Whether a word has letters of Devanagari. */
export const isDevanagari = ({ text }: { text: string }): boolean => /\p{Script=Devanagari}/u.test(text)

/** Letters of a word alone, in small ones. */
export const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, '').toLowerCase()

/** Whether a word in small letters is one that property papers print, and so no misread one. */
export const isPrintedWord = (text: string): boolean => fieldWords.has(text) || plainWords.has(text)
