import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { valuesOfText } from '../typed-paper.ts'

/** Permits, and papers that name the plan; names are invented. */
const papers: readonly (readonly [text: string, values: Partial<Record<IntakeKey, string | null>>])[] = [
  [
    `VIJAYAWADA MUNICIPAL CORPORATION\nTOWN PLANNING WING\nB.A. No. 1128/0443/B/VJA/2021                        Date: 09-03-2021\nTo\nSri Kolli Venkateswara Rao S/o Kolli Ramaiah\nD.No. 23-11-7, Satyanarayanapuram\nSub: Building permission - Approval for construction of residential building in R.S.No. 114/2 - Orders - Issued.\nRef: 1. Your application in BA No. 1128, dated 11-01-2021. 2. G.O.Ms.No. 119 MA dt. 28-3-2017`,
    { property_owner_name: 'Kolli Venkateswara Rao', sanction_approval_no: '1128/0443/B/VJA/2021', sanction_number_date: '09/03/2021' },
  ],
  [
    `THANE MUNICIPAL CORPORATION\nAMENDED PERMISSION / COMMENCEMENT CERTIFICATE\nV.P. No. S05/0112/17 TMC/TDD/3321/20           Date : 18/03/2020\nTo,\nShri/Smt. Sandeep Prabhu (Architect)\nShri Anant Kashinath Bhoir (Owner)\nWith reference to your application No. 8812 dated 12/02/2020 for development permission / grant of Commencement certificate under section 45 & 69 of the MRTP Act to carry out development work at S. No. 44/2.`,
    {
      property_owner_name: 'Anant Kashinath Bhoir',
      sanction_approval_no: 'S05/0112/17 TMC/TDD/3321/20',
      sanction_number_date: '18/03/2020',
    },
  ],
  [
    `HARYANA SHAHARI VIKAS PRADHIKARAN\nForm BR-III (Form of order)\nFrom: The Estate Officer, HSVP, Rohtak\nTo: Smt. Kamla Devi, H.No. 1122/3, Rohtak\nMemo No. EO(R)/2019/DRG/7781       Dated: 14-8-2019\nSubject: Approval of building plan for Plot No. 331, Sector 2\nReference your application No. 119 dt 2-8-2019. Your building plan is hereby sanctioned.`,
    { property_owner_name: 'Kamla Devi', sanction_approval_no: 'EO(R)/2019/DRG/7781', sanction_number_date: '14/08/2019' },
  ],
  [
    `OFFICE OF GRAM PANCHAYAT, VYTHIRI\nBUILDING PERMIT (Appendix C)\nPermit No.\tA3-BA(11223)/2020\nDate of issue\t05.11.2020\nValid upto\t04.11.2025\nName of applicant\tShri. Joseph Chacko and Smt. Leelamma Joseph\nSurvey No.\t331/4\nTotal plinth area\t212.40 sq.m`,
    {
      property_owner_name: 'Joseph Chacko, Leelamma Joseph',
      sanction_approval_no: 'A3-BA(11223)/2020',
      sanction_number_date: '05/11/2020',
    },
  ],
  [
    `SILIGURI MUNICIPAL CORPORATION\nSANCTIONED BUILDING PLAN - CERTIFICATE\nPlan Sl. No. 0118211104   Sanctioned on 21.06.2018, valid for five years\nApplicant: SRI PARTHA PRATIM SAHA & OTHERS\nSite: Holding 118, Ward XVII\nStoreys: G+3`,
    { property_owner_name: 'Partha Pratim Saha', sanction_approval_no: '0118211104', sanction_number_date: '21/06/2018' },
  ],
  [
    `CHENNAI METROPOLITAN DEVELOPMENT AUTHORITY\nThalamuthu Natarajan Building, Egmore\nLetter No. BC2/11223/2017             Dated: 12.02.2018\nTo: Thiru. M. Sivakumar, Power of attorney holder for Tmt. S. Revathi\nSir, Sub: CMDA - Planning Permission - Proposed construction of stilt + 4 floors residential building - Approved - Reg.\nRef: PPA received on 5.6.2017\nThe Planning Permission is issued in Planning Permit No. C/11881/88/2018.`,
    { sanction_approval_no: 'C/11881/88/2018', sanction_number_date: '12/02/2018' },
  ],
  [
    `नगर पालिक निगम, जबलपुर\nभवन अनुज्ञा\nअनुज्ञा क्रमांक : JMC/0112/W33/2019    दिनांक : 22/07/2019\nप्रति, श्री राजेन्द्र पटेल (Shri Rajendra Patel)\nआपके आवेदन दिनांक 03/06/2019 के संदर्भ में`,
    { property_owner_name: 'Rajendra Patel', sanction_approval_no: 'JMC/0112/W33/2019', sanction_number_date: '22/07/2019' },
  ],
  [
    `AHMEDABAD URBAN DEVELOPMENT AUTHORITY\nDEVELOPMENT PERMISSION\nCase No: PRM/211/8/2016/113                     Rajachitthi No: 1122/2016\nDate: 02 Dec 2016\nName of owner / organiser: Shri Dahyabhai Patel, POA of Hasmukhbhai Patel\nPermission is granted under section 29(1)(i).`,
    { property_owner_name: 'Dahyabhai Patel', sanction_approval_no: '1122/2016', sanction_number_date: '02/12/2016' },
  ],
  [
    `BIHAR - ARRAH NAGAR NIGAM\nNAKSHA SWIKRITI PATRA\nPlan Case No. 44/AMC/2021-22\nApproved on 12.01.2022\nOwner : Smt. Meera Kumari w/o Sri Binod Singh`,
    { property_owner_name: 'Meera Kumari', sanction_approval_no: '44/AMC/2021-22', sanction_number_date: '12/01/2022' },
  ],
  [
    `GUWAHATI METROPOLITAN DEVELOPMENT AUTHORITY\nNo. GMDA/BP/112/21022018/44                    Dated Guwahati, the 3rd May 2018\nTo\nSri Jatin Hazarika\nSub: Issue of NOC for construction of residential building\nIn reference to the application cited above, permission is hereby accorded.`,
    { property_owner_name: 'Jatin Hazarika', sanction_approval_no: 'GMDA/BP/112/21022018/44', sanction_number_date: '03/05/2018' },
  ],
  [
    `SALE DEED\nThis deed of sale between Sri Ramesh Babu, S/o Venkaiah, hereinafter called the VENDOR and Smt. Anitha Reddy, W/o Srinivas Reddy hereinafter called the VENDEE.\nWHEREAS the vendor constructed a house having obtained permission from the Gram Panchayat, Narsingi vide Permit No. 118/2014 Dt. 04-08-2014.\nWhereas the layout is approved in L.P. No. 44/2009.`,
    { property_owner_name: 'Anitha Reddy', sanction_approval_no: '118/2014', sanction_number_date: '04/08/2014' },
  ],
  [
    `ABSOLUTE SALE DEED OF FLAT\nThe Vendor/Builder M/s Brindavan Shelters has constructed the residential apartment "Brindavan Elite" as per the licence and plan sanctioned by CMC, Whitefield vide LP No. 188/2005-06, dated 21.10.2005.\nPurchaser: Mr. Anoop Menon\nThis deed is executed by the Vendor in favour of the Purchaser.`,
    {
      property_owner_name: 'Anoop Menon',
      developer_name: 'M/s Brindavan Shelters',
      sanction_approval_no: '188/2005-06',
      sanction_number_date: '21/10/2005',
    },
  ],
  [
    `AGREEMENT FOR SALE\nBetween Shri Hari Om Sharma s/o Shri Ram Sharma (seller) and Shri Ajay Kumar Bansal s/o Shri Prem Bansal (purchaser), Mob 9897012345.\nThe house has been built in accordance with map no. 221/MDA/BP/2011-12 passed by Mathura Vrindavan Development Authority on 07.06.2011.`,
    {
      applicant_name: 'Ajay Kumar Bansal',
      property_owner_name: 'Hari Om Sharma',
      contact_number: '9897012345',
      sanction_approval_no: '221/MDA/BP/2011-12',
      sanction_number_date: '07/06/2011',
    },
  ],
  [
    `ALLOTMENT LETTER\nDear Ms. Farah Naqvi,\nWe are pleased to allot Apartment 701 in our project "Zenith". Building permit no. HMDA/0112/BP/2019 has been accorded on 18-07-2019. RERA Regn. P02400001122.\nFor Zenith Constructions`,
    {
      applicant_name: 'Farah Naqvi',
      developer_name: 'Zenith Constructions',
      sanction_approval_no: 'HMDA/0112/BP/2019',
      sanction_number_date: '18/07/2019',
    },
  ],
  [
    `From: cpa.hub@bank.example\nSubject: Technical valuation - LOS 1200445566 - Rakesh Nair\nDear Sir,\nPls initiate.\nCustomer: Rakesh Nair\nMobile: 9745012345\nPlan: approved by Kalamassery Municipality vide BA/1122/2018 dt 09.05.2018`,
    {
      applicant_name: 'Rakesh Nair',
      contact_number: '9745012345',
      application_number: '1200445566',
      sanction_approval_no: 'BA/1122/2018',
      sanction_number_date: '09/05/2018',
    },
  ],
  [
    `HOME LOAN SANCTION LETTER\nRef: BHFL/SL/2023/001122                   Date: 12/05/2023\nApplication No: H407HHL1122334\nMr. Sunil Gawde / Mrs. Snehal Gawde\nLoan amount Rs. 32,00,000\nSpecial conditions: 1. Copy of approved plan (sanction no. KDMC/NRV/BP/44/2019-20 dated 17/10/2019) to be submitted before first disbursement.`,
    {
      applicant_name: 'Sunil Gawde',
      co_applicant_name: 'Snehal Gawde',
      application_number: 'H407HHL1122334',
      sanction_approval_no: 'KDMC/NRV/BP/44/2019-20',
      sanction_number_date: '17/10/2019',
    },
  ],
  [
    `CUDDALORE MUNICIPALITY\nPLANNING PERMISSION AND BUILDING LICENCE\nB.L. No. 331/2022/F2               Date of issue 30/06/2022\nP.P. No. 118/2022\nName of Applicant: Thiru P. Arumugam, S/o Perumal`,
    { property_owner_name: 'P. Arumugam', sanction_approval_no: '331/2022/F2', sanction_number_date: '30/06/2022' },
  ],
  [
    `GHAZIABAD DEVELOPMENT AUTHORITY\nOnline Building Plan Approval System\nPERMIT LETTER\nPermit Number\tGDA/BP/22-23/0445\nPermit Date\t23 Feb 2023\nFile Number\tGDA/BP/22-23/0445/11\nApplicant\tMr. Ankur Jindal\nArchitect\tAr. V. K. Saini (CA/2009/44112), 9811000000`,
    { property_owner_name: 'Ankur Jindal', sanction_approval_no: 'GDA/BP/22-23/0445', sanction_number_date: '23/02/2023' },
  ],
  [
    `CUTTACK DEVELOPMENT AUTHORITY\nORDER OF PERMISSION\nNo. 20417/CDA, Cuttack, dated 11-06-2014\nPermission is hereby granted in favour of Smt. Itishree Mohanty for construction of a residential building on Plot No. 61.\nMemo No. 20418 copy forwarded to the Land Officer.`,
    { property_owner_name: 'Itishree Mohanty', sanction_approval_no: '20417/CDA', sanction_number_date: '11/06/2014' },
  ],
]

it.each(papers)('reads whom a permit is given, its number and date: %s', (text, values) => {
  expect(valuesOfText(text, values)).toEqual(values)
})

it('takes no number of an earlier report for that of a plan', () => {
  const mail = `Dear Team,\nPlease value Plot No. 14, Lake View, Kollam for our customer Smt. Reena Joseph. Approved plan and deed are attached. The report of 2019 was by another valuer (Ref. 771/19).\nRegards,\nBranch Manager`
  expect(valuesOfText(mail, { sanction_approval_no: null })).toEqual({ sanction_approval_no: null })
})
