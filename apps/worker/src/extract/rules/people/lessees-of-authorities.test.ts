import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from '../typed-paper.ts'

/** Leases as authorities, boards and trusts write them; names are invented. */
const papers: readonly (readonly [text: string, values: Partial<Record<IntakeKey, string | null>>])[] = [
  [
    `UTTAR PRADESH STATE INDUSTRIAL DEVELOPMENT AUTHORITY\nLEASE DEED\nTHIS LEASE DEED is made on the 14th day of March 2016 BETWEEN the U.P. State Industrial Development Authority, Kanpur, acting through its Regional Manager (hereinafter referred to as the Lessor which expression shall, unless the context does not so admit, include its successors and assigns) of the ONE PART\nAND\nShri Mahendra Pal Singh aged about 46 years son of Late Shri Rajveer Singh resident of B-114, Kidwai Nagar, Kanpur (hereinafter called the Lessee which expression shall include his heirs, executors, administrators, representatives and permitted assigns) of the OTHER PART.\nAND WHEREAS the State of Uttar Pradesh has acquired land at Village Banthar.\nNOW THIS DEED WITNESSETH that in consideration of the premium of Rs. 6,40,000 the Lessor doth hereby demise to the Lessee all that plot of land numbered D-41 measuring 450 sq. m.\nTO HOLD the said plot for the term of 90 years from 14-03-2016 yielding and paying therefor yearly rent of Rs. 450.`,
    { property_owner_name: 'Mahendra Pal Singh', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `NAGAR PALIKA PARISHAD, SOJAT\nFORM "GA" - PATTA (LEASE DEED)\nPatta No. 212/2019   Book No. 3\nThis lease is granted this 5th day of August, 2019 by the Nagar Palika Sojat through its Executive Officer (hereinafter "Patta Data") to\nSmt. Bhanwari Devi W/o Shri Ghisa Lal Prajapat, by caste Kumhar, aged 52 years, R/o Ward 14, Sojat (hereinafter "Patta Dhari")\nPlot No. 33 in Khasra 411, area 120.50 sq. yards\nThe land is given on lease hold rights for ninety-nine years w.e.f. 05.08.2019.\nAnnual urban assessment (lease): Rs. 212/-`,
    { property_owner_name: 'Bhanwari Devi', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `INDENTURE OF SUB-LEASE\nThis Indenture of Sub-Lease made at Noida on 02/11/2018\nAMONGST\nNEW OKHLA INDUSTRIAL DEVELOPMENT AUTHORITY, a body corporate under section 3 of the U.P. Industrial Area Development Act, 1976 ("LESSOR") of the FIRST PART;\nM/s. Gulmohar Infraheights Private Limited, having its registered office at 12, Bara Khamba Road, New Delhi ("LESSEE") of the SECOND PART;\nAND\n1. Mr. Tarun Bhatnagar S/o Mr. S. K. Bhatnagar 2. Mrs. Ritika Bhatnagar W/o Mr. Tarun Bhatnagar, both R/o C-77, Sector 40, Noida ("SUB-LESSEE") of the THIRD PART.\nThe Lessor leased plot GH-05, Sector 137 to the Lessee for 90 years commencing from 09.03.2010.\nThe Lessee has sold to the Sub-Lessee Unit No. T3-1102, super area 1,290 sq. ft.\nThe Sub-Lessee shall hold the unit for the unexpired portion of the said lease on payment of yearly rent of Re. 1.`,
    { property_owner_name: 'Tarun Bhatnagar, Ritika Bhatnagar', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `GOVERNMENT OF N.C.T.\nPERPETUAL LEASE\n(Residential Plot)\nName of Lessee(s) :  Sh. Om Parkash Taneja and Smt. Kaushalya Taneja\nFile No. :  S/22(114)/78/LAB\nTHIS INDENTURE made this 19th day of July one thousand nine hundred seventy nine between the President of India hereinafter called "the Lessor" of the one part and Sh. Om Parkash Taneja S/o Late Sh. Ram Lal Taneja and Smt. Kaushalya Taneja W/o Sh. Om Parkash Taneja hereinafter called "the Lessee" of the other part.\nAll that plot No. 16 in Block C, Ashok Vihar, area 167.22 sq. metres, to hold in perpetuity paying yearly rent of Rs. 418 payable in advance.`,
    { property_owner_name: 'Om Parkash Taneja, Kaushalya Taneja', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `CITY AND INDUSTRIAL DEVELOPMENT CORPORATION\nAGREEMENT TO LEASE / LEASE DEED\nPlot No. 114, Sector 12, Kharghar\nAn Indenture of Lease made at CBD Belapur this 21st day of Jan 2015 between the Corporation, of the one part\nAnd Shri DNYANESHWAR KISAN PATIL, 2) Smt. MANGAL DNYANESHWAR PATIL hereinafter collectively referred to as "the Licensee / Lessee" of the other part.\nThe Corporation grants lease of the said land for a term of sixty years from the date hereof on annual lease rent of Rs. 100/-.`,
    { property_owner_name: 'Dnyaneshwar Kisan Patil, Mangal Dnyaneshwar Patil', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `M.P. HOUSING AND INFRASTRUCTURE DEVELOPMENT BOARD\nLEASE DEED (House)\n1\tName of the lessor\tM.P. Housing Board through Estate Manager, Division No. 2\n2\tName of the lessee\tShri Rakesh Kumar Vishwakarma\n3\tFather's name\tShri Bhagwan Das Vishwakarma\n4\tAddress\t17, Kolar Road, Bhopal\n5\tHouse No. and colony\tMIG-88, Ayodhya Extension\n6\tArea of land\t90.00 sq. m.\n7\tPeriod of lease\t30 years renewable, from 01.04.2012\n8\tYearly lease rent\tRs. 1,260`,
    { property_owner_name: 'Rakesh Kumar Vishwakarma', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `DEED OF LEASE\nThis Deed of lease made this the 8th day of February 2011 between Asansol Durgapur Development Authority (the Lessor of the First Part) and Sri Bipul Kumar Dutta, son of Late Nirmal Dutta, by faith Hindu, by occupation Service, and Smt. Mitali Dutta, wife of Sri Bipul Kumar Dutta, both residing at Benachity, Durgapur (the Lessees of the Second Part).\nThe Lessor hereby demises unto the Lessees all that piece of land measuring 3 cottah for 99 years subject to payment of annual rent Rs. 99/-`,
    { property_owner_name: 'Bipul Kumar Dutta, Mitali Dutta', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `BANGALORE DEVELOPMENT AUTHORITY\nLEASE-CUM-SALE AGREEMENT\nAn Agreement made this 12th day of June 2009 between the Bangalore Development Authority hereinafter called the "Lessor/Vendor" of the One part\nand Sri. N. Chandrashekhara, S/o. Narayanappa, aged about 41 years, residing at No. 56, 4th Cross, Hanumanthanagar, Bangalore hereinafter called the "Lessee/Purchaser" of the Other part.\nSite No. 1146, Banashankari 6th Stage, 9.14 x 12.19 M\nThe property shall be held by the Lessee for a period of ten years from the date hereof.`,
    { property_owner_name: 'N. Chandrashekhara', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `LEASE DEED\nRegistered at Sub-Registrar-II, Jamshedpur\nLESSOR : M/s Steel City Lands Limited, represented by its Chief (Land & Market)\nLESSEE : (i) Mr. Arvind Kumar Tiwary (ii) Mrs. Poonam Tiwary\nHolding No. 44, Circuit House Area, measuring 0.0826 acre\nLease period : 30 years (01-01-1996 to 31-12-2025), renewable\nGround rent : Rs. 1,860/- per annum\nIN WITNESS WHEREOF both the parties have put their hands.`,
    { property_owner_name: 'Arvind Kumar Tiwary, Poonam Tiwary', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `लीज डीड (पट्टा विलेख)\nयह पट्टा विलेख आज दिनांक 11.07.2013 को रायपुर विकास प्राधिकरण, रायपुर (पट्टादाता)\nएवं\nश्री सुरेश कुमार वर्मा (Shri Suresh Kumar Verma) पिता श्री रामलाल वर्मा, निवासी - टिकरापारा, रायपुर (पट्टाग्रहीता) के मध्य निष्पादित किया गया।\nभूखण्ड क्रमांक 112, कमल विहार, क्षेत्रफल 1500 वर्गफीट\nपट्टे की अवधि 30 वर्ष, वार्षिक भू-भाटक रु. 540`,
    { property_owner_name: 'Suresh Kumar Verma', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `JAIPUR DEVELOPMENT AUTHORITY\nLEASE DEED (PATTA)\nUnder Rule 18 of the Rajasthan Improvement Trust (Disposal of Urban Land) Rules, 1974\nNo. JDA/Zone-8/2018/D-2231                    Date 16/08/2018\nThe Authority hereby issues this lease deed in favour of Sh. Girdhari Lal Meena s/o Sh. Prabhu Dayal Meena and Smt. Santosh Devi w/o Sh. Girdhari Lal Meena\nfor Plot No. A-17 situated in the scheme Shri Ram Vihar, Jagatpura having an area of 150.00 sq. yards\non lease hold basis for 99 years. Lease money has been deposited in lump sum (8 years).`,
    { property_owner_name: 'Girdhari Lal Meena, Santosh Devi', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `THIS INDENTURE is made the Twelfth day of October, Two Thousand and Six\nBETWEEN\nTHE GOVERNOR OF ORISSA, represented by the Director of Estates (hereinafter called the lessor) of the ONE PART\nAND\nDr. (Smt) Snehalata Mohapatra, Wife of Sri Gourahari Mohapatra, At/Po: Nayapalli, Bhubaneswar (hereinafter called the lessee) of the OTHER PART\nWITNESSETH that the Lessor demises unto the Lessee the land measuring 60' x 40' bearing Drawing Plot No. 381 in Unit-IX for a term of 90 years at an yearly ground rent of Rs. 326.70.`,
    { property_owner_name: 'Snehalata Mohapatra', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `TRIPARTITE SUB LEASE DEED\nYamuna Expressway Industrial Development Authority .......... Lessor\nM/s Sunbeam Buildwell Pvt. Ltd. .......... Lessee / Developer\nMrs. Kanchan Lata Saxena W/o Mr. Manoj Saxena .......... Sub-Lessee / Allottee\nResident of 201, Shipra Sun City, Ghaziabad. Mobile 9810044127\nFlat No. 706, Tower Iris, 1075 sq. ft. super area\nThe lease of land is for 90 years w.e.f. 28.02.2011`,
    { property_owner_name: 'Kanchan Lata Saxena', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `KARNATAKA INDUSTRIAL AREAS DEVELOPMENT BOARD\nLEASE CUM SALE DEED\nFirst Party - Lessor : KIADB, No. 49, Khanija Bhavan, Race Course Road\nSecond Party - Lessee : Smt. Roopa Hegde, Proprietrix, M/s Hegde Engineering\nPlot : 88-B, Sompura 1st Stage   Extent : 2,023 sq. mtrs\nTenure : 10 years lease-cum-sale`,
    { property_owner_name: 'Roopa Hegde', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `CANTONMENT BOARD\nLease in Schedule VIII (Old Grant to Leasehold)\nThis Lease made the third day of May 2004 between THE PRESIDENT OF INDIA (hereinafter called 'the Government') of the one part and MRS. FREDA D'SOUZA, widow of Late Mr. Anthony D'Souza, residing at Bungalow 14, Mall Road (hereinafter called 'the lessee') of the other part.\nthe said lessee paying the rent of Rs. 24 a year for 30 years from 3-5-2004`,
    { property_owner_name: "Freda D'Souza", land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `LEASE DEED FOR RESIDENTIAL FLAT UNDER SELF FINANCING SCHEME\nBetween Lucknow Development Authority, Vipin Khand, Gomti Nagar (First Party/Lessor)\nAnd\nSri Ashutosh Dwivedi & Smt. Neha Dwivedi, R/o 3/44 Vikas Nagar, Lucknow (Second Party/Lessees)\nFlat No. 3B/406, Srishti Apartment, plinth area 78.20 sqm\nConsideration Rs. 31,20,000. Free hold: No. Lease 90 yrs from 11/2/2014. Lease rent one time paid.`,
    { property_owner_name: 'Ashutosh Dwivedi, Neha Dwivedi', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `SUPPLEMENTARY LEASE DEED (TRANSFER)\nWhereas the Lessor, Ghaziabad Development Authority, granted a lease of plot no. 214, Sector 5, Vaishali to Shri Bhim Sen Arora by lease deed dated 8-6-1991.\nAnd whereas the said Shri Bhim Sen Arora has with the permission of the Lessor transferred the leasehold rights to Shri Deepak Malik s/o Sri R. P. Malik.\nNow this deed witnesseth that the Lessor accepts the said Shri Deepak Malik (hereinafter called the new Lessee) as its lessee for the remaining period of 90 years lease, i.e. 62 years.`,
    { property_owner_name: 'Deepak Malik', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `DEED OF ASSIGNMENT OF LEASEHOLD RIGHTS\nTHIS DEED is made at Navi Mumbai on 4-12-2020 between MR. HARISH M. KOTIAN, an adult Indian inhabitant, hereinafter called "THE ASSIGNOR" and MR. SACHIN BALKRISHNA GHARAT and MRS. SUPRIYA SACHIN GHARAT hereinafter called "THE ASSIGNEES".\nWHEREAS MIDC granted to the Assignor a lease of Plot A-22 for 95 years from 1.6.1988 at yearly rent of Rs. 1.`,
    { property_owner_name: 'Sachin Balkrishna Gharat, Supriya Sachin Gharat', land_freehold_or_leasehold: 'Leasehold' },
  ],
  [
    `GOVERNMENT OF JHARKHAND, KHAS MAHAL OFFICE, HAZARIBAGH\nRENEWED LEASE\nLease renewed in favour of: Shri Nirmal Kumar Jain & Shri Vimal Kumar Jain, sons of Late Padam Chand Jain, Main Road\nKhas Mahal Plot No. 201, area 12 decimals\nRenewed for 30 years with effect from 1.4.2008. Annual rent : Rs. 3,240. Salami : paid.`,
    { property_owner_name: 'Nirmal Kumar Jain, Vimal Kumar Jain', land_freehold_or_leasehold: 'Leasehold' },
  ],
]

it.each(papers)('reads who holds on lease: %s', (text, values) => {
  expect(valuesOfText(text, values)).toEqual(values)
})

const pages: readonly (readonly [text: string, values: Partial<Record<IntakeKey, string>>])[] = [
  [
    `          HOUSING BOARD HARYANA
              LEASE DEED
  Lessor            : Housing Board Haryana, Panchkula
  Lessee            : Sh. Ishwar Singh Dalal
  S/o               : Sh. Mehar Singh Dalal
  Joint Lessee      : Smt. Rajbala Dalal
  House No.         : 2214, HBC, Sector 7
  Term of lease     : 99 years from 12.01.2005
  Rent              : Rs. 10 per year`,
    { property_owner_name: 'Ishwar Singh Dalal, Rajbala Dalal', land_freehold_or_leasehold: 'Leasehold' },
  ],
]

it.each(pages)('reads who holds on lease, on a page: %s', (text, values) => {
  expect(valuesTyped(text, Object.keys(values) as IntakeKey[])).toEqual(values)
})
