import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { valuesOfText } from '../typed-paper.ts'

/** Permits and certificates of planning offices; names are invented. */
const papers: readonly (readonly [text: string, values: Partial<Record<IntakeKey, string | number | null>>])[] = [
  [
    `BUILDING PERMIT ORDER\nPermit No. : 0441/BP/2020\tDate : 04 March, 2020\nB\tSITE DETAILS\n1\tSurvey No.\t71 Part\n2\tPlot No.\t19\n3\tLocality / Village\tGreen Hills Colony, Injapur Village\n4\tTown / City\tTurkayamjal Municipality\nC\tDETAILS OF PERMISSION SANCTIONED\n1\tFloors\tGround + 1 upper floors\n2\tPlot area (Sq.m)\t150.00\n3\tBuilt up area (Sq.m)\t200.00`,
    {
      address_as_per_plan: 'Plot No. 19, Survey No. 71 Part, Green Hills Colony, Injapur Village, Turkayamjal Municipality',
      approved_area_plan_sqft: 2152.78,
    },
  ],
  [
    `INDUSTRIAL DEVELOPMENT AUTHORITY\nPlot No. 03, Sector Institutional-II, Surajpur\nOCCUPANCY CERTIFICATE\nThe building plans were sanctioned vide letter No. PLG/BP/118 dated 04/05/2021. The building constructed on Plot No. 44, Block D, Sector Alpha-2, Surajpur has been inspected and is found fit.\nManager (Planning)`,
    { address_as_per_plan: 'Plot No. 44, Block D, Sector Alpha-2, Surajpur' },
  ],
  [
    `OCCUPANCY CERTIFICATE\nOccupancy Certificate is granted to Mr. Joao Dias for the house constructed in Survey No. 90/2, Plot No. A-4, Sirlim, Chinchinim Village, as per construction licence No. VP/CH/18/44 dated 02/02/2019.`,
    { address_as_per_plan: 'Survey No. 90/2, Plot No. A-4, Sirlim, Chinchinim Village', sanction_approval_no: 'VP/CH/18/44' },
  ],
  [
    `COMMENCEMENT CERTIFICATE\nNo. B.P./41/2021\tDate : 07/06/2021\nThe use of the building shall be Residential as per the sanctioned Development Plan.`,
    { usage_approved_as_per_plan: 'Residential' },
  ],
  [
    `भवन निर्माण स्वीकृति पत्र\nक्रमांक : नपटो/निर्माण/2018/0092\tदिनांक : 11.06.2018\nस्वीकृति शुल्क रु. 9,100/- रसीद सं. 4410 से जमा।`,
    { sanction_approval_no: 'नपटो/निर्माण/2018/0092', sanction_number_date: '11/06/2018' },
  ],
  [
    `VILLAGE PANCHAYAT\nBUILDING PERMIT\nPermit No: 44/2021-22\t\tDate: 02.06.2021\nPermission is granted to Tmt. R. Selvi, W/o. Raja to construct a residential building at Plot No. 8, Anna Nagar 3rd Street, comprised in S.No. 71/2 of Vengaivasal Village, Tambaram Taluk.\nSite extent 900 sq.ft.`,
    { address_as_per_plan: 'Plot No. 8, Anna Nagar 3rd Street, S.No. 71/2 of Vengaivasal Village, Tambaram Taluk' },
  ],
  [
    `IMPROVEMENT TRUST\nBuilding Plan Department\nNo. BP/E/90/771          Dt. 08/12/2016\nOCCUPATION CERTIFICATE\nThis is to certify that the building on Plot No. 5, Kh. No. 9/1, Mouza Zingabai, Nagpur, belonging to Shri Sunil Dhote, for which building permission was granted under permit No. BP/918 dated 01/04/2015, has been completed.`,
    { property_owner_name: 'Sunil Dhote', sanction_approval_no: 'BP/918', sanction_number_date: '01/04/2015' },
  ],
  [
    `BUILDING PERMISSION CERTIFICATE\nPermission No. : RMC/BP/11\nName of owner : Shri Hari Sahu\nFloor-wise area : Ground 70.00 Sq.m., First 70.00 Sq.m.\nTotal B/U area approved: 140.00 Sq.M.`,
    { floors_sanctioned: 'G+1', approved_area_plan_sqft: 1506.95 },
  ],
  [
    `DEVELOPMENT AUTHORITY\nPERMIT (Map sanction)\nPermit No. : Plotted Resi development / 00771/LDA/BP/21-22/0091/02022022\nDate of approval : 04 Feb 2022\nLand use : RESIDENTIAL   Plot area : 120.00 Sqm`,
    { sanction_approval_no: '00771/LDA/BP/21-22/0091/02022022', usage_approved_as_per_plan: 'Residential' },
  ],
  [
    `DEVELOPMENT AUTHORITY\nPermission is hereby granted for construction of S+4 storeyed apartment building over Plot No. 88/2, Khata No. 14, Mouza Raghunathpur, Tahasil Bhubaneswar, in the development plan area, subject to stipulations.\nPermission No. BP-77/2019`,
    { address_as_per_plan: 'Plot No. 88/2, Khata No. 14, Mouza Raghunathpur, Tahasil Bhubaneswar' },
  ],
  [
    `Building Plan Sanction - Form No. VI\nPlan Case No.\tPMC/PRN/90/2018\nDate of sanction\t22.02.2019\nName of applicant\tSri Anil Verma & Smt. Rekha Verma\nPower of attorney holder / developer\tM/s Ganga Buildtech Pvt. Ltd.\nLocation of site\tPlot No. 9, Ward No. 3, Kankarbagh, Patna`,
    { property_owner_name: 'Anil Verma, Rekha Verma' },
  ],
  [
    `MUNICIPAL CORPORATION\nTo: Sh. Ajay Yadav, Sh. Vijay Yadav Ss/o Sh. Ram Yadav\nMemo No. MC/STP/90   Dated 05-03-2020\nSub: Sanction of building plans of House No. 18, Gali No. 4, Laxman Vihar, Gurugram\nThe building plans are hereby sanctioned.`,
    { property_owner_name: 'Ajay Yadav, Vijay Yadav' },
  ],
  [
    `LOCAL PLANNING AUTHORITY\nCorporation Commercial Complex, Nanjappa Road, Coimbatore\nPLANNING PERMISSION\nApproval No. : 91/2018      Date: 19.12.2018\nThiru. V. Mani has applied to construct a residential building of Ground + First Floor.\nSite area : 200.00 sq.m\nFloor area : GF 100.00 + FF 50.00 = 150.00 sq.m`,
    { usage_approved_as_per_plan: 'Residential', approved_area_plan_sqft: 1614.59 },
  ],
  [
    `OCCUPANCY CERTIFICATE\nNo. E2/OC/90/2021\tDate: 09/11/2021\nCertified that the construction of residential building in Re-Survey No. 9/12-3 of Thrikkakara North Village, owned by Smt. Bindu Joy, for which building permit was issued vide No. E2-BA/14/2018 dated 04/09/2018, has been completed.`,
    { address_as_per_plan: 'Re-Survey No. 9/12-3 of Thrikkakara North Village', property_owner_name: 'Bindu Joy' },
  ],
  [
    `DIRECTORATE OF TOWN AND COUNTRY PLANNING\nREGULARISATION OF PLOT IN UNAPPROVED LAYOUT\nOrder No. 90/2018/UAL-2     Date: 16.08.2018\nApplicant: Tmt. Selvi, W/o. Raman, 2 Mill Road, Sulur\nThe plot No. 4 in S.F. No. 18/1B of Kalangal Village, Sulur Taluk, Coimbatore District, extent 1,306 sq.ft. is regularised for residential use.`,
    {
      property_owner_name: 'Selvi',
      sanction_approval_no: '90/2018/UAL-2',
      sanction_number_date: '16/08/2018',
      address_as_per_plan: 'plot No. 4 in S.F. No. 18/1B of Kalangal Village, Sulur Taluk, Coimbatore District',
    },
  ],
  [
    `BUILDING PERMISSION\nBuilding permission no. : BP/2022/90\nPlot no.\t11\nKhasra no.\t4/2/1\nColony / village\tLake View Colony, Village Ratanpur\nFloor Number\tUsage\tBuiltUp Area (In Sq mtr.)\nGround Floor\tRESIDENTIAL\t104.12\nFirst Floor\tRESIDENTIAL\t104.12\nTotal\t\t208.24`,
    { address_as_per_plan: 'Plot No. 11, Khasra No. 4/2/1, Lake View Colony, Village Ratanpur', floors_sanctioned: 'G+1' },
  ],
  [
    `MUNICIPAL CORPORATION\nCOMMENCEMENT CERTIFICATE\nMC/TPO/BP/90/2019          Date: 19/03/2019\nPermission is hereby granted under Section 45(1)(iii) of the M.R. & T.P. Act 1966 to Mr. Kisan Patil and Mrs. Usha Patil on Plot No. 8, Sector 9, GES, Nerul, Navi Mumbai to construct:\nTotal B.U.A. = 448.20 sq.m.`,
    { property_owner_name: 'Kisan Patil, Usha Patil', address_as_per_plan: 'Plot No. 8, Sector 9, GES, Nerul, Navi Mumbai' },
  ],
  [
    `OCCUPANCY CERTIFICATE\nNo. TMP/TP/OC/18/2021-22         Date: 04.01.2022\nRead: 1. Plan sanction L.P. No. 91/2018-19 dated 22.09.2018\nThe building has a total built up area of 318.40 sq mt on a site of 166.00 sq mt.`,
    { sanction_approval_no: '91/2018-19', sanction_number_date: '22/09/2018', land_area_plan: '166 sq m' },
  ],
  [
    `BUILDING PLAN APPROVAL LETTER\nPlan No. 91-D       Sanctioned on 08/11/2019\nCovered area allowed: GF 1,820 sq.ft. FF 1,820 sq.ft. Total 3,640 sq.ft.`,
    { sanction_approval_no: '91-D', floors_sanctioned: 'G+1', approved_area_plan_sqft: 3640 },
  ],
  [
    `MUNICIPAL CORPORATION\nBUILDING PLAN APPROVAL LETTER\nPlan No. 77-D       Sanctioned on 08/11/2019\nType: Residential (kothi)\nPlot area 355 sq. yds.`,
    { usage_approved_as_per_plan: 'Residential' },
  ],
]

it.each(papers)('reads the permit in %s', (text, wanted) => {
  expect(valuesOfText(text, wanted)).toEqual(wanted)
})
