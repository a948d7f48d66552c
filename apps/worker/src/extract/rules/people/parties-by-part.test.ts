import { expect, it } from 'vitest'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

/** Parties told by their part, by whom they favour or by a bare role, and the phones beside them; names are invented. */
const papers: readonly (readonly [string, string, TextPeople])[] = [
  [
    'a role in quotes before its part',
    `TRIPARTITE AGREEMENT\nThis agreement is made on 4th May 2021 amongst:\n(1) Sh. Kunal Arora son of Sh. Ved Arora, residing at 12, Sadar Bazar, Rohtak (Mob: 919810011223), the "Buyer(s)" of the First Part;\n(2) Silverline Buildtech Limited, a company having office at Rohtak, through Anil Dua, the "Builder" of the Second Part;\n(3) Janhit Bank, Rohtak, the "Lender" of the Third Part.\nThe buyer has booked Flat No. 1102.`,
    { applicant: 'Kunal Arora', phone: '9810011223', developer: 'Silverline Buildtech Limited' },
  ],
  [
    'roles in brackets before the names, of which one lost its mark',
    `AGREEMENT TO SELL\nThis agreement is made between First party (seller): Smt. Rekha Mohan Solanki wife of Sh. Mohan Lal Solanki, resident of 70, Mandi Road, and Second party, (purchaser) Sh. Harpal Singh Sandhu son of Sh. Jit Singh Sandhu, resident of 9, Model Town.\nFlat No. 12 is sold.\nWITNESSES:\n1. Sh. Ram Lal\nFirst Party Second Party`,
    { applicant: 'Harpal Singh Sandhu', owner: 'Rekha Mohan Solanki' },
  ],
  [
    'who gets behind who gives and those who act for him',
    `AGREEMENT OF SALE\nThis Agreement is made BY AND BETWEEN :\nSri Hari Prasad Naidu, land owner, represented by his attorney / DEVELOPER Sri Venkata Estates, rep. by its Partner Kota Suresh (Cell 9440011223); IN FAVOUR OF\nSmt. Usha Kumari, W/o. Sri Ravi Kumar, R/o. 7, Gandhi Nagar, Ph. 9848011223 (hereinafter called the VENDEE)\nFlat No. 301 in the second floor.`,
    { applicant: 'Usha Kumari', phone: '9848011223' },
  ],
  [
    'both who are favoured, the first with a parent',
    `SALE DEED\nExecuted on 02-03-2019 by Smt. Lata Rani W/o Mohan Rao (Vendor), R/o. 9, Market Road, in favour of Smt. Geeta Devi W/o Ram Rao and Sri Naresh Rao S/o Ram Rao (Vendee), R/o. 11, Temple Road. The Vendor has sold the house.`,
    { owner: 'Geeta Devi, Naresh Rao' },
  ],
  [
    'a bare role behind an address',
    `SALE DEED\nI, Smt. Farida Khan W/o Shri Salim Khan, R/o 4, Aliganj, the seller, do hereby sell my house bearing No. 9 measuring 100 sq. mtr. to Shri Mohan Lal S/o Shri Sohan Lal, resident of 7, Indira Nagar, purchaser, in consideration of Rs. 20,00,000/- which is received.`,
    { owner: 'Mohan Lal' },
  ],
  [
    'handed over to them',
    `HANDING OVER NOTE\nWe have this day handed over possession of Flat No. 4 in Vasant Heights to Shri. Anil Kale and Sau. Meena Kale (the purchasers).\nTaken over by : Anil Kale, Meena Kale Ph. 9822011223\nHanded over by : Sunil More, Engineer, 9822099999`,
    { applicant: 'Anil Kale', co: 'Meena Kale', phone: '9822011223' },
  ],
  [
    'a firm that sells and builds',
    `BUYER'S AGREEMENT\nBetween\nNarmada Homes Private Limited (Seller-cum-Builder)\nand\nSmt. Rekha Jain W/o Shri Ajay Jain (Buyer)\nFlat No. 9.\nContact. Seller 9425099999; Buyer 9425011223.`,
    { applicant: 'Rekha Jain', phone: '9425011223', developer: 'Narmada Homes Private Limited' },
  ],
]

it.each(papers)('reads the parties of: %s', (_, text, wanted) => {
  expect(peopleOfText(text)).toMatchObject(wanted)
})

const letter = (line: string): string =>
  `Sahyog Bank\nLOAN SANCTION LETTER\nTo : Shri Girish Pathak, Member No. 731\nYour application for a housing loan of Rs. 20,00,000/- is sanctioned at 9 % for 120 months.\n${line}\nThe rate of interest is floating.\nManager`

it.each([
  ['We shall inform you on +91-9422011223 when the cheque is ready.', '9422011223'],
  ['You will be called on your mobile no. 9422011223 for signatures.', '9422011223'],
  ['The letter is also sent to your registered mobile 9422011223.', '9422011223'],
  ['Sureties : 1) Meena Pathak 2) Suresh Rao, mob. 9422011223. Share linkage is 2 %.', undefined],
  ['For any query call Ramesh Rao on 9422011223.', undefined],
])('%j gives %j', (line, phone) => {
  expect(peopleOfText(letter(line)).phone).toBe(phone)
})

it.each([
  ['Cust no : 9422011223\nAmount : 20 L\n--\nMohan Rao\nShivam Associates\nCell: 9422099999', '9422011223'],
  ['Applicant : Asha Rao / +91-9422011223\nAmount : 20 L\n--\nMohan Rao\nCell: 9422099999', '9422011223'],
])('of a mail %j gives %j', (lines, phone) => {
  const mail = `Sub: New file for technical\nHi team,\nPls initiate technical for below case.\nCustomer : Mrs. Asha Rao\n${lines}`
  expect(peopleOfText(mail).phone).toBe(phone)
})
