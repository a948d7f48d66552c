import { expect, it } from 'vitest'
import { calledParties } from './parties.ts'
import { peopleOf } from '../people.ts'
import { valuesBy } from '../written-paper.ts'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

/** Plain prose as small towns draft it; names are invented. Whoever is not wanted must not be found. */
const papers: readonly (readonly [string, string, TextPeople])[] = [
  [
    'builder consents',
    `Konark Homes\nOff: Station Road, Rairangpur. Prop. Bijay Patra Mob. 9437099999\nTO WHOMSOEVER IT MAY CONCERN\nThis is to certify that we Konark Homes have allotted / agreed to sell Flat No. 302, 3rd Floor, Kalinga Residency, Ward No. 4, Rairangpur to Sri Suresh Naik S/o Sri Madhab Naik and Smt. Lata Naik W/o Sri Suresh Naik, r/o 12, Rairangpur (mobile no. 94371 12345). We have no objection if the bank gives loan on the above flat.\nFor Konark Homes\n(Bijay Patra)`,
    { applicant: 'Suresh Naik', co: 'Lata Naik', phone: '9437112345', developer: 'Konark Homes' },
  ],
  [
    'possession certified',
    `Sagarika Infra Builders\nLETTER OF POSSESSION\nThis is to certify that we have this day delivered vacant and peaceful possession of Flat B-2, 2nd Floor, Sagar Homes, P.O. Balia, Dist. Balasore, measuring 700 sq.ft., to Mr. Bikash Sethi and Mrs. Mina Sethi of 17, Balia, phone 9437055555, who have paid in full.\nFor Sagarika Infra Builders\nP. Das, Proprietor`,
    { applicant: 'Bikash Sethi', co: 'Mina Sethi', phone: '9437055555', developer: 'Sagarika Infra Builders' },
  ],
  [
    'society makes over',
    `POSSESSION CERTIFICATE\nCertified that our Amin demarcated at site and made over physical possession of Mouza Rampur, J.L. No. 8, Dag No. 29, containing an area of 4 Cottah, to Sri Ratan Pal and Smt. Uma Pal, being Member No. 52 of this Society.\nSecretary : A. Bose`,
    { applicant: 'Ratan Pal', co: 'Uma Pal' },
  ],
  [
    'partner speaks',
    `POSSESSION LETTER\nI, Nitin Ashok More, partner of Sahyog Constructions, Karad - 415110, have today handed over the vacant physical possession of flat no. 5, Sai Apartment, Karad, to Smt. Vimal Ramesh Patil W/o Shri. Ramesh Patil, resident of Karad, and I have received the full amount.\nI/We the purchaser(s) have taken the possession and found the fittings in order. Meter no. 671787. My contact no. is 98220-12345.\nGiven by\tTaken by\nWitness : Anil Jadhav, 9822099999`,
    { applicant: 'Vimal Ramesh Patil', phone: '9822012345', developer: 'Sahyog Constructions' },
  ],
  [
    'parties contacted',
    `AGREEMENT OF SALE\nThis agreement is entered into at Tenali between Smt. Vijaya Kolli W/o Sri Ramana Kolli, resident of Tenali, hereinafter called the FIRST PARTY (SELLER), and Sri Suresh Devineni S/o Sri Rao Devineni, resident of Tenali, hereinafter called the SECOND PARTY (PURCHASER).\nWhereas the first party has agreed to sell the flat. The first party can be contacted on 9848099999 and the second party can be contacted on 98480 12345.`,
    { applicant: 'Suresh Devineni', owner: 'Vijaya Kolli', phone: '9848012345' },
  ],
  [
    'sworn application',
    `BEFORE THE BRANCH MANAGER\nLOAN APPLICATION CUM AFFIDAVIT\nWe, (1) Smt. Sarla Bhoir W/o Shri. Anil Bhoir, aged 40 years, and (2) Shri. Anil Bhoir S/o Shri. Prakash Bhoir, aged 58 years, do hereby solemnly affirm and state on oath as under :-\n1. That we have applied to the bank for a housing loan of Rs. 35,30,000/-.\n2. That the house is at present owned and possessed by Smt. Kiran Shinde W/o Shri Ashok Shinde, from whom it is being purchased.`,
    { applicant: 'Sarla Bhoir', co: 'Anil Bhoir', owner: 'Kiran Shinde' },
  ],
  [
    'sanction under a head',
    `MEMORANDUM OF SANCTION\nIn terms of your application the undersigned, within his delegated power, sanctions in favour of Mrs. Anita Behera of 235, Gandhi\nNagar, Banki Road (phone 94378-12345) under the head Home Loan a sum of Rs. 7,43,000/- only. Rate 8.5 % floating.\nOwner : Kuntala Rout\nBranch Manager : S. Sahoo, 9437099999`,
    { applicant: 'Anita Behera', owner: 'Kuntala Rout', phone: '9437812345' },
  ],
  [
    'seller in a row',
    `Subject: valuation of prop\nSir,\nkindly arrange for valuation. Party name Mr. Basavaraj Naik, ph xxxxxx5312, home loan of 38 lacs. Prop. addr plot 250, Ashok Nagar, Haveri, area 1,950 Sq. Ft., seller Nagaratna Hiremath. Party will be there after 2 pm.\nThx n rgds\nManjunath Patil\nM 9448099999`,
    { applicant: 'Basavaraj Naik', owner: 'Nagaratna Hiremath' },
  ],
  [
    'contact of the second party',
    `AGREEMENT FOR SALE\nThis agreement is made between Smt. Rita Singh, W/o Umesh Singh, hereinafter called the FIRST PARTY / INTENDING SELLER, and Smt. Sunita Mahto, W/o Lalan Mahto, hereinafter called the SECOND PARTY / INTENDING PURCHASER.\nWitness : Pushpa Prasad (9663738248)\nSecond party’s contact : 8930 243 112`,
    { applicant: 'Sunita Mahto', owner: 'Rita Singh', phone: '8930243112' },
  ],
  [
    'name and address of the loanee',
    `Sub : Valuation of immovable property offered for mortgage.\nYou are requested to value the under-noted property.\nName & full address of the loanee\tSmt. Mousumi Karmakar, 156, Purba Para, Balia\nName of the joint loanee, if any\tSri Tapas Karmakar\nLoan application no.\tFF55395`,
    { applicant: 'Mousumi Karmakar', co: 'Tapas Karmakar' },
  ],
]

it.each(papers)('reads the people of %s', (_, text, people) => {
  expect(peopleOfText(text)).toEqual(people)
})

it('parts two parties whose lines run on behind the role', () => {
  const text =
    'We, Smt. Pushpa Sahu W/o Shri Mukesh Sahu, residing at Gadarwara ........ VENDOR Shri Dinesh Patel S/o Shri Suresh Patel, residing at Gadarwara ........ VENDEE\n'
  expect(calledParties(text).map(({ side, people }) => [side, ...people.map(({ name }) => name)])).toEqual([
    ['seller', 'Pushpa Sahu'],
    ['buyer', 'Dinesh Patel'],
  ])
})

it('names the buyers of a builder’s letter to the lender, whom its subject tells', () => {
  const text = `To,\nThe Branch Manager,\nNavjeevan Grih Finance Limited,\nCamp Branch, Amravati - 444602.\nSub.: No objection for mortgage of Unit No. B-204, Shree Heights, Badnera purchased by Mr. Girish Wankhede & Mrs. Sunita Wankhede.\nDear Sir,\nThe unit stands allotted to the above purchasers. The land was bought from Sanjay Agrawal.\nFor Matoshree Developers\nPartner - Hitesh Raut`
  expect(valuesBy(peopleOf, text, 'allotment')).toEqual({ applicant_name: 'Girish Wankhede', co_applicant_name: 'Sunita Wankhede' })
})
