import { expect, it } from 'vitest'
import { valuesOfText } from './typed-paper.ts'

/** Requests, forms, offers and builders' papers of more towns; names and numbers are invented. */
const papers: readonly (readonly [what: string, text: string, wanted: Parameters<typeof valuesOfText>[1]])[] = [
  [
    'whose case it is, who joins, and whom to talk to',
    'From: ops@satpurahomes.example\nSubject: [TECH] reminder\nPlz do the needful\nWhose case\tMinakshi Saikia (salaried)\nJoining her\thusband, Mr. Prasanta Saikia\nTalk to\tMinakshi, 86381 21450\nWhere\tHouse No. 9, Lakhi Nagar, Jorhat',
    { applicant_name: 'Minakshi Saikia', co_applicant_name: 'Prasanta Saikia', contact_number: '8638121450' },
  ],
  [
    'a member who wants the loan, who is made liable, and what lies on each side of it',
    'The Panel Engineer\nPlease see the site and tell us its worth.\n(a) Our member who wants the loan is Thiru R. Velusamy, aged 44, mobile 9442100111.\n(b) Tmt. S. Kala, his wife, is also made liable.\n(c) D.No. 7/12, Karungal Street, Namakkal 637 001.\n(d) East of it lies the house of Muthu, west the street of 20 feet, north the vacant site of Mani and south the lane.',
    {
      applicant_name: 'R. Velusamy',
      co_applicant_name: 'S. Kala',
      boundaries_deed_east: 'the house of Muthu',
      boundaries_deed_west: 'the street of 20 feet',
      boundaries_deed_north: 'the vacant site of Mani',
      boundaries_deed_south: 'the lane',
    },
  ],
  [
    'first and second persons on a loan, and no abode for the house',
    'SUTLEJ HOUSE FINANCE CO.\nHome Finance Request\n1. First person on the loan\nName in full\tManpreet Kaur Gill\nPresent abode\t#44, Street 2, Model Gram, Ludhiana 141002\nPhone (self)\t98140 76000\n4. House given as cover\nHouse / plot\tHouse No. 7-C, Gali No. 5\nColony\tShahid Udham Singh Nagar\nTown\tMoga\nPin\t142 001',
    {
      applicant_name: 'Manpreet Kaur Gill',
      property_address_doc: 'House No. 7-C, Gali No. 5, Shahid Udham Singh Nagar, Moga',
      pincode: '142001',
    },
  ],
  [
    'a lender’s offer in plain words, with the mobile that is with it',
    'Vatsal Griha Nidhi\nLetter of Offer      Offer no. VGN/25/1180\nDear Mr. Jignesh Patel and Mrs. Komal Patel,\nOn your request we are ready to lend as under.\nWhat we lend\tRs. 18,00,000\nYour monthly payment\tRs. 20,118\nYour mobile with us for OTP: 9712004500.',
    { applicant_name: 'Jignesh Patel', co_applicant_name: 'Komal Patel', application_number: 'VGN/25/1180', contact_number: '9712004500' },
  ],
  [
    'a facing and the outer development of a price card',
    'GOMTI INFRAHOUSING LTD\nAllotment no: GIL/PL/0021\nShri Ajay Dubey\nWe hereby confirm plot as per the following card.\nPrice at Rs. 20,000 per sq. yd.\t40,00,000\nAdd: park facing @ 5%\t2,00,000\nAdd: outer development paid to LDA\t1,40,000\nAdd: electricity and water connection\t80,000',
    { amenities_plc: '200000', amenities_edc: '140000', amenities_others: 'electricity and water connection 80000' },
  ],
  [
    'a flat taker’s agreement, and floors without letters of the words between',
    'ARTICLES OF AGREEMENT\nmade at Nashik this 2nd day of May 2024\nBY AND BETWEEN\nGODAVARI SKYLINE DEVELOPERS LLP, by its partner Mr. Amol Jadhav, hereinafter called "THE PROMOTERS" of the First Part;\nAND\n1. MR. SAGAR DILIP PATIL, age 33, cell 98815 11111\n2. MRS. RUTUJA SAGAR PATIL, age 30\nhereinafter called "THE FLAT TAKER/S" of the Second Part.\n1. The authority sanctioned the building plans by commencement certificate No. LND/CR-88/22-23 on 19/01/2023 for ground plus parking and nine upper floors.\n2. In addition the Flat Taker/s shall pay before possession: legal charges Rs. 25,000/-; society formation Rs. 15,000/-.',
    {
      applicant_name: 'Sagar Dilip Patil',
      co_applicant_name: 'Rutuja Sagar Patil',
      contact_number: '9881511111',
      developer_name: 'Godavari Skyline Developers LLP',
      floors_sanctioned: 'G+P+9',
    },
  ],
  [
    'a slip for keys as the builder’s',
    'MANJIRA MEADOWS\nby Bhagya Infra Ventures Pvt Ltd\nKEY HANDING SLIP\nSlip sl. 00099\nThis is to record that today we gave, and Mr. Abdul Rahman took, the keys of:\nVilla\t12\nClub\t1,50,000\nCorpus (60 per sft)\t1,20,000\nTaker’s phone 81068 11111.   Estate manager Mr. Ravi 90000 22222.\nSd/- for Bhagya Infra Ventures Pvt Ltd',
    { contact_number: '8106811111', developer_name: 'Bhagya Infra Ventures Pvt Ltd', application_number: null },
  ],
  [
    'the whole of an account of which a part came in, and no project’s number at a bank',
    'UTKAL NIVAS PROJECTS PVT. LTD.\nStatement as on 30.09.2025 and money now called\nAccount of\tMr. Bikash Nayak\nHeads\tDue in all (Rs.)\tCame in (Rs.)\tYet to come (Rs.)\nParking (basement, single)\t3,00,000\t1,50,000\t1,50,000\nEast facing preference\t60,000\t30,000\t30,000\nClub and gym\t90,000\t-\t90,000\nWe have a tie-up with Mahanadi Home Loans (ref. APF-1187) in case you need funds.',
    { amenities_car_parking: '300000', amenities_plc: '60000', amenities_others: 'Club and gym 90000', application_number: null },
  ],
]

it.each(papers)('reads %s', (_, text, wanted) => {
  expect(valuesOfText(text, wanted)).toEqual(wanted)
})
