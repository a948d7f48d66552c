import { describe, expect, it } from 'vitest'
import { readTextFile } from '../../../ocr/text-file.ts'
import { extractFields } from '../../extract-fields.ts'

interface Told {
  text: string
  wanted: Readonly<Record<string, string | number>>
}

/** Permits as offices of different states word them. */
const papers: Readonly<Record<string, Told>> = {
  'proceedings of a corporation with its permit number': {
    text: `GREATER HYDERABAD MUNICIPAL CORPORATION
OFFICE OF THE COMMISSIONER
PROCEEDINGS OF THE ZONAL COMMISSIONER
File No.: 1/C12/04567/2019\tDate: 14 June, 2019
Permit No.: 1/C12/07321/2019
Sub: GHMC - Town Planning - Building Permission - Construction of residential building consisting of Stilt + 4 upper floors in Plot No. 45, Survey No. 112/P, situated at Madinaguda, Hyderabad - Orders issued.
Ref: 1. Building application of Sri K. Ramesh dated 02.05.2019
1\tName of applicant\tSri K. Ramesh
2\tSite Area (Sq.m)\t222.96
3\tFloors\tStilt for parking + 4 upper floors
4\tUse\tResidential
5\tTotal built up area (Sq.m)\t512.40`,
    wanted: {
      sanction_approval_no: '1/C12/07321/2019',
      sanction_number_date: '14/06/2019',
      floors_sanctioned: 'S+4',
      usage_approved_as_per_plan: 'Residential',
      land_area_plan: '222.96 sq m',
      approved_area_plan_sqft: 5515.43,
    },
  },
  'a building licence with a table of floors': {
    text: `BRUHAT BENGALURU MAHANAGARA PALIKE
Office of the Assistant Director, Town Planning (West)
BUILDING LICENCE
L.P. No. AD.COM/RJR/0456/18-19\tDate: 12-09-2018
Sub: Sanction of building plan for residential building at Property No. 23, Khata No. 118/23, 4th Cross, Ward No. 129.
Sri H N Lokesha is permitted to construct Ground, First and Second floors for residential purpose.
The plan is valid for two years from the date of issue.
Floor\tBuilt up area (Sq.mt.)
Ground Floor\t78.20
First Floor\t78.20
Second Floor\t60.10
Total\t216.50`,
    wanted: {
      sanction_approval_no: 'AD.COM/RJR/0456/18-19',
      sanction_number_date: '12/09/2018',
      floors_sanctioned: 'G+2',
      usage_approved_as_per_plan: 'Residential',
      approved_area_plan_sqft: 2330.39,
    },
  },
  'a permit of ten figures': {
    text: `THE KOLKATA MUNICIPAL CORPORATION
BUILDING DEPARTMENT
BUILDING PERMIT
Premises No. : 114, Raja Rammohan Road
Building Permit No. 2018130245 dated 05.11.2018
Name of the owner: Smt Ila Sen and Sri Tapan Sen
Sanction of plan under rule 142 for a G+III storied residential building.
Total covered area : 386.24 sq.m.`,
    wanted: { sanction_approval_no: '2018130245', sanction_number_date: '05/11/2018', floors_sanctioned: 'G+3' },
  },
  'a planning permission told in its subject': {
    text: `CHENNAI METROPOLITAN DEVELOPMENT AUTHORITY
From: The Member Secretary\tTo: The Commissioner
Letter No. B2/14567/2017, Dated: 23.1.2018
Sub: CMDA - Planning Permission - Proposed construction of Stilt floor + 3 floors residential building with 6 dwelling units at Plot No.12, S.No.45/2, Perungudi Village - Approved - Reg.
Planning Permission No. C/PP/NHRB/12 (A to C)/2018
The planning permission application has been approved.`,
    wanted: { sanction_number_date: '23/01/2018', floors_sanctioned: 'S+3' },
  },
  'a gram panchayat': {
    text: `GRAM PANCHAYAT OFFICE, KONDAPUR
Building Permission
No. 45/GP/2016\tDt: 03/08/2016
Ref: application of Sri Venkat Rao dated 11/7/2016
Permission is hereby accorded for construction of RCC house of Ground floor and First floor in plot no 7 in Sy.No. 88, extent 200 Sq.yds.
Plinth area: Ground floor 960 Sft, First floor 960 Sft, Total 1920 Sft`,
    wanted: {
      sanction_approval_no: '45/GP/2016',
      sanction_number_date: '03/08/2016',
      floors_sanctioned: 'G+1',
      approved_area_plan_sqft: 1920,
      land_area_plan: '200 sq yd',
    },
  },
  'an authority that leases its plots': {
    text: `NEW OKHLA DEVELOPMENT AUTHORITY
Building Cell
No./Noida/Bldg.Cell/2015/IV/771\tDated 21-05-2015
To, Shri Ajay Tyagi
Subject: Sanction of building plan on Plot No. C-45, Sector 41
Sir, with reference to your application the plan submitted by you is sanctioned.
1. Total plot area: 300 sq mtr
2. Total covered area: 4,215 sq.ft.
3. No. of storeys: Basement + Ground + Two Floors
4. Use: Residential`,
    wanted: {
      sanction_approval_no: 'Noida/Bldg.Cell/2015/IV/771',
      sanction_number_date: '21/05/2015',
      floors_sanctioned: 'B+G+2',
      land_area_plan: '300 sq m',
      approved_area_plan_sqft: 4215,
    },
  },
  'a commencement certificate': {
    text: `PUNE MUNICIPAL CORPORATION
COMMENCEMENT CERTIFICATE
C.C. No. : CC/2345/16\tDate : 30/11/2016
Case No. : BHA0123/15
Sanction is granted under section 45 of the M.R.T.P. Act to Shri A. B. Deshpande for construction of building at S. No. 21, Hissa No. 3, Baner.
Building type\tFloors\tBuilt up area sq.m
Residential\tP + 5\t845.30`,
    wanted: { sanction_approval_no: 'CC/2345/16', sanction_number_date: '30/11/2016', floors_sanctioned: 'P+5' },
  },
  'an approval of cells': {
    text: `JAIPUR DEVELOPMENT AUTHORITY
BHAWAN MANCHITRA ANUMODAN PATRA / BUILDING PLAN APPROVAL
Approval No. JDA/BPC/2019/D-1402
Date of approval 17.07.2019
Owner: Smt Sunita Meena
Plot area: 167.22 Sq.Mtr (200 Sq.Yd.)
Approved built-up area: 2987 Sq.Ft.
Approved floors: G+2
Permitted use: Residential
Land use as per Master Development Plan 2025: Residential`,
    wanted: {
      sanction_approval_no: 'JDA/BPC/2019/D-1402',
      sanction_number_date: '17/07/2019',
      floors_sanctioned: 'G+2',
      approved_area_plan_sqft: 2987,
      usage_as_per_cdp: 'Residential',
      usage_approved_as_per_plan: 'Residential',
    },
  },
  'a table of what is permissible, proposed and sanctioned': {
    text: `DIRECTORATE OF TOWN AND COUNTRY PLANNING, HARYANA
FORM BR-III
Memo No. 2217\tDated 09/04/2021
Sub: Approval of building plans in respect of residential Plot No. 214-P, Sector 57
Your building plan is hereby approved.
Description\tPermissible\tProposed\tSanctioned
Ground coverage\t60%\t58%\t58%
No. of storeys\tS+4\tS+4\tS+4
Total FAR area in sq.m\t-\t410.10\t405.00`,
    wanted: {
      sanction_approval_no: '2217',
      sanction_number_date: '09/04/2021',
      floors_sanctioned: 'S+4',
      floors_proposed: 'S+4',
      approved_area_plan_sqft: 4359.38,
    },
  },
  'a house of two storeys': {
    text: `KARUKUTTY GRAMA PANCHAYAT
BUILDING PERMIT
Permit No: A4-3345/2020\tDate: 15-12-2020
Permit is granted to Shri Jose Varghese for construction of two storeyed residential building in Re Survey No. 221/4.
Plinth area Ground floor 120.45 m2, First floor 84.55 m2, Total 205.00 m2
Occupancy: Group A1 Residential`,
    wanted: {
      sanction_approval_no: 'A4-3345/2020',
      sanction_number_date: '15/12/2020',
      floors_sanctioned: 'G+1',
      approved_area_plan_sqft: 2206.6,
      usage_approved_as_per_plan: 'Residential',
    },
  },
  'floors in short': {
    text: `LUCKNOW DEVELOPMENT AUTHORITY
PERMIT (Map)
Permit No.: 33412\tSanctioned On: 12-Feb-2014
Site: Plot No D-114, Vikas Nagar
Sanctioned Area : 1520 sq ft
Sanctioned floors: GF + FF
This permit is valid till 11-Feb-2019.`,
    wanted: { sanction_approval_no: '33412', sanction_number_date: '12/02/2014', floors_sanctioned: 'G+1', approved_area_plan_sqft: 1520 },
  },
  'a technical approval': {
    text: `HYDERABAD METROPOLITAN DEVELOPMENT AUTHORITY
Technically approved building permission
Letter No. 004567/BP/HMDA/0123/MED/2019 dated 19-11-2019
Sub: HMDA - Approval of individual residential building consisting of Ground + 2 upper floors
Net plot area 250.83 sq.m`,
    wanted: {
      sanction_approval_no: '004567/BP/HMDA/0123/MED/2019',
      sanction_number_date: '19/11/2019',
      floors_sanctioned: 'G+2',
      land_area_plan: '250.83 sq m',
    },
  },
  'a permit in Hindi': {
    text: `कार्यालय नगर पालिक निगम, इंदौर
भवन अनुज्ञा
अनुज्ञा क्रमांक : 1123/IMC/Z11/W40/2018\tदिनांक : 22/10/2018
श्री मुकेश जैन को भूखण्ड क्रमांक 27 पर भवन निर्माण की अनुमति दी जाती है।
भूखण्ड का क्षेत्रफल : 1500 वर्ग फुट
कुल निर्मित क्षेत्र : 2700 वर्ग फुट
तल : भूतल + 2
उपयोग : आवासीय`,
    wanted: {
      sanction_approval_no: '1123/IMC/Z11/W40/2018',
      sanction_number_date: '22/10/2018',
      floors_sanctioned: 'G+2',
      approved_area_plan_sqft: 2700,
      land_area_plan: '1500 sq ft',
      usage_approved_as_per_plan: 'Residential',
    },
  },
  'floors told one by one': {
    text: `OFFICE OF THE EXECUTIVE OFFICER, TOWN PANCHAYAT
R.C. No. 221/2012/A1\tDated 14.3.2012
Building plan approval
B.P. No. 67/2012
Construction of residential building, Ground Floor 850 sq.ft. and First Floor 700 sq.ft., total 1550 sq.ft. is approved.`,
    wanted: {
      sanction_approval_no: '67/2012',
      sanction_number_date: '14/03/2012',
      floors_sanctioned: 'G+1',
      approved_area_plan_sqft: 1550,
    },
  },
  'a table by storey': {
    text: `GREATER MOHALI AREA DEVELOPMENT AUTHORITY
Building Branch
To Smt. Harpreet Kaur
Endst No. GMADA-EO(P)/2017/8812 Dated 05-06-2017
Subject: Sanction of building plan House No. 1203 Sector 69
The drawings are sanctioned as under:
Storey\tExisting\tProposed\tSanctioned
GF\t-\t1250 sq ft\t1250 sq ft
FF\t-\t1150 sq ft\t1150 sq ft
SF\t-\t800 sq ft\t-
Total\t-\t3200 sq ft\t2400 sq ft`,
    wanted: { sanction_approval_no: 'GMADA-EO(P)/2017/8812', sanction_number_date: '05/06/2017', approved_area_plan_sqft: 2400 },
  },
  'a number of two years': {
    text: `HOWRAH MUNICIPAL CORPORATION
B.R.C. No. 112/17-18
SANCTION PLAN
Borough V, Ward 31, Holding No. 45/2
Sanctioned a four storied (G+3) residential building
Date of sanction: 18/01/2018`,
    wanted: { sanction_approval_no: '112/17-18', sanction_number_date: '18/01/2018', floors_sanctioned: 'G+3' },
  },
  'a case number with words in it': {
    text: `PATNA MUNICIPAL CORPORATION
Building Sanction Letter
B.P. Case No. PMC/Boring Road/PRN-G+4/221/2016
Dated: 28.06.2016
Applicant: Sri Suresh Prasad
Sanctioned for G+4 (Residential) building, Plot Area 408.55 Sq.M. Total Built up Area 1215.30 Sq.M.`,
    wanted: {
      sanction_approval_no: 'PMC/Boring Road/PRN-G+4/221/2016',
      sanction_number_date: '28/06/2016',
      floors_sanctioned: 'G+4',
      land_area_plan: '408.55 sq m',
      approved_area_plan_sqft: 13081.38,
    },
  },
  'areas with the unit in the label': {
    text: `SOUTH DELHI MUNICIPAL CORPORATION
Building Department (HQ)
SANCTION LETTER
File No. 10084512\tDate: 12.04.2022
To, Sh. Rajinder Kumar Bansal
Sub: Sanction u/s 336 of DMC Act for House No. 54, Block B
Dear Sir/Madam, with reference to your application dated 04.03.2022 your proposal for construction of residential building comprising Stilt, Ground, First, Second and Third floors is sanctioned.
PLOT AREA (SQM): 209.03
TOTAL COVERED AREA (SQM): 612.85`,
    wanted: {
      sanction_approval_no: '10084512',
      sanction_number_date: '12/04/2022',
      land_area_plan: '209.03 sq m',
      approved_area_plan_sqft: 6596.66,
    },
  },
}

describe('permits', () => {
  it.each(Object.entries(papers))('reads %s', (_name, { text, wanted }) => {
    const found = extractFields([{ file: 'paper.txt', sha256: '', pages: [readTextFile(new TextEncoder().encode(text), 'paper.txt')] }], [])
    expect(Object.fromEntries(Object.keys(wanted).map((key) => [key, found[key]?.value]))).toEqual(wanted)
  })
})
