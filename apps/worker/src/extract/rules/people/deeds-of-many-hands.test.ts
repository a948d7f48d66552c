import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { valuesOfText } from '../typed-paper.ts'

/** Deeds, agreements, allotments and books; names are invented. */
const papers: readonly (readonly [text: string, values: Partial<Record<IntakeKey, string | null>>])[] = [
  [
    `GIFT SETTLEMENT DEED\nThis deed of gift settlement executed at Madurai on 11th day of January 2021 by Thiru. V. Muthuramalingam, son of Veerappan, Hindu, aged 68, residing at 14 North Masi Street (the SETTLOR) in favour of his daughter Tmt. M. Deivanai, wife of Kathiresan, aged 35, residing at 22 Teppakulam (the SETTLEE).\nThe settlor out of natural love and affection settles the schedule property upon the settlee.`,
    { property_owner_name: 'M. Deivanai' },
  ],
  [
    `SALE DEED\n(Stamp duty Rs. 2,10,000)\nTHIS SALE DEED is executed at Faridabad on this 6th day of June 2022\nBY\nSh. Ravinder Kumar Bhatia S/o Sh. Kanshi Ram Bhatia R/o 2E/44, NIT, Faridabad through his GPA holder Smt. Anju Bhatia (hereinafter called the VENDOR)\nIN FAVOUR OF\nSh. Lalit Mohan Pant S/o Sh. Hari Dutt Pant and Smt. Geeta Pant W/o Sh. Lalit Mohan Pant, both R/o 118, Sector 22, Faridabad (hereinafter called the VENDEES in equal shares)\nThe expression Vendor and Vendee shall include their heirs.`,
    { property_owner_name: 'Lalit Mohan Pant, Geeta Pant' },
  ],
  [
    `VIKRAY VILEKH\nVikreta : Shri Sitaram Yadav putra Shri Ramadhar Yadav, niwasi gram Bhadohi\nKreta : Shrimati Phoolmati Devi patni Shri Ramashray Singh, niwasi Gyanpur\nAraji number 118, rakba 0.021 hectare\nVikray mulya Rs. 6,40,000`,
    { property_owner_name: 'Phoolmati Devi' },
  ],
  [
    `DEED OF CONVEYANCE\nTHIS DEED OF CONVEYANCE made this 14th day of March Two Thousand Nineteen BETWEEN SMT. ANIMA KUNDU, wife of Late Bhola Nath Kundu, by religion Hindu, by occupation housewife, residing at 21/3 Ballygunge Place, hereinafter called and referred to as the "VENDOR" (which term or expression shall unless excluded by or repugnant to the context be deemed to mean and include her heirs, executors, administrators, legal representatives and assigns) of the ONE PART AND (1) SRI PRASENJIT BASAK, son of Sri Nemai Basak and (2) SMT. SUCHETA BASAK, wife of Sri Prasenjit Basak, both residing at 4 Haltu Main Road, Kolkata - 700078, hereinafter jointly called and referred to as the "PURCHASERS" of the OTHER PART.`,
    { property_owner_name: 'Prasenjit Basak, Sucheta Basak' },
  ],
  [
    `SALE DEED\nSeller's details\nName\tMohd. Saleem Qureshi\nFather's name\tAbdul Hameed\nPurchaser's details\nName\tMrs. Rukhsana Parveen\nHusband's name\tMohd. Arif\nJoint purchaser\tMohd. Arif\nProperty\tHouse No. 4-7-112`,
    { property_owner_name: 'Rukhsana Parveen, Mohd. Arif' },
  ],
  [
    `KRAYA PATRA\nOn this the 22nd day of November 2018 Sri. B. Nagesh S/o Late Byranna, aged 47 years, residing at Channapatna (Seller)\nexecutes this deed of sale in favour of\nSmt. H. S. Lalithamma W/o Sri. Shivalingaiah, aged 50 years, residing at Ramanagara (Purchaser)`,
    { property_owner_name: 'H. S. Lalithamma' },
  ],
  [
    `RELINQUISHMENT DEED\nWe, (1) Smt. Pushpa Rani wife of Sh. Ashok Verma, (2) Smt. Suman Bala wife of Sh. Naresh Kapoor, both daughters of Late Sh. Bihari Lal, hereinafter called the Releasors\nrelinquish our undivided shares in House No. 44, Model Town, Panipat in favour of our brother Sh. Rakesh Verma son of Late Sh. Bihari Lal, hereinafter called the Releasee.`,
    { property_owner_name: 'Rakesh Verma' },
  ],
  [
    `REGISTERED SALE DEED NO. 1188/2020\nINDEX-II\n(1) Vilekhacha prakar : Kharedikhat\n(7) Dastaivaj karun denarya pakshakarache nav : Prakash Ramchandra Kale, vay 60, Karvenagar\n(8) Dastaivaj karun ghenarya pakshakarache nav : Amol Suresh Nikam, vay 36, Warje; Pooja Amol Nikam, vay 33, Warje`,
    { property_owner_name: 'Amol Suresh Nikam, Pooja Amol Nikam' },
  ],
  [
    `CONVEYANCE DEED\nThis deed is made between the Chandigarh Housing Board through its Secretary (the Transferor) and Sh. Gurcharan Dass Sehgal s/o Sh. Thakur Dass Sehgal resident of House 3114, Sector 45-D (the Transferee)\nThe Transferor hereby conveys the leasehold dwelling unit on conversion into freehold.`,
    { property_owner_name: 'Gurcharan Dass Sehgal', land_freehold_or_leasehold: 'Freehold' },
  ],
  [
    `SALE CERTIFICATE\n(Under the SARFAESI Act)\nThe undersigned being the Authorised Officer of the Rural Development Bank has sold on 12.10.2021 in favour of Mr. Jeetendra Hiralal Oswal, 221 Mahaveer Society, Solapur, the secured asset of the borrower Shri Dattu Kamble.`,
    { property_owner_name: 'Jeetendra Hiralal Oswal' },
  ],
  [
    `ASSIGNMENT DEED (Theeradharam)\nExecuted on 3-2-2017 by Mathai Varghese, aged 66, S/o Varghese, Puthenpurayil House, Meenachil, in favour of Saji Thomas, aged 42, S/o Thomas, Kochuveettil House, and his wife Bindu Saji, aged 39.\nFor a consideration of Rs. 8,00,000 the executant assigns the scheduled 10 cents to the assignees.`,
    { property_owner_name: 'Saji Thomas, Bindu Saji' },
  ],
  [
    `SALE DEED\nThis indenture of sale is entered on 10-10-2020 amongst\nVendor: M/s Sai Sradha Constructions, a registered partnership, represented by its partner Sri D. Ramesh\nVendee: Sri Boddu Srinivas, S/o Appala Naidu, aged 39, r/o Gajuwaka, Mobile 9885012345\nFlat No. 304, Sradha Elite`,
    { property_owner_name: 'Boddu Srinivas', developer_name: 'M/s Sai Sradha Constructions' },
  ],
  [
    `BAYANA / AGREEMENT TO SELL\nI, Surjit Kaur wd/o Late Baldev Singh, r/o Phagwara (owner and first party) have agreed to sell my house to Smt. Kulwinder Kaur w/o S. Resham Singh, r/o Banga (second party, M-9815012345)\nTotal price 28 lakh, bayana received 3 lakh.`,
    { applicant_name: 'Kulwinder Kaur', property_owner_name: 'Surjit Kaur', contact_number: '9815012345' },
  ],
  [
    `AGREEMENT OF SALE\nVENDOR\tVENDEE\nName: T. Lakshmana Rao\tName: G. Sandhya Rani\nS/o: T. Appanna\tW/o: G. Ravi Kiran\nAge: 55\tAge: 31\nCell: 9490111111\tCell: 9490012345\nAdvance Rs. 2,00,000 paid`,
    { applicant_name: 'G. Sandhya Rani', property_owner_name: 'T. Lakshmana Rao', contact_number: '9490012345' },
  ],
  [
    `HOUSING BOARD - ALLOTMENT ORDER\nProc. No. 118/A3/2019 dt 11.02.2019\nThe following applicant is allotted the house noted against the name on outright purchase basis.\nSl.\tName of allottee\tHouse No.\tType\tCost\n1\tTmt. S. Vijayalakshmi\tHIG-44\t3BHK\t58,50,000\nThe allottee shall pay within 21 days.`,
    { applicant_name: 'S. Vijayalakshmi' },
  ],
  [
    `Booking confirmation\nDear Mr Rohit Sethi and Ms Neha Sethi,\nThank you for choosing Krisumi-like living at Nirvana Greens by Nirvana Landcraft Private Limited.\nUnit: 4B-902\nCustomer code: NLPL00112\nRegistered mobile: 9810098100\nYour relationship manager Ms. Aditi can be reached at 9999000011.`,
    {
      applicant_name: 'Rohit Sethi',
      co_applicant_name: 'Neha Sethi',
      contact_number: '9810098100',
      developer_name: 'Nirvana Landcraft Private Limited',
    },
  ],
  [
    `GHAZIPUR DEVELOPMENT AUTHORITY\nAAVANTAN PATRA\nPrapak: Sri Manoj Kumar Rai, S/o Sri Vashishth Rai, Mo. 9450012345\nMahoday, aapko Shastri Nagar yojna mein bhavan sankhya E-118 aavantit kiya jata hai.\nLease: 90 varsh`,
    { applicant_name: 'Manoj Kumar Rai', contact_number: '9450012345' },
  ],
  [
    `GWALIOR NAGAR NIGAM\nSAMPATTI KAR DEYAK 2021-22\nBhavan swami: 1. Shri Umesh Sikarwar 2. Smt. Mamta Sikarwar\nKirayedar: Shri Pawan Goyal\nKul kar 3,445`,
    { property_owner_name: 'Umesh Sikarwar, Mamta Sikarwar' },
  ],
  [
    `MCD e-receipt\nOwner/Occupier name: SH RAJ PAL & SH DHARAM PAL\nProperty address: 1/4422, Ram Nagar Extn\nPayment mode: UPI`,
    { property_owner_name: 'Raj Pal, Dharam Pal' },
  ],
  [
    `Punjab Land Records Society - FARD (Jamabandi 2019-20)\nKhewat 118 / Khatauni 221\nNaam malik te ahwal: Jaspal Singh putar Gurdev Singh putar Inder Singh 1/2 hissa, Ranjit Kaur patni Jaspal Singh 1/2 hissa\nNaam kashtkar: maqbooza malkan`,
    { property_owner_name: 'Jaspal Singh, Ranjit Kaur' },
  ],
  [
    `SECRETARIAT COLONY HOUSING SOCIETY LTD\nTRANSFER OF SHARES - INTIMATION\nSir / Madam, We have pleasure in informing you that shares 21 to 25 and flat B/7 standing in the name of Late M. L. Kapadia have been transferred to your name, Mrs. Jyotsna M. Kapadia, jointly with Mr. Ketan M. Kapadia.`,
    { property_owner_name: 'Jyotsna M. Kapadia, Ketan M. Kapadia' },
  ],
]

it.each(papers)('reads the parties of a deed, an agreement or a book: %s', (text, values) => {
  expect(valuesOfText(text, values)).toEqual(values)
})
