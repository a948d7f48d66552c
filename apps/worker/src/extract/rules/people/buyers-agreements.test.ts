import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { valuesOfText } from '../typed-paper.ts'
import { peopleOfText } from './people-of-text.ts'

/** Agreements of builders with who buys or builds; names are invented. */
const papers: readonly (readonly [text: string, values: Partial<Record<IntakeKey, string | null>>])[] = [
  [
    `APARTMENT BUYER'S AGREEMENT\nThis Agreement is made at Gurugram on this 9th day of September, 2019\nBY AND BETWEEN\nM/s Aravali Crest Developers Private Limited, a company incorporated under the Companies Act, 1956 having its registered office at 3rd Floor, Orchid Centre, Gurugram (hereinafter referred to as the "Promoter") of the ONE PART\nAND\nMr. Gaurav Khurana (PAN ABCPK1234D) son of Mr. Satish Khurana aged about 38 years and Mrs. Shruti Khurana wife of Mr. Gaurav Khurana, both residing at A-14, South City I, Gurugram, Mobile: 9811198111 (hereinafter jointly called the "Allottee") of the OTHER PART.\nThe building plans were approved vide Memo No. ZP-1112/SD(DK)/2017/22113 dated 07.09.2017 by DTCP Haryana.\nThe license no. 44 of 2014 was granted on 13.06.2014.\nRERA Registration No. 88 of 2018.`,
    {
      applicant_name: 'Gaurav Khurana',
      co_applicant_name: 'Shruti Khurana',
      contact_number: '9811198111',
      developer_name: 'M/s Aravali Crest Developers Private Limited',
      sanction_approval_no: 'ZP-1112/SD(DK)/2017/22113',
      sanction_number_date: '07/09/2017',
    },
  ],
  [
    `AGREEMENT FOR CONSTRUCTION\nMade at Bengaluru on 21-06-2021\nOWNER / FIRST PARTY: Mrs. Nandini Gowda, W/o Mr. Prakash Gowda, residing at No. 9, 2nd Main, Jayanagar. Cell: 98860 12345\nBUILDER / SECOND PARTY: M/s. Ashraya Habitats, rep. by its Managing Partner Mr. Dayananda\nWHEREAS the First Party has agreed to purchase 412 sft undivided share in the Schedule A property and entrusted construction of flat 3F to the Second Party.\nThe plan is sanctioned by BBMP vide L.P. No. Ad.Com/SUT/0211/2019-20 dated 11-11-2019.`,
    {
      applicant_name: 'Nandini Gowda',
      contact_number: '9886012345',
      developer_name: 'M/s Ashraya Habitats',
      sanction_approval_no: 'Ad.Com/SUT/0211/2019-20',
      sanction_number_date: '11/11/2019',
    },
  ],
  [
    `FLAT BUYER AGREEMENT\nDetails of parties\nDeveloper\tPratham Urban Infra LLP\nAddress\tSector 70A\nAllottee (Sole/First)\tMs. Ira Chatterjee\nSecond allottee\tMr. Sourav Chatterjee\nMobile of first allottee\t98103 33221\nMobile of second allottee\t98103 33222\nBuilding plan\tSanctioned vide No. DTCP/BP/4412 dt. 12/3/2018\nUnit\tB-1902`,
    {
      applicant_name: 'Ira Chatterjee',
      co_applicant_name: 'Sourav Chatterjee',
      contact_number: '9810333221',
      developer_name: 'Pratham Urban Infra LLP',
      sanction_approval_no: 'DTCP/BP/4412',
      sanction_number_date: '12/03/2018',
    },
  ],
  [
    `BUILDER BUYER AGREEMENT\nThis agreement entered into on 5.5.2016 between Shivalaya Homes & Infrastructure, a proprietorship concern of Shri Dinesh Patidar, 4, Vijay Nagar, Indore, hereinafter referred to as the BUILDER\nAND Smt. Archana Vyas w/o Shri Kapil Vyas and Shri Kapil Vyas s/o Shri Ramesh Vyas, r/o 66 Sudama Nagar, Indore (Ph. 94251 11223), hereinafter referred to as the BUYERS.\nThe Builder has obtained the building permission from the Municipal Corporation Indore, permission no. 1123/IMC/Z14/W72/2015 dated 30.12.2015.`,
    {
      applicant_name: 'Archana Vyas',
      co_applicant_name: 'Kapil Vyas',
      contact_number: '9425111223',
      developer_name: 'Shivalaya Homes & Infrastructure',
      sanction_approval_no: '1123/IMC/Z14/W72/2015',
      sanction_number_date: '30/12/2015',
    },
  ],
  [
    `ALLOTMENT CUM BUYER AGREEMENT\nCompany: Suncity Landbase Ltd.\nIntending Allottee: 1. Ravinder Nath Kaul S/o Late J. N. Kaul  2. Asha Kaul W/o Ravinder Nath Kaul\nCorrespondence Address: 44, Trikuta Nagar, Jammu. Mobile No. 9419112233, Email: rnkaul@mail.example\nNominee: Rohan Kaul, Mobile 9596112233\nThe Company is developing a township and has got the layout plan approved from JDA vide order no. JDA/TPO/981 dated 02-02-2015.`,
    {
      applicant_name: 'Ravinder Nath Kaul',
      co_applicant_name: 'Asha Kaul',
      contact_number: '9419112233',
      developer_name: 'Suncity Landbase Ltd',
    },
  ],
  [
    `DEVELOPMENT AGREEMENT FOR FLAT\nTHIS AGREEMENT FOR SALE OF FLAT made on 30th December 2020 between (1) SRI SANJIT KUMAR ROY and (2) SMT. MALA ROY, the land owners, represented by their constituted attorney M/S. BENGAL SKYLINE CONSTRUCTION, hereinafter called the OWNERS, the FIRST PART; M/S. BENGAL SKYLINE CONSTRUCTION, a partnership firm having its office at 55 Jessore Road, hereinafter called the DEVELOPER, the SECOND PART; and MR. ARNAB GHOSH, son of Sri Tapan Ghosh, residing at Dum Dum Park, Kolkata-55, Mobile No. 9831012345, hereinafter called the PURCHASER, the THIRD PART.\nWHEREAS the building plan was duly sanctioned by South Dum Dum Municipality being Sanction No. 1021 dated 05.08.2018.`,
    {
      applicant_name: 'Arnab Ghosh',
      contact_number: '9831012345',
      developer_name: 'M/s Bengal Skyline Construction',
      sanction_approval_no: '1021',
      sanction_number_date: '05/08/2018',
    },
  ],
  [
    `MODEL FORM OF AGREEMENT BETWEEN PROMOTER AND ALLOTTEE\nPROMOTER : Nakshatra Realcon Pvt Ltd (PAN AAECN1122K)\nALLOTTEE : Mr. Vishal Mahendrabhai Trivedi and Mrs. Dhara Vishal Trivedi\nALLOTTEE'S CELL : +91-9909012345\nPROMOTER'S PHONE : +91-9925000000\nDevelopment permission (Rajachitthi) No. 00442/120516/A5512/R0/M1 dated 12/05/2016 of Ahmedabad Municipal Corporation\nApartment No. : J/601`,
    {
      applicant_name: 'Vishal Mahendrabhai Trivedi',
      co_applicant_name: 'Dhara Vishal Trivedi',
      contact_number: '9909012345',
      developer_name: 'Nakshatra Realcon Pvt Ltd',
      sanction_approval_no: '00442/120516/A5512/R0/M1',
      sanction_number_date: '12/05/2016',
    },
  ],
  [
    `UNIT BUYER'S AGREEMENT - SCHEDULE OF PARTICULARS\nA\tDate of agreement\t14 July 2022\nB\tDeveloper\tCasa Verde Buildtech Private Limited\nC\tPurchaser(s)\t1. Ritesh Mhatre; 2. Pallavi Mhatre\nD\tPurchaser's contact\trmhatre@mail.example / 9769012345\nE\tUnit\tFlat 1206, Wing B, Casa Verde\nF\tCommencement Certificate\tCIDCO/BP-15211/TPO/2018/3390 dated 11.01.2019`,
    {
      applicant_name: 'Ritesh Mhatre',
      co_applicant_name: 'Pallavi Mhatre',
      contact_number: '9769012345',
      developer_name: 'Casa Verde Buildtech Private Limited',
      sanction_approval_no: 'CIDCO/BP-15211/TPO/2018/3390',
      sanction_number_date: '11/01/2019',
    },
  ],
  [
    `APARTMENT OWNERSHIP AGREEMENT\nVendor/Developer : Sri Lakshmi Narasimha Constructions, Vijayawada, represented by Managing Partner Sri P. Koteswara Rao\nBuyers : 1) Sri Ch. Venkata Ramana, S/o Ch. Appa Rao, 45 yrs 2) Smt. Ch. Padmavathi, W/o Venkata Ramana, 40 yrs, R/o Labbipet\nBuyer Mobile : 9440012345\nAadhaar : 1234 5678 9012\nWhereas the Developer obtained plan from VMC in B.A. No. 556/2018, Dt. 06-04-2018`,
    {
      applicant_name: 'Ch. Venkata Ramana',
      co_applicant_name: 'Ch. Padmavathi',
      contact_number: '9440012345',
      developer_name: 'Sri Lakshmi Narasimha Constructions',
      sanction_approval_no: '556/2018',
      sanction_number_date: '06/04/2018',
    },
  ],
  [
    `FLOOR BUYER AGREEMENT\nBetween Royal Heritage Colonisers Pvt. Ltd. through its authorised signatory Mr. Naresh Gupta (M. 9812000000) (the "Company")\nAND\nMr. Joginder Dhull s/o Sh. Ram Mehar, resident of V.P.O. Dighal, Distt. Jhajjar (M. 9812012345) (the "Floor Buyer")\nFloor: First floor on Plot 331, Sector 9\nZoning plan approved. Building plan approval no. 1881 dated 22-5-2020 HSVP`,
    {
      applicant_name: 'Joginder Dhull',
      contact_number: '9812012345',
      developer_name: 'Royal Heritage Colonisers Pvt. Ltd',
      sanction_approval_no: '1881',
      sanction_number_date: '22/05/2020',
    },
  ],
  [
    `CONSTRUCTION AGREEMENT\nThis Construction Agreement made this Second day of August 2018 at Chennai between\nMr. S. Balasubramanian, son of Mr. Sankaran, aged 52, and Mrs. B. Meenakshi, wife of Mr. S. Balasubramanian, aged 47, both residing at 12/4 Bazullah Road, T. Nagar, hereinafter called "the Purchasers" (Mobile 98410 12345), of the One Part\nand\nM/s. Akshaya Foundations Pvt. Ltd., represented by its Director Mr. T. Chitty, hereinafter called "the Builder" of the Other Part.\nThe Builder obtained planning permission from CMDA in PP No. B/SPL.BLDG/112/2017 in letter No. BC1/8812/2016 dated 03.05.2017.`,
    {
      applicant_name: 'S. Balasubramanian',
      co_applicant_name: 'B. Meenakshi',
      contact_number: '9841012345',
      developer_name: 'M/s Akshaya Foundations Pvt. Ltd',
      sanction_approval_no: 'B/SPL.BLDG/112/2017',
      sanction_number_date: '03/05/2017',
    },
  ],
  [
    `AGREEMENT FOR PLOT IN PLOTTED DEVELOPMENT\nPromoter: Amrit Varsha Townships\nBuyer Details\nName: Shri Kailash Chandra Sahu\nS/o: Shri Ghanshyam Sahu\nMob: 9893012345\nCo-buyer Name: Smt. Gayatri Sahu\nMob: 9893099999\nPlot No. 45, colony Amrit Vihar, TNC approval No. 4412/LP-221/2019 dated 18/11/2019`,
    {
      applicant_name: 'Kailash Chandra Sahu',
      co_applicant_name: 'Gayatri Sahu',
      contact_number: '9893012345',
      developer_name: 'Amrit Varsha Townships',
    },
  ],
  [
    `This Buyers Agreement is executed between DLX Realtech Limited (Seller) and the Buyer(s) whose particulars are\nSole / First Buyer       Mr. Arjun Malhotra   S/o Mr. Vinod Malhotra\nSecond Buyer             Mrs. Tanya Malhotra  W/o Mr. Arjun Malhotra\nResidential Status       NRI\nPh. (India)              98990 12345\nPower of attorney holder Mr. Vinod Malhotra, Ph. 98110 54321`,
    {
      applicant_name: 'Arjun Malhotra',
      co_applicant_name: 'Tanya Malhotra',
      contact_number: '9899012345',
      developer_name: 'DLX Realtech Limited',
    },
  ],
]

it.each(papers)('reads the parties of an agreement with a builder, and its plan: %s', (text, values) => {
  expect(valuesOfText(text, values)).toEqual(values)
})

it('names no owner of a flat that a builder sells, whoever has the land', () => {
  const parties = `AGREEMENT FOR SALE
This agreement is made at Thrissur on 4th May 2023 between Sri Gopalan Nair S/o Late Raman Nair, hereinafter called the Owner of the First Part, M/s Periyar Homes LLP (the "Promoter") of the Second Part and Smt. Asha Menon W/o Ravi Menon, hereinafter called the Purchaser of the Third Part.
Whereas the Owner is seized of the land.`
  expect(peopleOfText(parties).owner).toBeUndefined()
  const resale = `AGREEMENT FOR SALE
This agreement is made at Thrissur on 4th May 2023 between Sri Gopalan Nair S/o Late Raman Nair, hereinafter called the Vendor, and Smt. Asha Menon W/o Ravi Menon, hereinafter called the Purchaser.
Whereas Periyar Homes LLP, called the builder, sold the flat to the Vendor.`
  expect(peopleOfText(resale).owner).toBe('Gopalan Nair')
})
