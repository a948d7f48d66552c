import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { valuesOfText } from '../typed-paper.ts'

/** Papers of municipal and land offices; names are invented. */
const papers: readonly (readonly [text: string, values: Partial<Record<IntakeKey, string | number | null>>])[] = [
  [
    `REGISTER OF MUTATION (INTKAL)\nVillage\tKot Kalan\tHadbast No.\t12\nTehsil\tPhagwara\tDistrict\tKapurthala\nName of owner as per last jamabandi\tJoga Singh s/o Mehar Singh\nKhasra numbers with area\t21//3/1 (1-4), 21//8 (3-0)\nName of new owner (Khata after mutation)\tSimranjit Kaur w/o Lakhvir Singh\nOrder\tSanctioned`,
    {
      property_owner_name: 'Simranjit Kaur',
      property_address_doc: 'Khasra No. 21//3/1, 21//8, Village Kot Kalan, Tehsil Phagwara, District Kapurthala',
    },
  ],
  [
    `MUTATION CERTIFICATE\nPremises\tBH-12, Sector II, Lake Town, Ward No. 30\nName of recorded owner before mutation\tSmt. Gita Pal\nName of recorded owner after mutation\tSri Amal Basu & Smt. Rina Basu\nIssued on the application of Sri Amal Basu.`,
    { property_owner_name: 'Amal Basu, Rina Basu' },
  ],
  [
    `ESTATE OFFICE, KARNAL\nRE-ALLOTMENT LETTER\nTo: Sh. Vipin Ahuja, Smt. Ritu Ahuja\nSubject: Transfer of plot No. 318 in Sector 9, Karnal measuring 209 sq. mtrs.\nPlot No. 318, Sector 9, Karnal, originally allotted to Sh. Des Raj, is hereby re-allotted in your favour.\nEstate Officer`,
    { property_owner_name: 'Vipin Ahuja, Ritu Ahuja', applicant_name: null },
  ],
  [
    `GAYA MUNICIPAL CORPORATION\nHOLDING TAX RECEIPT\nHolding No : 0140009912000B2\nReceived with thanks from Mr. / Mrs. / M/s : KAUSHALENDRA PRASAD\nGuardian Name : LATE RAM PRASAD\nAddress : ROAD NO 7, ANUGRAHPURI, GAYA - 823001\nA sum of Rs 2,410`,
    { property_owner_name: 'Kaushalendra Prasad' },
  ],
  [
    `Chitta Extract\nDistrict : Tiruvallur    Taluk : Ponneri    Revenue Village : Ayanallur\nPatta No. : 402\nName of the owner(s) / உரிமையாளர்கள் பெயர்\n1. Govindan S/o Raman\n2. Devaki W/o Govindan\nSurvey No - Sub Division\tNanjai (Hect-Ares)\tPunjai (Hect-Ares)\n88 - 2A\t--\t0 - 8.50\nTotal\t--\t0 - 8.50`,
    {
      property_owner_name: 'Govindan, Devaki',
      property_address_doc: 'Survey No. 88/2A, Ayanallur Village, Ponneri Taluk, Tiruvallur District',
    },
  ],
  [
    `Record of Rights, Tenancy and Crops (Pahani)\nTaluk : Magadi    Hobli : Kudur    Village : Sugganahalli\n1. Survey No. : 31     2. Hissa No. : 4\n9. Owner's Name, father's name & address\tExtent\tKhata No.\tMode of acquisition\nThimmaiah s/o Late Hanumaiah\t0.22.00.00\t98\tMR 11/2014`,
    {
      property_owner_name: 'Thimmaiah',
      property_address_doc: 'Survey No. 31/4, Sugganahalli Village, Kudur Hobli, Magadi Taluk',
    },
  ],
  [
    `नकल जमाबंदी साल 2019-2020\nगांव : बहल   तहसील : लोहारू   जिला : भिवानी\nखेवट नं.\tखतौनी नं.\tनाम मालिक\tनाम काश्तकार\tखसरा नं.\tरकबा\n44\t61\tराजबीर सिंह पुत्र दलीप सिंह 1/2 भाग, ओमबीर सिंह पुत्र दलीप सिंह 1/2 भाग\tखुद काश्त\t12//4\t3-2`,
    { property_owner_name: 'राजबीर सिंह, ओमबीर सिंह' },
  ],
  [
    `न्यायालय तहसीलदार\nदाखिल खारिज आदेश\nआदेश हुआ कि गाटा संख्या 91 पर विक्रेता छोटे लाल पुत्र मंगू का नाम निरस्त कर क्रेता हरि नाथ पाल पुत्र राम नाथ का नाम बतौर भूमिधर दर्ज हो।`,
    { property_owner_name: 'हरि नाथ पाल' },
  ],
  [
    `Record of Rights (Khatian)\nDistrict : Hooghly\tBlock : Singur\tMouza : Beraberi (J.L. No. 5)\nRaiyat's Name : Nur Islam Mondal\nAddress : Nij\nDag No.\tClass of land\tShare\tArea (acre)\n412\tBastu\t1.0000\t0.0500`,
    {
      property_owner_name: 'Nur Islam Mondal',
      property_address_doc: 'Dag No. 412, Mouza Beraberi (J.L. No. 5), Block Singur, District Hooghly',
    },
  ],
  [
    `PROPERTY TAX DEMAND CARD\nName of the Assessee : Thiru. P. Senthil\nDoor No. New 8 (Old 3)\nStreet : Kamaraj Street, Vadapalani\nArea/Pin : Chennai 600 026\nBuilding extent 940 sq.ft      Land extent 1,200 sq.ft`,
    {
      property_address_doc: 'Door No. New 8 (Old 3), Kamaraj Street, Vadapalani, Chennai',
      pincode: '600026',
      document_area_sqft: 940,
      land_area_docs_sqft: 1200,
    },
  ],
  [
    `PROPERTY TAX BILL\nOwner's Name\tMeena Vora\nTenement No. 12C-44-8810-0-002\nProperty description: BLDG OF STILT + 5 UPPER FLOORS\nProperty Address\tC/204, Shanti Residency, Katargam, Surat-395004`,
    { flat: 'C/204', floors_sanctioned: null },
  ],
  [
    `CORRECTION SLIP\nअंचल : Maner   जिला : Patna   हल्का : 3   मौजा : Byapur   थाना नं. : 12\nName of seller / existing raiyat : Ram Pravesh Rai\nIn whose favour mutation is allowed : Sangeeta Devi, W/o Umesh Rai\nKhata No.\tKhesra No.\tRakba (Decimal)\n40\t216\t2.5`,
    {
      property_owner_name: 'Sangeeta Devi',
      property_address_doc: 'Khata No. 40, Khesra No. 216, Mauza Byapur, Anchal Maner, District Patna',
    },
  ],
  [
    `Register of Mutations (फेरफार पत्रक)\nVillage: Shirgaon    Taluka: Ambernath    District: Thane\nGiven by (Lihun denar): Kisan Rama Patil\nTaken by (Lihun ghenar): Nitin Arun Desai and Rupali Nitin Desai\nSurvey and sub division No. affected: 12/1`,
    { property_owner_name: 'Nitin Arun Desai, Rupali Nitin Desai' },
  ],
  [
    `खतौनी (अधिकार अभिलेख) / Khatauni (Record of Rights)\nग्राम / Village : Semra     परगना / Pargana : Bijnaur     तहसील / Tehsil : Mohanlalganj     जनपद / District : Lucknow\nखातेदार का नाम / पिता पति संरक्षक का नाम / निवास स्थान\tखसरा संख्या\tक्षेत्रफल (हे.)\tआदेश\nAjay Kumar Mishra / Late Ram Mishra / Lucknow\t91\t0.0120\t\nTotal\t1\t0.0120\t`,
    {
      property_owner_name: 'Ajay Kumar Mishra',
      property_address_doc: 'Khasra No. 91, Village Semra, Pargana Bijnaur, Tehsil Mohanlalganj, District Lucknow',
    },
  ],
  [
    `LAND TAX RECEIPT\nDistrict: Palakkad\tTaluk: Alathur\tVillage: Erimayur\nName of Thandaper holder: LATHA RAMESAN\nAddress: Vadakkethil House, Chittilancherry PO\nBlock\tSurvey/Sub Div No\tArea Hect\tAre\tSq.m\tTax\n21\t118/4-1\t0\t3\t20\t33.00`,
    { property_address_doc: 'Survey No. 118/4-1, Block 21, Erimayur Village, Alathur Taluk, Palakkad District' },
  ],
  [
    `Jamabandi Certified Copy\nDistrict: Nagaon   Circle: Raha   Mouza: Jamunamukh   Village: Kathiatoli\nPatta No. 77 (Miyadi)      Dag No. 302\nPattadar(s):\n1. Dilip Bora, S/o Late Hem Bora`,
    {
      property_owner_name: 'Dilip Bora',
      property_address_doc: 'Dag No. 302, Village Kathiatoli, Mouza Jamunamukh, Circle Raha, District Nagaon',
    },
  ],
  [
    `PROPERTY TAX BILL\nProperty No. : 110042200771\nName of Primary Owner : MRS. SEEMA RANE\nAddress : B/904, GREEN ACRES PH I, GODREJ HILL, KALYAN (W) 421301\nSub type : FLAT`,
    { flat: 'B/904', property_address_doc: 'B/904, GREEN ACRES PH I, GODREJ HILL, KALYAN (W)', pincode: '421301' },
  ],
  [
    `Property tax receipt\nShri/Smt : PRAKASH JAIN\nAddress : 44/1, KANADIA ROAD, NEAR WATER TANK, INDORE\nTotal received Rs. 3,118/-`,
    { property_address_doc: '44/1, KANADIA ROAD, NEAR WATER TANK, INDORE' },
  ],
  [
    `DEVELOPMENT AUTHORITY\nNAME TRANSFER LETTER\nSmt. Kamla Kanwar W/o Sh. Vijay Singh\nSub: Name transfer of Plot No. C-44, Scheme Govind Vihar (Adarsh Grah Nirman Samiti).\nThe name of Smt. Kamla Kanwar is entered in the record as lease holder.`,
    { property_owner_name: 'Kamla Kanwar', property_address_doc: 'Plot No. C-44, Scheme Govind Vihar (Adarsh Grah Nirman Samiti)' },
  ],
  [
    `MUNICIPAL CORPORATION\nTo : Smt. Bula Das, 9/4 Temple Road, Howrah\nSub : Mutation of holding no. 9/4, Temple Road, Ward No. 12\nThe aforesaid holding, previously recorded in favour of Late Netai Das, has been mutated in your name along with Sri Partha Das and Smt. Tania Das as legal heirs.`,
    { property_owner_name: 'Bula Das, Partha Das, Tania Das' },
  ],
  [
    `GREATER PATIALA DEVELOPMENT AUTHORITY\nTo\n   Mrs. Navneet Kaur Gill\nSubject: Permission to transfer residential plot No. 77, Sector 12, Rajpura (200 sq. yd.)\nWith reference to the request of Mr. Sukhdev Singh (transferor), the plot referred above is transferred in the name of Mrs. Navneet Kaur Gill on the same terms as contained in the allotment letter No. 90 dated 18-09-2006.`,
    { property_owner_name: 'Navneet Kaur Gill', applicant_name: null },
  ],
  [
    `DEVELOPMENT CORPORATION\nTRANSFER ORDER\nSub: Transfer of Flat No. 302, Bldg. C-2, Sector 9, Ulwe\nThe Corporation transfers the leasehold rights of the said flat admeasuring 41.20 sq. mtrs. built up from Shri Baban Mhatre to (1) Shri Kiran Sawant and (2) Smt. Pooja Sawant.`,
    { property_owner_name: 'Kiran Sawant, Pooja Sawant' },
  ],
  [
    `Patta Transfer Order\nSub: Land - Erode District - Bhavani Taluk - Olagadam Village - S.F. No. 41/2 - Patta transfer - Orders passed.\nPatta No. 90 is ordered in favour of Thiru. K. Mani S/o Kandasamy.`,
    { property_owner_name: 'K. Mani', property_address_doc: 'S.F. No. 41/2, Olagadam Village, Bhavani Taluk, Erode District' },
  ],
  [
    `PROPERTY REGISTER EXTRACT (Form No. 3)\nWard: 4   Zone: 2\nProperty / CTS No.: 88/B, Plot No. 7\nStreet/Locality: Shirur Park, Vidya Nagar, Hubballi\nOwner details\nSl\tName of owner\tFather/Husband\tShare\n1\tGeeta Angadi\tBasappa\t100%`,
    { property_owner_name: 'Geeta Angadi', property_address_doc: 'CTS No. 88/B, Plot No. 7, Shirur Park, Vidya Nagar, Hubballi' },
  ],
  [
    `MUTATION ORDER\nPetitioner: 1. Sri Rana Sen 2. Smt. Mou Sen\nOpposite party (recorded owner): M/s Usha Nirman Pvt. Ltd.\nProperty: Flat No. B-2, "Usha Garden", Holding No. 22, Bidhannagar, Ward No. 7\nIt is ordered that the names of the petitioners be recorded in the assessment register.`,
    { property_owner_name: 'Rana Sen, Mou Sen' },
  ],
  [
    `OWNERSHIP CERTIFICATE\nThis is to certify that as per the municipal records Sri Gadde Kumar S/o Ramulu is the owner of the house bearing No. 4-11-18, situated at Balasamudram, Hanamkonda, Warangal - 506001.`,
    { property_owner_name: 'Gadde Kumar' },
  ],
  [
    `NAAM PARIVARTAN AADESH (Order for change of name)\nPurv pattadhari    : Shri Bheru Lal\nVartaman pattadhari: Smt. Kanta Jain patni Shri Om Jain\nUprokt vivaran anusar naam parivartan kiya jata hai.`,
    { property_owner_name: 'Kanta Jain' },
  ],
  [
    `INDUSTRIAL DEVELOPMENT AUTHORITY\nTRANSFER MEMORANDUM\nThis is in respect of residential plot No. C-18, Sector 40, Noida allotted on lease of 90 years to Sh. Mohan Kalra vide lease deed dated 14/03/1994.\nThe Authority hereby permits transfer of the lease hold rights to:\n(Transferee)\nSmt. Ritu Saxena W/o Sh. Vivek Saxena\nsubject to execution of transfer deed within 90 days.`,
    { property_owner_name: 'Ritu Saxena' },
  ],
  [
    `GRAMPANCHAYAT KESNAND, TAL. HAVELI, DIST. PUNE\nRESOLUTION EXTRACT\nThe property standing in the name of Kolte Developers is resolved to be transferred to the names of Mr. Ajit Bhandari and Mrs. Nita Bhandari.`,
    { property_owner_name: 'Ajit Bhandari, Nita Bhandari', property_address_doc: null },
  ],
  [
    `JAMABANDI - Certified copy\nVillage No. and Name : Langthabal    Revenue Circle : Wangoi    District : Imphal West\nName of pattadar, father's name & address : Tomba Singh, S/o L. Ibobi Singh\nDag No. : 77      Area : 0.0120 hect.`,
    { property_owner_name: 'Tomba Singh' },
  ],
  [
    `RIN PUSTIKA\nBhumiswami ka naam : Mohan Verma, Pita : Ram Verma\nGram : Boriya    Tehsil : Raipur    Zila : Raipur\nKhasra No.\tRakba (Hectare)\tLagan\tDharnadhikar\n90/8\t0.0140\t0.10\tBhumiswami`,
    { property_owner_name: 'Mohan Verma', property_address_doc: 'Khasra No. 90/8, Village Boriya, Tehsil Raipur, District Raipur' },
  ],
]

it.each(papers)('reads who holds what in %s', (text, wanted) => {
  expect(valuesOfText(text, wanted)).toEqual(wanted)
})
