import { expect, it } from 'vitest'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

/** Receipts, orders and extracts as offices of many states word them; names are invented. Whoever is not wanted must not be found. */
const papers: readonly (readonly [string, string, TextPeople])[] = [
  [
    'pita pati roman',
    `NAGAR PALIKA PARISHAD DEWAS\nSAMPATTI KAR RASEED\nBhawan swami: Shri Gopal Malviya Pita: Shri Nathu Lal Malviya\nWard no. 12\nProperty tax total Rs 1200`,
    { owner: 'Gopal Malviya' },
  ],
  [
    'pati parentage',
    `PROPERTY TAX RECEIPT\nMalik makan: Smt. Shakuntala Bai Pati Shri Hemraj Verma\nHouse no 44\nTax Rs. 900`,
    { owner: 'Shakuntala Bai' },
  ],
  [
    'hindi',
    `नगर निगम कोटा\nसंपत्ति कर रसीद\nभवन स्वामी का नाम : श्री मोहन लाल मीणा\nपिता/पति का नाम : श्री गंगा राम मीणा\nकुल कर 1500`,
    { owner: 'मोहन लाल मीणा' },
  ],
  [
    'assessed to',
    `MUNICIPAL CORPORATION\nHOUSE TAX ASSESSMENT\nThe premises are assessed to Smt. Harbhajan Kaur wife of S. Gurmit Singh for the year 2022-23. Tax collector: Ramesh Kumar`,
    { owner: 'Harbhajan Kaur' },
  ],
  [
    'assessee cols',
    `PROPERTY TAX BILL\nAssessee No.\tName of assessee\tDoor No.\n1022\tR. Kamatchi\t12/4\nTotal tax 2300`,
    { owner: 'R. Kamatchi' },
  ],
  [
    'khatedar',
    `PROPERTY MUTATION - FERFAR\nKhatedar nu naam: Ishwarbhai Dahyabhai Solanki\nJuna khatedar: Dahyabhai Solanki`,
    { owner: 'Ishwarbhai Dahyabhai Solanki' },
  ],
  [
    'wb mutation',
    `CERTIFICATE OF MUTATION\nThis is to certify that the name of Sri Ashim Kumar Pal, son of Late Bimal Pal has been recorded as owner in place of Sri Nitai Saha in respect of holding 45.`,
    { owner: 'Ashim Kumar Pal' },
  ],
  [
    'telangana passbook',
    `PATTADAR PASSBOOK\nMutation\nPattadar name: Gaddam Sammaiah\nFather / husband name: Gaddam Rajaiah\nKhata No 112`,
    { owner: 'Gaddam Sammaiah' },
  ],
  [
    'tn patta',
    `PATTA TRANSFER ORDER\nMutation of patta\nOwner's name\n1. Subramaniyan son of Kandasamy\n2. Valliammal wife of Subramaniyan\nPatta No. 445`,
    { owner: 'Subramaniyan, Valliammal' },
  ],
  [
    'kerala tax',
    `LAND TAX RECEIPT\nVillage office\nProperty tax\nThandaper holder: Mathew Kuriakose\nRemitted by: Jose Mathew\nAmount Rs 120`,
    { owner: 'Mathew Kuriakose' },
  ],
  [
    'delhi mcd',
    `SOUTH DELHI MUNICIPAL CORPORATION\nProperty Tax Payment Receipt\nOwner Details\nOwner Name\tFather/Husband Name\tMobile\tOwnership %\nSUDHIR KHANNA\tP L KHANNA\t9811012345\t50\nRENU KHANNA\tSUDHIR KHANNA\t9811012346\t50`,
    { owner: 'Sudhir Khanna, Renu Khanna' },
  ],
  [
    'building sanction prose',
    `OFFICE OF THE MUNICIPAL ENGINEER\nBUILDING PERMIT\nShri Lalthanzuala, S/o Shri Thangliana, is hereby permitted to construct a house at Aizawl as per plan. Prepared by architect Mr. Ricky.`,
    { owner: 'Lalthanzuala' },
  ],
  [
    'plan of',
    `PROPOSED RESIDENTIAL BUILDING OF MR. ANTONY GOMES AT MARGAO\nBUILDING PLAN SANCTION\nArchitect: Mr. Sanjay Naik\nSanctioned area 210 sqm`,
    { owner: 'Antony Gomes' },
  ],
  [
    'permission refer appl',
    `TOWN PLANNING\nBUILDING PERMISSION\nRef: Application dt 3.2.2019 of Smt. Vijaya Kumari\nTo\nSmt. Vijaya Kumari\nW/o Sri Ramesh\nPermission is hereby accorded. Licensed engineer: Sri Mahesh`,
    { owner: 'Vijaya Kumari' },
  ],
  [
    'transferee society',
    `SOCIETY SHARE TRANSFER\nMutation of member register\nTransferor: Mr. Kantilal Gandhi\nTransferee: Mr. Viral Desai and Mrs. Heena Desai\nSecretary Mr. Rao`,
    { owner: 'Viral Desai, Heena Desai' },
  ],
  [
    'mutation odia',
    `OFFICE OF THE TAHASILDAR\nMUTATION CASE\nApplicant: Sri Bhabani Shankar Das\nVendor: Sri Kalandi Behera\nOrder: The mutation is allowed. RoR be corrected in the name of applicant Sri Bhabani Shankar Das.`,
    { owner: 'Bhabani Shankar Das' },
  ],
  [
    'bihar shuddhi',
    `DAKHIL KHARIJ SHUDDHI PATRA (MUTATION)\nJamabandi raiyat ka naam: Sanjay Prasad Singh\nPita ka naam: Late Ramchandra Singh\nPurv raiyat: Mahesh Singh`,
    { owner: 'Sanjay Prasad Singh' },
  ],
  [
    'punjab intkal',
    `INTEQAL (MUTATION)\nMutated in favour of Gurdev Singh and Sukhdev Singh sons of Mehar Singh in equal shares from Kartar Singh by sale.`,
    { owner: 'Gurdev Singh, Sukhdev Singh' },
  ],
  [
    'punjab jamabandi col',
    `JAMABANDI\nMutation\nMalik ka naam\tKashtkar\nBalwinder Kaur wife of Amrik Singh\tKhud kasht\n`,
    { owner: 'Balwinder Kaur' },
  ],
  [
    'goa form',
    `FORM I & XIV\nMutation\nName of the Occupant\tKhata No\tMutation No\nMaria Piedade Fernandes\t22\t1123`,
    { owner: 'Maria Piedade Fernandes' },
  ],
  [
    'property card',
    `PROPERTY CARD (MUTATION)\nHolder: Shri Vasant Tukaram Lokhande\nDate of entry\tTransaction\tNew holder (H)\n12/3/2015\tSale deed 221\tShri Amol Vasant Gaikwad`,
    { owner: 'Amol Vasant Gaikwad' },
  ],
  [
    'tax demand addressed',
    `PROPERTY TAX DEMAND NOTICE\nTo\nShri Jagannath Prasad\nS/o Late Baijnath\nWard 3\nYou are requested to pay house tax of Rs 3300. Commissioner: Shri Anand Vardhan`,
    { owner: 'Jagannath Prasad' },
  ],
  [
    'received from tenant trap',
    `PROPERTY TAX RECEIPT\nOwner: Mrs. Zarina Merchant\nOccupier: M/s Star Tailors\nReceived from: Mr. Iqbal\nAmount Rs. 8000`,
    { owner: 'Zarina Merchant' },
  ],
  [
    'joint holders',
    `KHATA EXTRACT\nOwner(s): 1) Sri B.S. Nagaraj 2) Smt. Bhagya N. 3) Kum. Ananya N.\nProperty No. 221`,
    { owner: 'B.S. Nagaraj, Bhagya N., Ananya N.' },
  ],
  [
    'ghmc',
    `GREATER CORPORATION\nPROPERTY TAX\nPTIN 1012\nOwner Name : SYED MUJEEB UR RAHMAN\nDoor no 9-4\nPaid by : ONLINE`,
    { owner: 'Syed Mujeeb Ur Rahman' },
  ],
  [
    'ec',
    `ENCUMBRANCE CERTIFICATE\nMUTATION REGISTER\nExecutants: K. Palanisamy\nClaimants: 1. M. Sathya 2. R. Manikandan`,
    { owner: 'M. Sathya, R. Manikandan' },
  ],
  [
    'assam',
    `CIRCLE OFFICE\nMUTATION ORDER\nLet the name of Md. Abdul Hannan, S/o Late Abdul Karim be mutated in place of Smt. Jyotsna Borah by right of purchase.`,
    { owner: 'Md. Abdul Hannan' },
  ],
  [
    'rajasthan patta',
    `NAGAR VIKAS NYAS\nPATTA (LEASE DEED)\nYeh patta Shri Bhanwar Lal putra Shri Mangi Lal niwasi Nagaur ko jari kiya jata hai.`,
    { owner: 'Bhanwar Lal' },
  ],
  [
    'himachal tcp',
    `TOWN & COUNTRY PLANNING\nSub: Planning permission to Sh. Devender Thakur S/o Sh. Moti Ram\nPermission is hereby granted for building.\nCopy to: Sh. Rakesh, Draughtsman`,
    { owner: 'Devender Thakur' },
  ],
  [
    'water',
    `SOCIETY MAINTENANCE BILL\nMember name: Mr. Sameer Kulkarni / Mrs. Ketaki Kulkarni\nFlat 803\nManager: Mr. Sawant 9820099999`,
    { owner: 'Sameer Kulkarni, Ketaki Kulkarni' },
  ],
  [
    'cantonment',
    `CANTONMENT BOARD\nHOUSE TAX BILL\nHOR / lessee: Lt Col Ashwani Mehra (Retd)\nHouse no 22\nTax 4,000`,
    { owner: 'Ashwani Mehra' },
  ],
  [
    'legal heirs',
    `MUTATION ORDER\nAfter the death of Late Sohan Lal his property is mutated in the names of his legal heirs Smt. Bimla Devi (widow), Sh. Arun Kumar (son) and Smt. Anju (daughter).`,
    { owner: 'Bimla Devi, Arun Kumar, Anju' },
  ],
]

it.each(papers)('reads the people of: %s', (_name, text, wanted) => {
  expect(peopleOfText(text)).toEqual(wanted)
})
