import { expect, it } from 'vitest'
import { peopleOfText, peopleOfTyped } from './people-of-text.ts'

/** Registers, certificates and orders as text; names are invented. */
const papers: readonly (readonly [name: string, text: string, owner: string])[] = [
  [
    'a patta whose heading is in two languages',
    `பட்டா / PATTA\nவருவாய் கிராமம் / Village : Kadayam\tபட்டா எண் / Patta No : 411\nஉரிமையாளர்கள் பெயர் / Names of owners\n1.\tArumugam\tமகன்\tVelayutham\n2.\tArumugam\tமனைவி\tPetchiammal\nSurvey No.\tTax\n11\t0.20`,
    'Velayutham, Petchiammal',
  ],
  [
    'names that a form leaves to be one or more',
    `OFFICE OF THE CIRCLE OFFICER\nNamjari (Mutation) Certificate\nCertified that Dag No. 88 of village Dakhala, land measuring 1 Katha has been mutated in the name(s) of\n(1) Prasanta Rabha, S/o Late Dhiren Rabha\n(2) Mrs. Mamoni Rabha, W/o Prasanta Rabha\nin respect of the share purchased vide Deed No. 12/2020.`,
    'Prasanta Rabha, Mamoni Rabha',
  ],
  [
    'a permit for two on a line each',
    `MANJALLOOR GRAMA PANCHAYAT\nBUILDING PERMIT\nPermission is hereby granted to\n   1. Bijoy T.M., Thekkumkattil House, Vazhakulam P.O.\n   2. Smitha Bijoy, -do-\nfor the construction of a residential building in Re-Sy. No. 14/2.\nSecretary`,
    'Bijoy T.M., Smitha Bijoy',
  ],
  [
    'applicants in whose favour a case went',
    `CERTIFICATE OF MUTATION\nCase No.\tMN/2022/41\nApplicant(s) in whose favour mutated\t(i) Sk. Nasir Ali, son of Late Sk. Hamid Ali; (ii) Sabina Khatun, wife of Sk. Nasir Ali\nFrom whom acquired\tGour Mondal (Deed 11 of 2021)\nMouza\tBhangar`,
    'Sk. Nasir Ali, Sabina Khatun',
  ],
  [
    'payers with an occupation each',
    `GRAM PANCHAYAT\nHOUSE TAX RECEIPT\nReceived from Sri T. Basavanna, S/o Sri Kallappa, aged about 61\nyears, Occ: Pvt. Employee and Smt. T. Gowramma, W/o Sri T. Basavanna, aged\nabout 52 years, Occ: Housewife a sum of Rs. 883/- towards house tax.`,
    'T. Basavanna, T. Gowramma',
  ],
  [
    'a book that asks for the parent too',
    `RECORD OF RIGHTS\nMouza : Kanas\nKhatiyan serial no.\t88/114\nTenant's name, father's name, caste and residence\tSabita Nayak W: Pramod Nayak, caste Khandayat, village Kanas\nRent\tRs. 4.00`,
    'Sabita Nayak',
  ],
  [
    'an entry that is made instead of another',
    `INTKAL REGISTER - COPY\nMutation No.\t88\nEntry to be cut\tKuldip Singh s/o Bant Singh\nEntry to be made instead\tSukhdev Singh s/o Karam Singh 1/2 share, Amarjit Kaur w/o Sukhdev Singh 1/2 share\nOrder\tSanctioned`,
    'Sukhdev Singh, Amarjit Kaur',
  ],
  [
    'a grant to whom a title heads',
    `कार्यालय नगर पालिका सुमेरपुर\nपट्टा विलेख (अकृषि भूमि)\nपट्टा क्रमांक 11/2022\nश्री/श्रीमती : हीरा लाल सुथार पुत्र श्री भीखा राम सुथार एवं श्रीमती गीता देवी पत्नी श्री हीरा लाल सुथार\nको भूखण्ड संख्या 4 का फ्री होल्ड पट्टा जारी किया जाता है।`,
    'हीरा लाल सुथार, गीता देवी',
  ],
  [
    'a house told by its survey number',
    `CERTIFICATE OF OWNERSHIP\nThis is to certify that the house bearing Door No. 3-41 situated in Sy. No. 77/2 of Mattu village is owned by Smt. Kamala Shedthi W/o Late Anand Shetty and her son Sri. Vasanth Shetty as per the register of this panchayat.`,
    'Kamala Shedthi, Vasanth Shetty',
  ],
  [
    'a deed by its Gujarati words',
    `SALE DEED\nVechan aapnar : Kantilal Jivanbhai Sutariya, umar varsh 61, rahe. Katargam\nVechan lenar : (1) Jayeshbhai Babubhai Mangukiya, umar 40 (2) Sonalben Jayeshbhai Mangukiya, umar 37\nKimat : Rs. 9,50,000`,
    'Jayeshbhai Babubhai Mangukiya, Sonalben Jayeshbhai Mangukiya',
  ],
  [
    'an estate beside those who pay',
    `EXTRACT OF ASSESSMENT BOOK\nAssessee No.\t21-104\nPerson liable to pay tax\t1) Sri Amit Basu 2) Smt. Rina Basu 3) Estate of Late Gopal Basu\nAnnual valuation\t11,840`,
    'Amit Basu, Rina Basu',
  ],
  [
    'a kind of payer that is no label',
    `NAGAR NIGAM - UD TAX RECEIPT\nProperty in name of\tSmt. Vimla Mathur and Shri Kailash Mathur\nTaxpayer type\tCo-owners\nReceived with thanks from\tShri Rohit Mathur (son)\nRupees\t4,118 by cheque`,
    'Vimla Mathur, Kailash Mathur',
  ],
  [
    'a joint holder of a khata',
    `MUNICIPAL CORPORATION\nSelf Assessment of Property Tax - challan\nKhata Holder Name\tBASAVARAJ GURUPADAPPA ANGADI\nJoint Khata Holder\tSUNANDA BASAVARAJ ANGADI\nDepositor\tVIJAY B ANGADI`,
    'Basavaraj Gurupadappa Angadi, Sunanda Basavaraj Angadi',
  ],
  [
    'a pattadar who is proposed',
    `MUTATION PROCEEDINGS OF THE TAHSILDAR\nExisting pattadar\tKota Subba Rao (khata 411)\nProposed pattadar\tInta Venkata Ratnam (khata 118)\nRelation of purchaser\tS/o Kotaiah\nOrders\tApproved`,
    'Inta Venkata Ratnam',
  ],
  [
    'who have purchased, by a notice',
    `NOTICE OF CERTIFIED MUTATION\nWhereas Shri Arvind Gulab Kale and Sau. Sunita Arvind Kale have purchased the property bearing Nazul Plot No. 4 from Smt. Radhabai Dhote by registered sale deed No. 12/2022, the mutation is hereby certified and the names of the purchasers are taken on record in place of the vendor.`,
    'Arvind Gulab Kale, Sunita Arvind Kale',
  ],
  [
    'the following owners',
    `CERTIFICATE OF OWNERSHIP OF FLAT\nThis is to certify that the following are the joint owners of Flat No. C-3 as per the register:\n(i)  Mr. Kishore Naik\n(ii) Mrs. Jhunu Naik\nMaintenance paid upto June 2025.`,
    'Kishore Naik, Jhunu Naik',
  ],
  [
    'heirs brought on record, one of them a child',
    `MUTATION ENTRY (FERFAR)\nEntry no.\t11\nNature\tHeirship\nDeceased holder\tNamdev Ganu Thakur\nHeirs brought on record\t1) Manda Namdev Thakur (wife) 2) Minor Riya Namdev Thakur, guardian mother Manda Namdev Thakur\nSurvey no.\t118/4`,
    'Manda Namdev Thakur, Riya Namdev Thakur',
  ],
  [
    'sons by a deed before a notary',
    `ORDER OF TRANSFER OF HOUSE TAX\nHouse No. 18 presently standing in the name of late Shri Jose Pereira is transferred in the house tax register to the names of his sons Shri Peter Pereira and Shri Felix Pereira in terms of Deed of Succession dated 08/02/2020 drawn before Notary Adv. Meena Naik.\nChief Officer`,
    'Peter Pereira, Felix Pereira',
  ],
  [
    'a holder called secondary, and a joint pattadar',
    `PROPERTY TAX PAYMENT RECEIPT\nProperty code\t44UH\nPattadar\tShri Neikuo Rio, S/o Lt. Vilhou Rio\nJoint pattadar\tSmti. Abeno Rio, W/o Shri Neikuo Rio\nPayer\tDINESH RIO`,
    'Neikuo Rio, Abeno Rio',
  ],
  [
    'a consumer with a co-owner',
    `नगर पालिक निगम सतना\nE-RECEIPT Property tax\nउपभोक्ता / Consumer Name\tDEEPAK KUMAR SONI\nसह-स्वामी / Co-owner\tMEENA SONI\nराशि / Amount\t4,118`,
    'Deepak Kumar Soni, Meena Soni',
  ],
  [
    'a label that says behind its mark what is asked',
    `GRAMA PANCHAYATHI\nFORM 11B - Register of properties\nProperty tax assessment\t44\nOwner(s) : Name, father/husband\t1. Lakshmamma D/o Rangappa; 2. Gangamma D/o Rangappa\nIssued to\tRamesh`,
    'Lakshmamma, Gangamma',
  ],
  [
    'an application of two whose titles are short',
    `MUNICIPAL BOARD\nBUILDING PERMISSION\nWith reference to the application of (i) Md. Karim Ali Sheikh and (ii) Mustt. Anowara Begum, permission is granted for construction of residential building (G+1) on land covered by Dag No. 44.`,
    'Md. Karim Ali Sheikh, Anowara Begum',
  ],
  [
    'owners under one title',
    `TOWN PANCHAYAT OFFICE\nPLAN APPROVAL PROCEEDINGS\nApproval No.\t11/2023-24\nLand owners\tTvl. 1. S. Arumugam 2. A. Chellammal\nPurpose\tResidential house G+1`,
    'S. Arumugam, A. Chellammal',
  ],
  [
    'an order of a town in Hindi',
    `कार्यालय नगर परिषद\nनाम हस्तांतरण आदेश\nपूर्व स्वामी\tश्री रामेश्वर व्यास\nनवीन स्वामी\tश्रीमती शांति व्यास पत्नी स्व. श्री रामेश्वर व्यास, श्री मनोज व्यास पुत्र स्व. श्री रामेश्वर व्यास\nसम्पत्ति\tमकान नं. 11`,
    'शांति व्यास, मनोज व्यास',
  ],
  [
    "a registrar's sheet of northern states",
    `VASIKA DETAILS\nVasika no.\t44\nDeed name\tSALE URBAN AREA WITHIN MC\nFirst party\t1. RAM KISHAN S/O TEK CHAND 2. BIMLA W/O RAM KISHAN\nSecond party\t1. ANIL KUMAR S/O JAI LAL 2. GEETA W/O ANIL KUMAR\nWitness 1\tNARESH NAMBARDAR`,
    'Anil Kumar, Geeta',
  ],
  [
    'no holder of the time before',
    `MUTATION ORDER\nThe land recorded before in the name of Haren Medhi has been transferred. The name of Smt. Lily Das has been entered.`,
    'Lily Das',
  ],
]

it.each(papers)('reads the owners of %s', (_, text, owner) => {
  expect(peopleOfText(text).owner).toBe(owner)
})

/** Registers in columns. */
const tables: readonly (readonly [name: string, text: string, owner: string])[] = [
  [
    'owners with their elders, above another table',
    `KHATIAN (FINALLY PUBLISHED)
Khatian No. 88       Mouja: Melaghar         Tehsil: Sonamura
Name of raiyat with guardian                 Share        Possession
Nitai Das, pita - Haradhan Das               8 ana        self
Minati Das, swami - Nitai Das                8 ana        self
Dag                                          Class        Area
441                                          Bastu        0.06 acre`,
    'Nitai Das, Minati Das',
  ],
  [
    'owners whose cells take two lines',
    `Record of Rights, Tenancy and Crops (RTC) - Form 16
Taluk : Hosanagara        Hobli : Kasaba        Village : Nagara
9. Owner's name, father's name    10. Khata No.     11. Mode of acquisition
Basappa M. bin Channabasappa of   211               MR H12/2020-21 sale
Nagara 0.10.00
Lalitha kom Basappa M. 0.10.00    212               MR H12/2020-21 sale
12. Rights: bank charge - PLD Bank Rs. 40,000`,
    'Basappa M., Lalitha',
  ],
  [
    'a label of three lines beside a cell of four',
    `SALE DEED
1   Name and address of      Shri Tarun Gogoi aged about 61 years, S/o Bipin Gogoi,~
    the EXECUTANT            At- 4, Kenduguri, PS- Kenduguri~
    (Vendor)
2   Name and address of      Smti. Nilima Phukan aged about 33 years, W/o Hiren~
    the CLAIMANT             Phukan, At- 9, Kenduguri, PS- Kenduguri;~
    (Vendee)                 Shri Hiren Phukan aged about 40 years, S/o Dimbeswar~
                             Phukan, At- 9, Kenduguri, PS- Kenduguri
3   Nature of document       Absolute sale deed`,
    'Nilima Phukan, Hiren Phukan',
  ],
  [
    'owners whose serial number has run into the head',
    `TOWN MUNICIPAL COUNCIL
e-Aasthi - FORM 3 (Khata)
OWNER DETAILS
Sl  Owner Name              Relation                  Identity         Ownership %
1   Rangaswamy K            S/o Kempaiah              EPIC xxx118      50
2   Puttamma                W/o Rangaswamy K  Aadhaar xxxx1184         50
ACQUIRED FROM: Venkatesh (Sale deed 18/2016)`,
    'Rangaswamy K, Puttamma',
  ],
  [
    'holders before a slash, their elders behind it',
    [
      'उद्धरण खतौनी (फसली वर्ष 1428-1433)',
      ...[
        ['खाता सं.', 'खातेदार का नाम / पिता पति', 'गाटा सं.', 'क्षेत्रफल (हे.)'],
        ['', 'संरक्षक का नाम / निवास', '', ''],
        ['00044', 'इरफान अली / मो. सलीम / नि.', '441', '0.0250'],
        ['', 'ग्राम', '', ''],
        ['', 'नसरीन बानो / इरफान अली / नि.', '', ''],
        ['', 'ग्राम', '', ''],
      ].map((cells) => cells.map((cell) => cell.padEnd(30)).join('')),
    ].join('\n'),
    'इरफान अली, नसरीन बानो',
  ],
  [
    'holders below one another, all of one family',
    `VILLAGE FORM 8-A (Khatavahi)
Village : Hansalpur         Taluka : Viramgam
Khata no.                   441
Khatedar name(s)            Patel Kanubhai Ishwarbhai
                            Patel Savitaben Kanubhai
                            Patel Hardik Kanubhai
Block / survey no.          Area`,
    'Patel Kanubhai Ishwarbhai, Patel Savitaben Kanubhai, Patel Hardik Kanubhai',
  ],
  [
    'successors, and the dead below them',
    `SUCCESSION MUTATION
Serial      Name of successor          Relation with deceased     Share
1           Rehana Bano                Widow                      1/8
2           Aijaz Ahmad Mir            Son                        7/8
Deceased    Ghulam Mohd Mir
Khasra      1182, 10 marla`,
    'Rehana Bano, Aijaz Ahmad Mir',
  ],
  [
    'a register in Latin letters',
    `GAV NAMUNA SAT (VII) - ADHIKAR ABHILEKH PATRAK
Gav : Ozar           Taluka : Niphad              Jilha : Nashik
Khate kr.            Bhogvatadarache nav          Kshetra        Akar
411                  Kisan Bhika Gaikwad          0.05.00        0.12
412                  Lata Kisan Gaikwad           0.05.00        0.12
Shevatcha ferfar : 2208`,
    'Kisan Bhika Gaikwad, Lata Kisan Gaikwad',
  ],
  [
    'successors, the dead of their family below them',
    `SUCCESSION MUTATION
Serial      Name of successor          Relation with deceased     Share
1           Rehana Bano                Widow                      1/8
2           Aijaz Ahmad Mir            Son                        7/12
3           Shabnam Akhtar             Daughter                   7/24
Deceased    Ghulam Mohd Mir
Khasra      1182, 10 marla`,
    'Rehana Bano, Aijaz Ahmad Mir, Shabnam Akhtar',
  ],
  [
    'to whom a right went',
    `MUTATION REGISTER EXTRACT (M.R.)
Survey No.   From (previous right holder)     To (new right holder)        Extent
88/4A        Ningappa Fakirappa Talwar        Savita Irappa Patil          0-02-08
                                              Irappa Basappa Patil
Transaction type     Registered sale`,
    'Savita Irappa Patil, Irappa Basappa Patil',
  ],
  [
    'an owner beside who lives there',
    [
      'ग्रामपंचायत कार्यालय',
      'नमुना नं. 8 - आकारणी नोंदवही उतारा',
      ...[
        ['अ.क्र.', 'मिळकत क्र.', 'मालकाचे नाव', 'भोगवटादार', 'वर्णन', 'कर'],
        ['11', '44', 'दत्तात्रय गणपत शेळके', 'स्वतः', 'घर', '440'],
      ].map((cells) => cells.map((cell) => cell.padEnd(24)).join('')),
    ].join('\n'),
    'दत्तात्रय गणपत शेळके',
  ],
  [
    'each holder with an area of his own',
    [
      'गाव नमुना सात (अधिकार अभिलेख पत्रक)',
      ...[
        ['क्षेत्र', 'खाते क्र.', 'भोगवटादाराचे नांव', 'क्षेत्र', 'आकार', 'फे.फा.'],
        ['हे.आर.चौ.मी', '814', 'अशोक रामचंद्र जाधव', '0.10.00', '0.20', '(118)'],
        ['लागवड', '', 'वैशाली अशोक जाधव', '0.10.00', '0.20', '(118)'],
      ].map((cells) => cells.map((cell) => cell.padEnd(22)).join('')),
      'प्रलंबित फेरफार : नाही',
    ].join('\n'),
    'अशोक रामचंद्र जाधव, वैशाली अशोक जाधव',
  ],
  [
    'holders with the mark behind',
    `PROPERTY CARD (City Survey Act)
Date          Transaction        Vol.     New holder (H) / Lessee (L)
12/05/1972    Enquiry            1        Desai Maganlal Hirji (H)
19/06/2015    Sale deed 3307     7        Rathod Bhaveshkumar Dalpat (H)
                                          Rathod Minaben Bhaveshkumar (H)
02/07/2015    Mortgage 118       7        Anand District Co-op Bank (E)
Fee Rs. 60`,
    'Rathod Bhaveshkumar Dalpat, Rathod Minaben Bhaveshkumar',
  ],
]

it.each(tables)('reads the owners of a table of %s', (_, text, owner) => {
  expect(peopleOfTyped(text).owner).toBe(owner)
})
