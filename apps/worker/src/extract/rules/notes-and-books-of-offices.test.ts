import type { IntakeKey } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { readTextFile } from '../../ocr/text-file.ts'
import { paperOf } from '../extract-fields.ts'
import type { PaperKind } from '../kinds/paper-kind.ts'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

type Wanted = Partial<Record<IntakeKey, unknown>>
const kindOf = (text: string): PaperKind =>
  paperOf({ file: 'paper.txt', sha256: '', pages: [readTextFile(new TextEncoder().encode(text), 'paper.txt')] }).kind

describe('what a paper is', () => {
  it.each<[string, PaperKind, string]>([
    [
      'a desk writes to its valuer and speaks of a tax',
      'mail',
      'NOTE TO APPROVED VALUER\nA/c\tSunil Gawande\nLead no\tPNE-118-2207\nLoan\tHome Loan\nAddress\tHouse No. 4, Karve Nagar, Pune 411052\nRemarks\tProperty tax receipt pending, house tax bill seen.',
    ],
    [
      'an authority allots in the middle of a Hindi letter',
      'allotment',
      'जबलपुर विकास प्राधिकरण\nप्रति, श्रीमती रेखा दुबे\nमहोदया,\nआपको योजना क्रमांक 11, विजय नगर में भवन क्रमांक 42 आवंटित किया गया है।\nराशि 30 दिवस में जमा करें।',
    ],
    [
      'a department of land revenue heads a certificate of its settlement',
      'mutation',
      'GOVERNMENT OF NAGALAND\nDEPARTMENT OF LAND REVENUE\nLAND HOLDING CERTIFICATE\nName of holder: Kevisato Angami\nArea 300 sq m',
    ],
  ])('%s', (_, kind, text) => {
    expect(kindOf(text)).toBe(kind)
  })
})

describe('values of notes and of the books of offices', () => {
  it.each<[string, string, Wanted]>([
    [
      'a tenant with her husband behind a letter',
      "RECORD OF RIGHTS\nMouza : Patrapada\tThana : Jatni\nDistrict : Khordha\nName of raiyat, father's name and caste\tMAMATA JENA W: HARIHAR JENA\n\tNIRANJAN JENA F: HARIHAR JENA\nStatus\tStitiban",
      { property_owner_name: 'Mamata Jena, Niranjan Jena' },
    ],
    [
      'a holder of one word above a parent',
      'LAND SETTLEMENT CERTIFICATE\nName of holder\tZoramthanga\nName of father\tLalbiakzuala\nArea\t300 sq. m',
      { property_owner_name: 'Zoramthanga' },
    ],
    [
      'the titles of the Khasi hills',
      'SALE DEED\nbetween Bah Kitbok Nongrum, residing at Laban (Vendor) and Kong Ibadahun Syiemlieh, residing at Malki (Purchaser).',
      { property_owner_name: 'Ibadahun Syiemlieh' },
    ],
    [
      'land of the hills by its locality',
      'DEED OF SALE\nSCHEDULE\nA piece of land with a dwelling situated at Lawjynriew, Nongthymmai, Shillong, East Khasi Hills District, Meghalaya - 793014 measuring 2,100 sq ft',
      { property_address_doc: 'Lawjynriew, Nongthymmai, Shillong, East Khasi Hills District, Meghalaya', pincode: '793014' },
    ],
    [
      'a patta beside its dag',
      'MUTATION CERTIFICATE\nPatta No.\t44\nDag No.\t118\nVillage\tNamti\nMouza\tKonwarpur\nDistrict\tSivasagar',
      { property_address_doc: 'Patta No. 44, Dag No. 118, Village Namti, Mouza Konwarpur, District Sivasagar' },
    ],
    [
      "the society's building",
      "SHARE CERTIFICATE\nThis is to certify that Shri Ajit Naik is the registered holder of ten shares in respect of Flat No. 9, in the Society's building at Tilak Road, Dombivli (East), Thane 421201.",
      { property_address_doc: 'Flat No. 9, Tilak Road, Dombivli (East), Thane' },
    ],
    [
      'an office that writes its letters before the count',
      'MUNICIPALITY\nBUILDING PERMIT\nPermit No. : BL 44/2022\nDate : 11/08/2022\nName of applicant : Smt. Leena Jose',
      { sanction_approval_no: 'BL 44/2022', sanction_number_date: '11/08/2022' },
    ],
    [
      'the survey number of a place that runs over the line',
      'PUNE AUTHORITY\nOCCUPANCY CERTIFICATE\nThe building on S. No. 44/1, Mouje\nMaan, Tal. Mulshi, Dist. Pune 411057 is permitted to be occupied.',
      { address_as_per_plan: 'S. No. 44/1, Mouje Maan, Tal. Mulshi, Dist. Pune' },
    ],
    ['a short name of housing', 'Valuation request\nBorrower\tAnil Kale\nFacility\tTL-HSG\nFile no\tHL-22118', { loan_type: 'Home Loan' }],
    [
      'a loan of no usual class',
      'Valuation request\nBorrower\tAnil Kale\nFacility\tSME BUSINESS LOAN\nFile no\tHL-22118',
      { loan_type: 'SME BUSINESS LOAN' },
    ],
    [
      "a holder's entry below an older one, with a deed among its words",
      'CITY SURVEY OFFICE, SANGLI\tPROPERTY CARD\nVillage : Vishrambag\tTaluka : Miraj\tDistrict : Sangli\nDate\tTransaction\tNew holder\tSign\n12/05/1994\tHeirs\tShankar Patil\tCSO\n03/10/2020\tSale deed 118/2020\tMrs. Rekha Ghatge\tCSO',
      { property_owner_name: 'Rekha Ghatge' },
    ],
    [
      'members of a society who ask for a loan',
      'ANAND NAGAR CO-OP HOUSING SOCIETY LTD\nTo, The Manager, Janata Bank\nSub: NOC\nDear Sir,\nWe confirm that Mrs. Usha Kale and Mr. Ravi Kale are members of our society holding Flat No. 12. They have applied for a housing loan and we have no objection.',
      { property_owner_name: 'Usha Kale, Ravi Kale', applicant_name: 'Usha Kale', co_applicant_name: 'Ravi Kale' },
    ],
    [
      'a member who asks for nothing',
      'ANAND NAGAR CO-OP HOUSING SOCIETY LTD\nTo, The Manager, Janata Bank\nSub: NOC\nDear Sir,\nWe confirm that Mrs. Usha Kale is a member of our society holding Flat No. 12. We have no objection to the sale of the flat.',
      { property_owner_name: 'Usha Kale', applicant_name: null },
    ],
    [
      'parties with their roles behind commas',
      'THIS DEED OF SALE is made BETWEEN Smt. Gouri Pal, Vendor, AND M/s Matri Builders, Developer, AND Sri Arup Dey, of Garia, Purchaser.\nSCHEDULE\nFlat No. 2C, 44 Garia Road, Kolkata 700084',
      { property_owner_name: 'Arup Dey', developer_name: 'M/s Matri Builders' },
    ],
    [
      'a home of an allotment behind its scheme in the words of Hindi',
      'आवास मण्डल\nश्री रमेश जैन\nआपको शिव नगर आवासीय योजना, अजमेर 305001 में अल्प आय वर्ग का आवास संख्या 4/22 आवंटित किया जाता है।',
      { property_address_doc: 'आवास संख्या 4/22, शिव नगर आवासीय योजना, अजमेर', pincode: '305001' },
    ],
    [
      'a house of a hasty note',
      'val note\ncust - Harjit Singh\nloan - LAP\nhouse at gali no 7 preet nagar khanna 141401\nph 98142 00000',
      { property_address_doc: 'Gali No 7 Preet Nagar Khanna', pincode: '141401' },
    ],
    [
      "a husband's number",
      'Valuation request\nBorrower : Smt. Rani Das\nContact : Bimal Das, 94330 11827 (husband)',
      { contact_number: null },
    ],
    [
      'land that is held by a patta of the hills',
      'DISTRICT COUNCIL\nLAND HOLDING PATTA\nName of holder\tSmti. Rikme Sangma\nLocality\tHawakhana',
      { property_owner_name: 'Rikme Sangma', land_freehold_or_leasehold: null },
    ],
    [
      'a plot behind the floors of its house',
      'Valuation request\nCustomer: Anil Rao\nLoan: Home Loan\nCollateral: H.No. 4-118/2, Ram Nagar, Karimnagar 505001, G+1, plot 150 sq yds',
      { land_area_docs_sqyd: 150, document_area_sqft: null },
    ],
    [
      'a booth of a sector',
      'LEASE DEED\nSite\tSCO No. 44\nSector\tSector 5, Panchkula 134109\nArea\t100 sq. metres',
      { property_address_doc: 'SCO No. 44, Sector 5, Panchkula', pincode: '134109' },
    ],
    [
      "a builder's place with its project and its flat",
      'LETTER OF ALLOTMENT\nTo, Mr. Amit Shah\nProject\tGreen Vista\nUnit\tB-704, 7th Floor\nLocation\tNear Ring Road, T.P. 4, Bhayli, Vadodara 391410',
      { flat: 'B-704', property_address_doc: 'Unit No. B-704, 7th Floor, Green Vista, Near Ring Road, T.P. 4, Bhayli, Vadodara' },
    ],
    [
      'who paid with others, and premises before a bare number',
      'MUNICIPAL CORPORATION\nPROPERTY TAX RECEIPT\nReceived from SRI DILIP NANDI & ORS. for premises 22/1, Bon Behari Lane, Salkia, Howrah 711106\nAmount : Rs. 900',
      { property_owner_name: 'Dilip Nandi', property_address_doc: 'premises 22/1, Bon Behari Lane, Salkia, Howrah', pincode: '711106' },
    ],
    [
      'a form that its title calls a loan against property, with an extract of form 8-A',
      'LOAN AGAINST PROPERTY APPLICATION FORM\nName of applicant\tSunil More\nDocuments submitted\t8-A extract, Index II, Tax receipt',
      { loan_type: 'Loan Against Property', list_of_documents: ['8-A extract', 'Index II', 'Tax receipt'] },
    ],
    [
      'land behind a number in a permit of a village',
      'GRAM PANCHAYAT\nBUILDING PERMISSION\nPermission is granted to Shri Kanu Patel to construct a house on Block No. 41, land of 900 sq. ft.\nTotal construction 610 sq ft',
      { land_area_plan: '900 sq ft', approved_area_plan_sqft: 610 },
    ],
    [
      'a flat of a Marathi tax bill',
      'महानगरपालिका\nमिळकत कर देयक\nधारकाचे नाव\tश्री. सुनील जोशी\nपत्ता\tस.नं. 44/1, फ्लॅट नं. 9, साई हाईट्स, कोथरूड, पुणे 411038\nक्षेत्रफळ\t640 चौ.फूट',
      { flat: '9', pincode: '411038', document_area_sqft: 640 },
    ],
    [
      'a godown on land that is told in guntas',
      'Valuation request\nBorrower : Ravi Kumar\nLoan : LAP\nExtent : 10 guntas, godown 3,200 sq ft',
      { document_area_sqft: 3200, land_area_docs_sqft: null },
    ],
    [
      'a perpetual lease whose rent is a share of the premium',
      'PERPETUAL LEASE\nThe Lessor demises to Shri Ram Lal (the Lessee) Plot No. 4, Block A, yielding and paying yearly rent at 2.5% of the premium, i.e. Rs. 310, in perpetuity.',
      { period_expired_balance_lease_rent: 'in perpetuity, lease money Rs. 310 per year' },
    ],
    [
      "a builder's site that begins with its project, with the flat in cells above",
      'LETTER OF ALLOTMENT\nTo, Mr. Amit Shah\nFlat number\tC-701\nBlock\tC\nSite\tPearl Heights, Sector 43, Gurugram, Haryana 122002',
      { flat: 'C-701', property_address_doc: 'Pearl Heights, Sector 43, Gurugram, Haryana' },
    ],
    [
      'a portion out of the land told before it',
      'SALE DEED\nFIRST SCHEDULE\nNorth : house of Bina Roy\nSouth : lane\nEast : tank\nWest : road\nSECOND SCHEDULE (hereby sold)\nland measuring 720 sq ft out of the First Schedule\nNorth : land of vendor\nSouth : lane\nEast : Anil Shaw\nWest : road',
      { boundaries_deed_north: 'land of vendor', boundaries_deed_east: 'Anil Shaw' },
    ],
  ])('%s', (_, text, wanted) => {
    expect(valuesOfText(text, wanted)).toEqual(wanted)
  })

  it('are read below the heads of a register of two lines', () => {
    const register = `ASSESSMENT REGISTER
Door No     Name and address     Occupier     Plinth area     Tax
            of owner
IX/44       Leela Varkey         Owner        162.40 sq.m     1,118`
    expect(valuesTyped(register, ['property_owner_name', 'document_area_sqft'])).toEqual({
      property_owner_name: 'Leela Varkey',
      document_area_sqft: 1748,
    })
  })

  it('are no prices beside an area in brackets', () => {
    const offer = `OFFER OF POSSESSION
Flat No. B-4, Tower C, Sun Towers
Head                     Amount
Balance price (1,985     8,42,000~
sq.ft. super area)`
    expect(valuesTyped(offer, ['document_area_sqft'])).toEqual({})
  })

  it('begin a section with its letter, and end the label above', () => {
    const form = `APPLICATION FOR HOUSING LOAN
A. CO-APPLICANT
Name                 Leena Jose
B. LOAN
Purpose              Construction
Amount               Rs. 25,00,000
C. PROPERTY
Survey No.           44/2
Village              Kizhattur
Taluk                Perinthalmanna
District             Malappuram
PIN                  679325`
    expect(valuesTyped(form, ['property_address_doc', 'pincode'])).toEqual({
      property_address_doc: 'Survey No. 44/2, Kizhattur, Taluk Perinthalmanna, District Malappuram',
      pincode: '679325',
    })
  })

  it('end a number in its line, where the next one asks for another thing', () => {
    const card = `PROPERTY CARD
Village: Kasba Bawda         Taluka: Karveer       District: Kolhapur
City Survey No.              Area sq.m             Tenure
1184/3                       142.60                C
Holder by origin             Ganpat Patil`
    expect(valuesTyped(card, ['property_address_doc'])).toEqual({
      property_address_doc: 'City survey No. 1184/3, Village Kasba Bawda, Taluka Karveer, District Kolhapur',
    })
  })

  it.each<[string, string, string]>([
    [
      'the last transfer',
      '1    02/03/2008   12    Mr. Suresh Vaze            Secretary\n2    19/11/2019   40    Mrs. Rima Patil and        Secretary~\n                        Mr. Atul Patil',
      'Rima Patil, Atul Patil',
    ],
    ['no transfer', '1\n2', 'Ramesh Oak'],
  ])('a share certificate with %s on its back', (_, entries, owner) => {
    const text = `SHARE CERTIFICATE No. 12
This is to certify that Shri Ramesh Oak is the registered holder of five fully paid up shares.
MEMORANDUM OF TRANSFERS OF SHARES
Sr   Date         No.   Name of transferee         Signed by
${entries}`
    expect(valuesTyped(text, ['property_owner_name'])).toEqual({ property_owner_name: owner })
  })
})
