import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { valuesOfText } from '../typed-paper.ts'

/** Tax bills and receipts; names are invented. */
const papers: readonly (readonly [text: string, values: Partial<Record<IntakeKey, string | null>>])[] = [
  [
    `GREATER HYDERABAD MUNICIPAL CORPORATION\nPROPERTY TAX PAYMENT RECEIPT\nPTIN : 1081204455     Receipt No. 2022/114422     Date 14-06-2022\nOwner Name : G. MADHUSUDHAN REDDY\nDoor No. : 8-3-222/C/14, Yellareddyguda\nPaid by : S. Kumar (Tenant)\nMobile : 98xxxxxx21\nAmount Rs. 6,812`,
    { property_owner_name: 'G. Madhusudhan Reddy' },
  ],
  [
    `PUNE MAHANAGARPALIKA - MILKAT KAR\nमिळकत कर पावती\nमिळकत क्रमांक : O/3/12/04455000\nमिळकत धारकाचे नाव : श्रीमती सुलोचना विष्णू जगताप (SULOCHANA VISHNU JAGTAP)\nभोगवटादार : स्वतः\nपत्ता : 1182, Sadashiv Peth\nएकूण रक्कम : रु. 4,512`,
    { property_owner_name: 'Sulochana Vishnu Jagtap' },
  ],
  [
    `NAGAR NIGAM GHAZIABAD\nHouse Tax Bill-cum-Receipt 2023-24\nPIN No.\tOwner / Father name\tLocality\tARV\tTax\nGZB-112-0099\tRajiv Kumar Garg / Late Om Prakash Garg\tKavi Nagar\t28,800\t2,880\nReceived Rs. 2,880 by UPI from Sonam Garg.`,
    { property_owner_name: 'Rajiv Kumar Garg' },
  ],
  [
    `GRAM PANCHAYAT KARYALAYA, WAGHOLI\nGhar Patti Pavti\nNamuna No. 10\nMilkat No. 2214   Varsha 2020-21\nKhatedarache Naav : Balasaheb Dattatray Satav va Shobha Balasaheb Satav\nGhar patti 1,450 / Pani patti 720 / Diva batti 120\nEkun Rs. 2,290`,
    { property_owner_name: 'Balasaheb Dattatray Satav, Shobha Balasaheb Satav' },
  ],
  [
    `CORPORATION OF CHENNAI - REVENUE DEPARTMENT\nReceived with thanks from Thiru/Tmt. A. NAGARAJAN AND N. VIJAYALAKSHMI a sum of Rs. 3,415/- towards property tax for II/2021-22\nAssessment No. 09-118-02245-000\nBill No. 113`,
    { property_owner_name: 'A. Nagarajan, N. Vijayalakshmi' },
  ],
  [
    `RECEIPT OF HOLDING TAX\nPatna Municipal Corporation, Kankarbagh Anchal\nHolding No. 221/A Circle No. 24\nName of the assessee: Sri Awadhesh Kumar Sinha, S/o Late Ramnaresh Sinha\nName of depositor: Md. Alam\nHolding Tax 3120, Water tax 480`,
    { property_owner_name: 'Awadhesh Kumar Sinha' },
  ],
  [
    `KOLKATA MUNICIPAL CORPORATION\nAssessee No. : 21-093-11-0044-7\nPremises : 44/1 Prince Anwar Shah Road\nPerson Liable to pay Tax : DIPANKAR MAJUMDAR, SUTAPA MAJUMDAR\nMailing Address : same\nQuarterly bill 3/2021-22 payable Rs. 1,122.00`,
    { property_owner_name: 'Dipankar Majumdar, Sutapa Majumdar' },
  ],
  [
    `THRISSUR CORPORATION\nBuilding Tax Receipt\nReceived from : Smt. Rosamma Varghese, Pullikkal House\nWard/Door No. : 14/887A\nBuilding Tax : 1,204\nLibrary Cess : 60`,
    { property_owner_name: 'Rosamma Varghese' },
  ],
  [
    `SURAT MUNICIPAL CORPORATION\nTAX BILL - VERO BILL\nTenement No. 14A-05-1122-0-001\nMalik nu naam / Owner : PATEL RAMESHBHAI CHHAGANBHAI\nKabjedar / Occupier : PATEL RAMESHBHAI CHHAGANBHAI\nBill total Rs. 3,211.00`,
    { property_owner_name: 'Patel Rameshbhai Chhaganbhai' },
  ],
  [
    `JAMMU MUNICIPAL CORPORATION\nSelf assessment of property tax\nPart A\n1. Name of the tax payer : Mrs. Shakuntla Devi\n2. Spouse of : Sh. Chaman Lal\n3. Whether owner/occupier : Owner\n4. Contact no. : 9419144556\n5. Property : House 117, Gandhi Nagar`,
    { property_owner_name: 'Shakuntla Devi' },
  ],
  [
    `NAGAR PALIK NIGAM, BHILAI\nSAMPATTI KAR RASEED\nRaseed kramank 45512   Dinank 03/03/2022\nBhavan swami ka naam : Shri Tikeshwar Prasad Sahu\nPita/Pati ka naam : Shri Hemlal Sahu\nJama karne wale ka naam : Ku. Sonali\nKul jama rashi Rs. 2,345`,
    { property_owner_name: 'Tikeshwar Prasad Sahu' },
  ],
  [
    `TOWN MUNICIPAL COUNCIL, RAMANAGARA\nTAX DEMAND EXTRACT\nKhatedar: Smt. Jayamma W/o Late Siddegowda\nAnubhavadar (occupier): Nagaraju\nKhata No. 1128 / Assessment No. 445\nDemand 1,890  Collection 1,890  Balance Nil`,
    { property_owner_name: 'Jayamma' },
  ],
  [
    `ULHASNAGAR MUNICIPAL CORPORATION\nProperty Tax Bill 2021-2022\nPropertyNo: 17BO010023400\nHolder Name: HARDASANI GOPALDAS TECKCHAND\nOccupier Name: SELF\nProperty Address: Barrack No. 1122, Room 4, Section 21\nBuilding User: Residential`,
    { property_owner_name: 'Hardasani Gopaldas Teckchand' },
  ],
  [
    `Tax Payment Acknowledgement\nDear Citizen,\nYour payment of Rs. 4,456 for property 1001-223-44 registered in the name of Mr. Clement Fernandes and Mrs. Olinda Fernandes has been received by Panaji City Corporation.\nTransaction done by: Kevin Fernandes (9822011122)`,
    { property_owner_name: 'Clement Fernandes, Olinda Fernandes' },
  ],
  [
    `RANCHI NAGAR NIGAM\nHolding Tax Receipt\nHolding No. 0240001122000A1\nRecd. from Mr./Mrs./M/s. Birsa Munda (Jr.) & Etwari Devi\non account of holding tax for the period 2019-20 to 2020-21\nRs. 2,816.00 (Two thousand eight hundred sixteen)`,
    { property_owner_name: 'Birsa Munda, Etwari Devi' },
  ],
  [
    `DELHI MUNICIPAL CORPORATION (SOUTH)\nProperty Tax Return / Challan G-8\nUPIC: 33211-009-44\nOwner's details\nName: Sunita Bajaj\nShare: 50%\nName: Harish Bajaj\nShare: 50%\nColony: Malviya Nagar, Cat. D`,
    { property_owner_name: 'Sunita Bajaj, Harish Bajaj' },
  ],
  [
    `CERTIFICATE OF PAYMENT OF TAXES\nCertified that the house bearing Municipal No. 112/4 ward no. 9 of this Council is assessed in the name of Sri Bhupen Chandra Deka and Sri Naren Deka, sons of Late Kanak Deka, and that taxes up to March 2022 are paid.\nExecutive Officer, Nalbari Municipal Board`,
    { property_owner_name: 'Bhupen Chandra Deka, Naren Deka' },
  ],
  [
    `LAND REVENUE (BHU-LAGAN) RECEIPT\nCircle : Danapur   Halka : 4   Mauza : Khagaul\nRaiyat ka naam : Ram Ishwar Rai\nPita : Jhagru Rai\nJamabandi No. : 1122\nKhata 44 Khesra 811 Rakba 5 decimal\nJama : Rs. 12.00\nBhugtankarta : Pankaj Kumar`,
    { property_owner_name: 'Ram Ishwar Rai' },
  ],
  [
    `Vadodara Municipal Corporation\nCensus No: 09-14-112-004-001-000\nName of Occupier: Kiritbhai B. Soni\nName of Owner: Shantaben Bhailal Soni & Others\nProperty use: Residential\nTax Paid: 5,612`,
    { property_owner_name: 'Shantaben Bhailal Soni' },
  ],
]

it.each(papers)('reads whom a tax paper records: %s', (text, values) => {
  expect(valuesOfText(text, values)).toEqual(values)
})
