import { expect, it } from 'vitest'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

/** Papers of societies, registrars, offices and lenders; names are invented. */
const papers: readonly (readonly [name: string, text: string, people: TextPeople])[] = [
  [
    'a loan for a member with an associate',
    `ADARSH NAGARI SAHAKARI PATPEDHI\nHOUSING LOAN APPLICATION\nMember\tShri Anil Vishnu Mhatre\nAssociate member\tSmt. Kalpana Anil Mhatre\nMember's mobile\t98330 22715`,
    { applicant: 'Anil Vishnu Mhatre', co: 'Kalpana Anil Mhatre', phone: '9833022715' },
  ],
  [
    'an index without ages',
    `INDEX-II\nDocument No.: 4110/2020\nType of document: Sale deed\n(7) Name of executing party: 1) Name: Baban Sakharam Lokhande, Address: Chakan, PIN 410501\n(8) Name of claiming party: 1) Name: Kiran Ashok Gaikwad, Address: Moshi, Pune, PIN 412105, PAN: AXXPG2211K 2) Name: Rupali Kiran Gaikwad, Address: as above\n(9) Date of execution: 02/02/2020`,
    { owner: 'Kiran Ashok Gaikwad, Rupali Kiran Gaikwad' },
  ],
  [
    'two owners with their shares',
    `MUNICIPAL CORPORATION\nPROPERTY TAX RECEIPT\nHolding No.\t44/2\nRecorded owner(s)\tNIRMAL KUMAR BISWAS (1/2 share) GOPAL CHANDRA BISWAS (1/2 share)\nAmount\t1,980.00`,
    { owner: 'Nirmal Kumar Biswas, Gopal Chandra Biswas' },
  ],
  [
    'a family whose head acts',
    `OFFICE OF THE TAHSILDAR, BHINAY\nMUTATION ORDER NO. 31\nBy sale deed no. 882 dated 03.05.2022 Shri Kishan Lal Gurjar s/o Moti Lal sold the said land to M/s Lodha HUF through Karta Shri Ashok Kumar Lodha, resident of Beawar.\nThe name of the seller be struck off and that of the purchaser be entered.`,
    { owner: 'M/s Lodha HUF' },
  ],
  [
    'a main and a joint holder',
    `REWA KSHETRIYA GRAMIN BANK\nLOAN SANCTION ADVICE\nProposal ID\tRKGB/0081/HL/12\nMain holder\tRITESH KUSHWAHA\nJoint holder\tANJU KUSHWAHA\nGuarantor\tSHYAM LAL PATEL\nColl owner\tANJU KUSHWAHA`,
    { applicant: 'Ritesh Kushwaha', co: 'Anju Kushwaha', owner: 'Anju Kushwaha' },
  ],
  [
    'a title of heirs who are not named',
    `HOUSING LOAN - TECHNICAL VISIT REQUEST\nApplicant : Shri Manohar Baliram Rahangdale\nCo-applicant : Smt. Usha Manohar Rahangdale\nTitle of the property : in the names of all the heirs of late Baliram Rahangdale jointly\nMobile (applicant) : 9423 118 260`,
    { applicant: 'Manohar Baliram Rahangdale', co: 'Usha Manohar Rahangdale', phone: '9423118260' },
  ],
  [
    'a building that was redeveloped',
    `POSSESSION LETTER\nTo, Smt. Hema Ratilal Shah\nWe hand over to you possession of Flat No. 303 in our society building redeveloped by M/s Krishna Kunj Lifespaces.`,
    { applicant: 'Hema Ratilal Shah', developer: 'M/s Krishna Kunj Lifespaces' },
  ],
]

it.each(papers)('reads the people of %s', (_, text, people) => {
  expect(peopleOfText(text)).toEqual(people)
})
