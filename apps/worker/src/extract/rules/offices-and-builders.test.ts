import { describe, expect, it } from 'vitest'
import type { IntakeKey } from '@parakh/contracts'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

type Row = readonly [what: string, text: string, wanted: Readonly<Record<string, string | number | null>>]
const reads = (rows: readonly Row[]): void => {
  it.each(rows)('%s', (_what, text, wanted) => {
    expect(valuesOfText(text, wanted)).toEqual(wanted)
  })
}

describe('whose address stands in a head', () => {
  reads([
    [
      'a builder’s office in a flat is not the flat sold',
      'LAXMI NIVAS CONSTRUCTIONS\nFlat No. 3, Gokul Arcade, Begumpet, Hyderabad-500003. Tel. 040-27760011\nDEMAND LETTER\nTo,\nMr. Suresh Babu Kolli\nDear Sir,\nRef: Agreement of sale for Flat No. 812, Block-B, "Laxmi Meadows", Sy. No. 77, Nallagandla, Ranga Reddy District - 500019, Telangana.\nThe 5th slab is completed, please pay Rs. 6,00,000.',
      { flat: '812', pincode: '500019' },
    ],
    [
      'an address below a firm to whom an office writes is that firm’s',
      'MUNICIPAL CORPORATION\nCOMMENCEMENT CERTIFICATE\nNo. CHE/2217/2018 Dated 04/06/2019\nTo.\nM/s. Vinayak Buildcon\nOffice No. 9, Neelkanth Plaza, Station Road, Thane (W) - 400601\nSir,\nPermission is granted to erect a building on plot bearing C.T.S. No. 55, Village Naupada, situated at Gokhale Road, in T Ward, comprising of stilt + 7 upper residential floors.',
      {
        address_as_per_plan: 'C.T.S. No. 55, Village Naupada, Gokhale Road, T Ward',
        pincode: null,
        usage_approved_as_per_plan: 'Residential',
        floors_sanctioned: 'S+7',
      },
    ],
  ])
})

describe('where a project lies by the recitals of an agreement', () => {
  reads([
    [
      'land of so many acres, a colony with a name, and a flat',
      'FLAT BUYER\'S AGREEMENT\nThis agreement is made between Shubham Landcraft Pvt. Ltd. (hereinafter referred to as "the Company") and Mr. Arvind Khanna (hereinafter called the Allottee).\nWHEREAS the Company owns land admeasuring 8.4 acres in village Sihi, Sector 84, Gurgaon (Haryana) 122004, on which it is developing a group housing colony "SHUBHAM TERRACES".\nThe Company agrees to sell Apartment No. B-0704 on 7th floor having a super area of 1,420 sq. ft.',
      {
        property_address_doc: 'Apartment No. B-0704, 7th floor, SHUBHAM TERRACES, village Sihi, Sector 84, Gurgaon (Haryana)',
        pincode: '122004',
        flat: 'B-0704',
      },
    ],
  ])
})

describe('persons and permits of offices', () => {
  reads([
    [
      'who is liable after the mutation, beside who was before',
      'MUNICIPAL CORPORATION OF HOWRAH\nMUTATION CERTIFICATE\nPremises No. 12, Shibpur Road\nPrevious owner(s)\tPerson(s) liable after mutation\nSRI DILIP SEN\tSMT. RUMA DUTTA\nSMT. ANITA SEN\tSRI TAPAN DUTTA\nFee Rs. 900',
      { property_owner_name: 'Ruma Dutta, Tapan Dutta' },
    ],
    [
      'a plan approved in Hindi, for a plot with a letter',
      'नगर विकास न्यास, कोटा\nक्रमांक : नविन्या/भवन/2020/डी-771\tदिनांक : 05.02.2020\nश्री हरीश मीणा पुत्र श्री देवीलाल मीणा\nविषय : भूखण्ड संख्या बी-21, योजना श्रीनाथ पुरम, कोटा के भवन मानचित्र अनुमोदन बाबत।\nभूखण्ड क्षेत्रफल 180 वर्ग मीटर पर आवासीय भवन (भूतल + 1 तल) के मानचित्र अनुमोदित किये जाते हैं।',
      {
        property_owner_name: 'हरीश मीणा',
        address_as_per_plan: 'भूखण्ड संख्या बी-21, योजना श्रीनाथ पुरम, कोटा',
        sanction_approval_no: 'नविन्या/भवन/2020/डी-771',
        floors_sanctioned: 'G+1',
        land_area_plan: '180 sq m',
      },
    ],
  ])
})

describe('what belongs to a flat, and what to all of it', () => {
  const agreement = (text: string): string =>
    `AGREEMENT FOR SALE\nThis agreement is made between M/s Padma Builders, hereinafter called the Promoter, and Sri Kunal Bose, hereinafter called the Purchaser.\n${text}`
  reads([
    [
      'no price of all is the price of the car park told with the flat',
      agreement(
        'The Promoter shall sell Flat No. 2C on the second floor measuring 810 sq.ft. super built up area together with one covered car parking space at a total price of Rs. 31,50,000/-.\nExtra: generator Rs. 20,000.',
      ),
      { amenities_car_parking: '1 covered', amenities_power_backup: '20000' },
    ],
    [
      'the land of a recital is not the flat sold',
      agreement(
        'WHEREAS the owner holds S. No. 42/1 at village Wakad, Tal. Mulshi, Dist. Pune admeasuring 5100 sq.mtrs.\nThe Promoter agrees to sell Apartment No. 706 of carpet area 50 sq. meters on the 7th floor.',
      ),
      { document_area_sqft: 538 },
    ],
    [
      'share and car park between a flat and its land are no part of the address',
      agreement(
        'Flat No. 201, Second Floor, "PADMA NILAYAM" admeasuring 1260 Sq. Feet with undivided share of land 39 sq. yds. out of 900 Sq. yards, with car parking area of 90 Sft, on Plot Nos. 4 & 5, Survey No. 61, situated at Miyapur, Serilingampally Mandal, Ranga Reddy District 500049.',
      ),
      {
        property_address_doc:
          'Flat No. 201, Second Floor, PADMA NILAYAM, Plot Nos. 4 & 5, Survey No. 61, Miyapur, Serilingampally Mandal, Ranga Reddy District',
      },
    ],
    [
      'what is said to come in addition, without the mark of rupees',
      'BOOKING CUM ALLOTMENT AGREEMENT\nPromoter : SURYA INFRATECH\nVilla No. : 9\nPrice : Rs. 48,00,000\nAdditional : Maintenance corpus 40,000; Club house 55,000',
      { amenities_others: 'Maintenance corpus 40000, Club house 55000' },
    ],
    [
      'a customer’s number in a subject, which is no PIN',
      'SUTLEJ COLONISERS\nALLOTMENT LETTER\nSh. Mohan Lal\nSub: Allotment of apartment against Customer ID 732030\nWe are pleased to allot you Unit No. 401, Sector 9, Solan, Himachal Pradesh.',
      { pincode: null, flat: '401' },
    ],
    [
      'the PIN of a subject, and an address that ends before its cost',
      'STATE HOUSING BOARD\nALLOTMENT LETTER\nSmt. Kamla Rani\nH. No. 44, Kaithal\nSubject: Allotment of Type-C flat in Sector 12, Karnal (Haryana) 132001 on hire purchase.\nYou are hereby allotted Flat No. 19-GF (Ground Floor), Housing Colony, Sector 12, Karnal at tentative cost of Rs. 17,20,000.',
      { pincode: '132001', property_address_doc: 'Flat No. 19-GF (Ground Floor), Housing Colony, Sector 12, Karnal' },
    ],
  ])
})

describe('tables of offices', () => {
  reads([
    [
      'floors in columns for the ground, the upper ones and those for cars',
      'MUNICIPAL CORPORATION\nBUILDING PERMIT ORDER\nPERMIT No. : 2/C4/01177/2020\n1\tFloors\tGround\tUpper floors\tParking floors\n\tNo. of floors\t-\t5\tStilt 1\n2\tUse\t-\tResidential\tParking\n3\tSite Area (m2)\t301.20\n4\tTotal built up area (m2)\t700.00',
      {
        floors_sanctioned: 'S+5',
        usage_approved_as_per_plan: 'Residential',
        land_area_plan: '301.2 sq m',
        approved_area_plan_sqft: 7534.74,
      },
    ],
    [
      'a ground floor that is counted',
      'MUNICIPALITY\nBUILDING PERMIT ORDER\nPERMIT No. : G1/884/2019\nFloors\tGround\tUpper floors\tParking floors\nNo. of floors\t1\t2\t-',
      { floors_sanctioned: 'G+2' },
    ],
    [
      'a district beside its label, over the head of a table',
      'OFFICE OF THE CIRCLE OFFICER\nCORRECTION SLIP (MUTATION)\nApplicant name\tMEENA DEVI\nMauza\tBihta\nAnchal\tBihta\nDistrict\tPatna\nKhata No.\tKhesra No.\tRakba\tLagaan\n88\t412\t4.5 Decimal\t9.00',
      { property_address_doc: 'Khata No. 88, Khesra No. 412, Mauza Bihta, Anchal Bihta, District Patna' },
    ],
    [
      'where a taxed house stands, in Hindi',
      'नगर पालिक निगम उज्जैन\nसंपत्तिकर बिल\nभवन स्वामी का नाम : श्री दिलीप सोनी\nअधिभोगी : श्री अजय पाल (किरायेदार)\nपता : 27, ऋषि नगर, उज्जैन (म.प्र.) 456010\nदेय कर : 1,900',
      { property_address_doc: '27, ऋषि नगर, उज्जैन (म.प्र.)', pincode: '456010', property_owner_name: 'दिलीप सोनी' },
    ],
  ])
})

describe('columns of a page', () => {
  const typed = (text: string, wanted: Readonly<Partial<Record<IntakeKey, string>>>): void => {
    expect(valuesTyped(text, Object.keys(wanted) as IntakeKey[])).toEqual(wanted)
  }
  it('takes a label with another one’s value above for a row of its own', () => {
    typed(
      'NAGAR NIGAM DEHRADUN\nPROPERTY TAX RECEIPT\nZone / Division      9 / 117\nAssessee Name        DHARAM PAL RAWAT & BIMLA~\n                     RAWAT\nPincode              248001\nTotal                2,970',
      { property_owner_name: 'Dharam Pal Rawat, Bimla Rawat' },
    )
  })
  it('sees that a cell above with its own value heads nothing', () => {
    typed(
      'DEVELOPMENT AUTHORITY\nBUILDING PERMIT\nPermit No. : DA/BP/21-22/771    Permit date : 08-04-2022\nOwner                           KAVITA RANA, MOHAN SINGH RANA\nSite address                    Plot No. 41, Sector 4, Swarn Puram~\n                                Extension, Meerut\nArchitect                       Ar. Mohit Jain',
      { property_owner_name: 'Kavita Rana, Mohan Singh Rana', sanction_approval_no: 'DA/BP/21-22/771' },
    )
  })
})

describe('who buys and who holds', () => {
  reads([
    [
      'the second name under the heading of those who buy',
      'UNIT PURCHASE AGREEMENT\nParticulars of seller\nName\tM/s Sutlej Realtech Pvt. Ltd.\nSignatory\tS. Amar Singh, Director\nParticulars of purchaser(s)\nName\tMs. Simran Kaur Gill\nFather\tS. Balbir Singh Gill\nName\tMr. Jagdeep Gill\nMobile\t98721-15500\nParticulars of unit\nUnit\tTower C, Flat 604',
      {
        applicant_name: 'Simran Kaur Gill',
        co_applicant_name: 'Jagdeep Gill',
        contact_number: '9872115500',
        developer_name: 'M/s Sutlej Realtech Pvt. Ltd',
        property_owner_name: null,
      },
    ],
    [
      'whose land it is that a firm builds on by their power',
      'DEVELOPMENT AUTHORITY\nPLANNING PERMISSION\nLetter No. DA/PP/0417/2021, dated 26.11.2021\nTo\nTvl. Kaveri Flats Pvt. Ltd. (GPA holder for Thiru K. Mohan & Tmt. K. Devi)\nSir,\nThe Planning Permission is issued.',
      { property_owner_name: 'K. Mohan, K. Devi' },
    ],
    [
      'the card of a city survey, beside the name of its office',
      'CITY SURVEY OFFICE, SATARA | PROPERTY CARD\nDistrict : Satara\tTaluka : Satara\tVillage : Satara-1\nDate\tTransaction\tVol. No.\tNew Holder (H) or Lessee (L)\tAttestation\n04/03/2011\tBy sale deed\t-\tH Shri Hemant Balkrishna Wagh\tSd/-',
      { property_owner_name: 'Hemant Balkrishna Wagh' },
    ],
  ])
})

describe('buildings and places', () => {
  reads([
    [
      'floors of a building that no plan is told of, and a flat in it',
      'PEARL DEVELOPERS\nLETTER OF ALLOTMENT\nTo: Mr. Imran Shaikh\nYou are allotted the following unit in our building of ground + 7 floors named Moti Heights, Undri, Pune 411060:\nFlat no. 305, 3rd floor, RERA carpet 612 sq.ft. + balcony 48 sq.ft.\nFor Pearl Developers',
      { floors_sanctioned: null, property_address_doc: 'Flat no. 305, 3rd floor, Moti Heights, Undri, Pune', pincode: '411060' },
    ],
    [
      'land by its survey number and its village alone',
      'MUNICIPAL CORPORATION\nOCCUPANCY CERTIFICATE\nTo,\nM/s Vilas Associates\nS. No. 9, Wakad, Pune 411057\nThe building on S. No. 51/3, Tathawade, Pune 411033 has been completed as per the plans sanctioned vide Commencement Certificate No. BP/18/2015 dated 17/03/2015.',
      { address_as_per_plan: 'S. No. 51/3, Tathawade, Pune', pincode: '411033' },
    ],
  ])
})
