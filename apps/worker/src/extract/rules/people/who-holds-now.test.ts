import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { valuesOfText } from '../typed-paper.ts'

/** Mutation papers of many offices; names are invented. */
const papers: readonly (readonly [text: string, values: Partial<Record<IntakeKey, string | null>>])[] = [
  [
    `OFFICE OF THE TAHSILDAR, MODINAGAR\nORDER (Section 34)\nVaad sankhya T202211330445\nApplicant Naresh Tyagi has applied for namantaran on the basis of registered bainama dated 14.2.2022 executed by Satpal Singh.\nORDER: The name of vendor Satpal Singh s/o Risal Singh be expunged and in his place the names of vendees Naresh Tyagi s/o Omdutt Tyagi and Rekha Tyagi w/o Naresh Tyagi be recorded as bhumidhar over gata 311, area 0.0125 hect.`,
    { property_owner_name: 'Naresh Tyagi, Rekha Tyagi' },
  ],
  [
    `KHATA CERTIFICATE\nThis is to certify that the khata of property No. 1188/44, Ward 22, Rajarajeshwari Nagar stands in the name of Sri Girish Bhat and Smt. Vidya Bhat as per the registers of this office.\nThis certificate is issued at the request of Sri Girish Bhat.\nAssistant Revenue Officer`,
    { property_owner_name: 'Girish Bhat, Vidya Bhat' },
  ],
  [
    `MUTATION CERTIFICATE\nMutation Case No. 4412/2020-21\nName of Transferor\tLate Haripada Mondal\nName of Transferee(s)\t(1) Asit Mondal (2) Bratati Mondal (3) Uma Mondal\nRelation\tLegal heirs\nPremises\t8/2, Netaji Sarani\nMutation fee\tRs. 500`,
    { property_owner_name: 'Asit Mondal, Bratati Mondal, Uma Mondal' },
  ],
  [
    `गाव नमुना सहा (Mutation Entry)\nफेरफार क्रमांक 3344   दिनांक 12/09/2021\nखरेदी देणार : वसंत रामचंद्र कदम (Vasant Ramchandra Kadam)\nखरेदी घेणार : संजय महादेव शिंदे (Sanjay Mahadev Shinde), सुजाता संजय शिंदे (Sujata Sanjay Shinde)\nगट क्रमांक 114/2`,
    { property_owner_name: 'Sanjay Mahadev Shinde, Sujata Sanjay Shinde' },
  ],
  [
    `Municipal Council Zirakpur\nNo. TS-1 entry / change of ownership\nIt is certified that in the record of this office the entry of Property UID 44512 has been changed from M/s Motia Builders to Smt. Jasbir Kaur Dhaliwal W/o S. Gurcharan Singh Dhaliwal on the basis of Sale deed No. 1122 dt. 4.3.2019.`,
    { property_owner_name: 'Jasbir Kaur Dhaliwal' },
  ],
  [
    `Government of Tamil Nadu - Revenue Department\nPatta Transfer Order\nPatta No. 2214    Village: Perungudi\nTransfer from: Ramasamy Naicker\nTransfer to: 1. Karthikeyan (Father: Palanivel) 2. Sudha (Husband: Karthikeyan)\nS.F. No. 118/3B   Extent 0.02.50 Hectare`,
    { property_owner_name: 'Karthikeyan, Sudha' },
  ],
  [
    `BHU-ABHILEKH, TEHSIL DARBAR, INDORE\nNamantaran panji kramank 44, varsh 2019-20\nVikreta ka naam : Mohan Lal Patel aatmaj Bherulal Patel\nKreta ka naam : Smt. Rajkumari Solanki pati Shri Lokendra Solanki\nAadesh : Uparokt anusar kreta ka naam darj kiya jave.`,
    { property_owner_name: 'Rajkumari Solanki' },
  ],
  [
    `ESTATE OFFICE\nSub: Transfer of ownership of House No. 2217, Sector 35-C.\nReference your application dated 3.6.2020.\nThe transfer of the above house from Sh. Avtar Singh to S/Sh. Manjit Singh Bedi and Smt. Amarjit Kaur Bedi is noted in this office record subject to the following conditions.\nSuperintendent, Estate Office\nTo: Sh. Manjit Singh Bedi, H. No. 2217`,
    { property_owner_name: 'Manjit Singh Bedi, Amarjit Kaur Bedi' },
  ],
  [
    `CORRECTION SLIP\nAnchal : Bihta      Correction slip no. 811/22-23\nDakhil Kharij Vad Sankhya 3455/2022-23\nPurv jamabandi raiyat : Bisheshwar Mahto\nNaye jamabandi raiyat : Anil Kumar Mahto (Pita - Bisheshwar Mahto), Sunil Kumar Mahto (Pita - Bisheshwar Mahto)\nMauza Kanchanpur`,
    { property_owner_name: 'Anil Kumar Mahto, Sunil Kumar Mahto' },
  ],
  [
    `Office of the Commissioner, Guntur Municipal Corporation\nPROCEEDINGS\nSub: Transfer of title of H.No. 5-37-118 - Orders issued.\nRef: Application of Smt. K. Anasuya, dated 11-01-2023.\nORDER: The title of the above house hitherto standing in the name of Sri K. Subba Rao is hereby transferred in the name of Smt. K. Anasuya W/o late K. Subba Rao with effect from 1-4-2023.`,
    { property_owner_name: 'K. Anasuya' },
  ],
  [
    `INTKAL / MUTATION No. 8812\nVillage Sahnewal Khurd, Tehsil Ludhiana East\nColumn 3 (existing owner): Harnek Singh s/o Bachan Singh\nColumn 9 (new owner): Gurmeet Singh s/o Nirmal Singh s/o Inder Singh, resident of Ludhiana, 1/2 share; Baljinder Kaur w/o Gurmeet Singh 1/2 share\nType: Bai (sale) dated 21.11.2018\nSanctioned. Naib Tehsildar`,
    { property_owner_name: 'Gurmeet Singh, Baljinder Kaur' },
  ],
  [
    `CO-OPERATIVE GROUP HOUSING SOCIETY\nSub: Transfer of membership\nThis is to inform that the membership of Flat No. 221 earlier held by Mrs. Usha Rani Mehra has been transferred to Mr. Sandeep Bhalla and Mrs. Neeru Bhalla vide resolution dated 11.08.2022 and their names are entered in our register.\nHony. Secretary`,
    { property_owner_name: 'Sandeep Bhalla, Neeru Bhalla' },
  ],
  [
    `THANDAPER ACCOUNT EXTRACT\nThandaper No. : 11224   Village: Kakkanad   Block 9\nThandaper holder : Biju Mathew\nAddress : Vadakkedath, Thrikkakara\nJointly : Jincy Biju\nSurvey/Sub div : 332/4-2   Area : 4.05 Ares`,
    { property_owner_name: 'Biju Mathew, Jincy Biju' },
  ],
  [
    `RECORD OF RIGHTS - FORM 8A\nVillage : Manjri Budruk\nAccount No. : 1188\nAccount holder(s) : Nilesh Popat Ghule - Aarti Nilesh Ghule\nSurvey/Gat : 112/1A`,
    { property_owner_name: 'Nilesh Popat Ghule, Aarti Nilesh Ghule' },
  ],
  [
    `Nagar Parishad Neemuch\nNAMANTARAN PRAMAN PATRA\nPramanit kiya jata hai ki ward kramank 12 sthit bhavan kramank 118 jo purv mein Shri Madanlal Porwal ke naam par darj tha, ab Smt. Lalita Porwal patni Shri Rajesh Porwal ke naam par nagar parishad ke abhilekh mein darj kar diya gaya hai.`,
    { property_owner_name: 'Lalita Porwal' },
  ],
  [
    `ODISHA - TAHASIL OFFICE, JATNI\nMutation Case No. 1189/2018\nRecord of Rights (Khatiyan)\nKhata No. 412/118\nName of the tenant, father's name, caste and residence: Rabindra Nath Swain, S/o Late Dhruba Charan Swain, Khandayat, Jatni; Minati Swain W/o Rabindra Nath Swain\nPlot 233/1901 Area Ac. 0.040 dec. Kisam Gharabari`,
    { property_owner_name: 'Rabindra Nath Swain, Minati Swain' },
  ],
  [
    `CHITTAGONG ROAD SETTLEMENT - JAMABANDI (Assam)\nPatta type: Myadi   Patta No. 233\nPattadar name\tGuardian\tRelation\tAddress\nHiranya Kumar Bora\tLate Padma Bora\tFather\tBeltola\nRuprekha Bora\tHiranya Kumar Bora\tHusband\tBeltola\nDag 118, 1K 10L`,
    { property_owner_name: 'Hiranya Kumar Bora, Ruprekha Bora' },
  ],
  [
    `JAIPUR NAGAR NIGAM HERITAGE\nName Transfer Letter\nNo. 2231   Date 02-09-2021\nTo, Smt. Vimla Sharma\nWith reference to your application, the name of Late Shri Gopal Lal Sharma is deleted and your name Smt. Vimla Sharma widow of Late Shri Gopal Lal Sharma along with your son Shri Hemant Sharma is entered in the record for house no. 4412, Topkhana Desh.`,
    { property_owner_name: 'Vimla Sharma' },
  ],
  [
    `FORM B - MUTATION EXTRACT\nM.R. No. : T4/2019-20\nAcquired by : Sri Manjunatha Shetty S/o Ananda Shetty; Smt. Sumithra Shetty W/o Manjunatha Shetty\nAcquired from : Sri Seetharama Bhandary\nNature of acquisition : Sale, Doc. 1188/2019-20`,
    { property_owner_name: 'Manjunatha Shetty, Sumithra Shetty' },
  ],
  [
    `CERTIFICATE OF OWNERSHIP\nI, the undersigned, Secretary, Gram Panchayat Karanja do certify that as per assessment register No. 8 the following property is in the ownership of\nShri. Anil Madhukar Thakur\nSmt. Asha Anil Thakur\nHouse No. 331, area 900 sq.ft.`,
    { property_owner_name: 'Anil Madhukar Thakur, Asha Anil Thakur' },
  ],
  [
    `SOCIETY NOMINATION AND TRANSFER MEMO\nShare Certificate No. 41 (Shares 201 to 205)\nSr.\tDate of transfer\tTo whom transferred\tFolio\n1\t12/02/2004\tMr. Bharat Doshi\t41\n2\t30/07/2019\tMr. Rohan Sawant & Mrs. Mrunal Sawant\t88`,
    { property_owner_name: 'Rohan Sawant, Mrunal Sawant' },
  ],
]

it.each(papers)('reads who holds after a change: %s', (text, values) => {
  expect(valuesOfText(text, values)).toEqual(values)
})
