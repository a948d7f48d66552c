import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from '../typed-paper.ts'

/** Letters, slips and notes by which a builder hands over a flat; names are invented. */
const papers: readonly (readonly [text: string, values: Partial<Record<IntakeKey, string | null>>])[] = [
  [
    `VRINDA GREENS INFRABUILD PVT. LTD.\nCIN U45200UP2009PTC038211 | Customer Care 1800 102 4433\nRef: VGI/CRM/POS/1187                                   Dated 17.02.2024\nTo,\nMr. Shailendra Kumar Awasthi\nMrs. Rashmi Awasthi\nH-302, Sector 62, Noida\nM: 9899012345\nSub: Offer of physical possession of Unit No. C-1104, "Vrinda Heights"\nDear Customer,\nWe are delighted to inform that the occupancy certificate for Tower C has been received vide letter no. GNIDA/OC/2024/221 dated 02.02.2024.\nPlease contact Ms. Priya (CRM) at 9811122233 for fixing the date of handover.\nFor Vrinda Greens Infrabuild Pvt. Ltd.\nAuthorised Signatory`,
    {
      applicant_name: 'Shailendra Kumar Awasthi',
      co_applicant_name: 'Rashmi Awasthi',
      contact_number: '9899012345',
      developer_name: 'Vrinda Greens Infrabuild Pvt. Ltd',
    },
  ],
  [
    `POSSESSION CERTIFICATE\nThis is to certify that vacant and peaceful possession of Flat No. 504 on the fifth floor of "Mangalmurti Residency", Kothrud has been handed over to Mr. Nikhil Prabhakar Joshi and Mrs. Swapnali Nikhil Joshi on this 12th day of May 2022 after receipt of entire consideration.\nThe keys (2 sets) have been given. Electric meter no. 0017553.\nFor M/s. Mangalmurti Constructions\nPartner\nWe have received the possession.\n1. Nikhil P. Joshi    2. Swapnali N. Joshi\nMobile: 9850011223`,
    {
      applicant_name: 'Nikhil Prabhakar Joshi',
      co_applicant_name: 'Swapnali Nikhil Joshi',
      contact_number: '9850011223',
      developer_name: 'M/s Mangalmurti Constructions',
    },
  ],
  [
    `HANDOVER NOTE\nProject\tLotus Pond Villas\nDeveloper\tLotus Pond Estates LLP\nVilla\tV-18\nPurchaser\tK. Satyanarayana Murthy\nJoint purchaser\tK. Hymavathi\nContact\t+91 90000 12121\nDate of handing over\t03-Nov-2023\nHanded over by\tSrinivas Rao (Site Engineer) 9848012345\nTaken over by\tK. Satyanarayana Murthy`,
    {
      applicant_name: 'K. Satyanarayana Murthy',
      co_applicant_name: 'K. Hymavathi',
      contact_number: '9000012121',
      developer_name: 'Lotus Pond Estates LLP',
    },
  ],
  [
    `From: M/s Riverdale Promoters, G.S. Road, Guwahati\nTo: Sri Debajit Saikia, Six Mile, Guwahati-22. Ph. 9435012345\nSub: Delivery of possession of your flat 3A in "Riverdale Enclave"\nSir,\nWith reference to the above, we hereby hand over the vacant possession of the captioned flat with one covered car parking space to you and your wife Smt. Bornali Saikia today the 1st March 2021.\nAll dues have been cleared and nothing remains payable.\nThanking you.\nProprietor`,
    {
      applicant_name: 'Debajit Saikia',
      co_applicant_name: 'Bornali Saikia',
      contact_number: '9435012345',
      developer_name: 'M/s Riverdale Promoters',
    },
  ],
  [
    `LETTER OF INTIMATION FOR POSSESSION\nCustomer ID : SKY-0099213\nUnit : Skyline Aura / B / 2203\nFirst Applicant : Ms. Ankita Deshpande\nSecond Applicant : Mr. Vivek Kulkarni\nRegistered Mobile No. : 98220XXXXX / 9822045678\nDear Ms. Ankita Deshpande & Mr. Vivek Kulkarni,\nGreetings from Skyline Landmarks!\nYour home is ready. Kindly clear the outstanding of Rs. 4,12,300/- by 30 April 2023.\nRelationship manager: Rohit, 9000011111\nFor Skyline Landmarks Private Limited`,
    {
      applicant_name: 'Ankita Deshpande',
      co_applicant_name: 'Vivek Kulkarni',
      contact_number: '9822045678',
      developer_name: 'Skyline Landmarks Private Limited',
    },
  ],
  [
    `FINAL POSSESSION LETTER\nDt. 22/09/2020\nI, Harbhajan Singh Grewal, Proprietor of Grewal Colonizers & Builders, Zirakpur, do hereby give the actual physical possession of House No. 118, Palm City, to\nS. Paramjit Singh Sandhu S/o S. Jagir Singh and Sdn. Harpreet Kaur W/o S. Paramjit Singh Sandhu, R/o Village Nabha Sahib (Mobile 98140-56789)\nwho have paid the total sale price.\n(Harbhajan Singh Grewal)`,
    {
      applicant_name: 'Paramjit Singh Sandhu',
      co_applicant_name: 'Harpreet Kaur',
      contact_number: '9814056789',
      developer_name: 'Grewal Colonizers & Builders',
    },
  ],
  [
    `MEMO OF POSSESSION\nReceived this day from SHANTI NIKETAN DEVELOPERS, a partnership firm, the possession of Shop cum Flat No. 7, first floor, on "Shanti Plaza", in good condition.\nReceived by : Mr. Abdul Rasheed Sheikh\nCell : 70061 23456\nWitness : Mr. Farooq Ahmad, Cell 94190 55555\nDate : 5-6-2019`,
    { applicant_name: 'Abdul Rasheed Sheikh', contact_number: '7006123456', developer_name: 'Shanti Niketan Developers' },
  ],
  [
    `HIMALAYAN HOUSING CORPORATION\nOffer of Possession cum Final Demand\nBooking No. HHC/445         Booking Date 11/08/2018\nAllottee(s): Col. (Retd.) Virender Singh Rawat / Mrs. Deepa Rawat\nAddress: 22 Rajpur Road, Dehradun       Tel: 9411 122 334\nApartment: Deodar-6B   Saleable area: 1,640 sft\nYou are requested to take over the possession within 30 days.\nSite office: 0135-2712345, 8126000000`,
    {
      applicant_name: 'Virender Singh Rawat',
      co_applicant_name: 'Deepa Rawat',
      contact_number: '9411122334',
      developer_name: 'Himalayan Housing Corporation',
    },
  ],
  [
    `TO WHOMSOEVER IT MAY CONCERN\nThis is to certify that we, Sree Venkateswara Foundations, have sold Flat No. G-2, Sree Towers, Avadi to Mr. R. Elangovan, S/o Rajamanickam and Mrs. E. Kavitha and they have taken possession of the same on 10.01.2021.\nTheir contact number as per our records is 98400 77777.\nWe have no objection to their mortgaging the flat with any bank.\nfor Sree Venkateswara Foundations\nManaging Partner`,
    {
      applicant_name: 'R. Elangovan',
      co_applicant_name: 'E. Kavitha',
      contact_number: '9840077777',
      developer_name: 'Sree Venkateswara Foundations',
    },
  ],
  [
    `KEY HANDOVER ACKNOWLEDGEMENT\nTower / Unit: Marigold / 0702\nName of owner(s): 1) Pradeep Nambiar 2) Lekha Nambiar\nOwner's contact no.: 94471 23456\nE-mail: pnambiar@mail.example\nItems handed over: Main door keys - 3; Mail box key - 1\nI/We confirm having inspected the apartment and taken over the keys from Kairali Homes Pvt Ltd.\nCustomer signature                For Kairali Homes (Facility Manager)`,
    {
      applicant_name: 'Pradeep Nambiar',
      co_applicant_name: 'Lekha Nambiar',
      contact_number: '9447123456',
      developer_name: 'Kairali Homes Pvt Ltd',
    },
  ],
  [
    `NOTICE OF POSSESSION\nUnder clause 11 of the Agreement dated 04.06.2017\nDate: 19.12.2022\nMrs. Sunanda Bandopadhyay\nC/o Late Prabir Bandopadhyay\n14B Lake Terrace, Kolkata 700029\n(M) 98300 98765\nRe: Apartment 9C, Block II, "Ganga Darshan"\nMadam,\nWe are in receipt of the Completion Certificate No. 2022/CC/117 from the Municipal Corporation. You are hereby called upon to take possession on payment of balance.\nYours faithfully,\nfor Darshan Realtors Pvt. Ltd.\nDirector`,
    { applicant_name: 'Sunanda Bandopadhyay', contact_number: '9830098765', developer_name: 'Darshan Realtors Pvt. Ltd' },
  ],
  [
    `कब्जा पत्र / POSSESSION LETTER\nपरियोजना / Project : आशियाना ग्रीन (Aashiyana Green)\nक्रेता का नाम / Name of buyer : श्री मनोज अग्रवाल (Shri Manoj Agrawal)\nसह क्रेता / Co-buyer : श्रीमती सीमा अग्रवाल (Smt. Seema Agrawal)\nमोबाइल नं. / Mobile : 94250 12345\nइकाई / Unit : Duplex D-9\nविकासकर्ता / Developer : आशियाना बिल्डर्स (Aashiyana Builders)`,
    {
      applicant_name: 'Manoj Agrawal',
      co_applicant_name: 'Seema Agrawal',
      contact_number: '9425012345',
      developer_name: 'Aashiyana Builders',
    },
  ],
  [
    `M/s SILVER OAK BUILDCON\n(A unit of Silver Oak Group)\nPossession Slip No. 078\nFlat No. : 402 / Wing A\nShri / Smt. : Jignesh Kantilal Shah & Hetal Jignesh Shah\nMob. : 98250 45454\nhave been given possession of the above flat on 14/1/2020 (Makar Sankranti).\nCashier`,
    {
      applicant_name: 'Jignesh Kantilal Shah',
      co_applicant_name: 'Hetal Jignesh Shah',
      contact_number: '9825045454',
      developer_name: 'M/s Silver OAK Buildcon',
    },
  ],
  [
    `Dear Mr. & Mrs. Thomas Kurian,\nWarm greetings from Malabar Coast Developers and Builders.\nWe are happy to inform you that your apartment 12-D at Coast View is ready for fit-outs.\nClient: Thomas Kurian\nJoint client: Susan Thomas\nPh: 9895012345 (Res. 0484 2345678)\nFor any clarification contact our Sales office at 9846099999.`,
    {
      applicant_name: 'Thomas Kurian',
      co_applicant_name: 'Susan Thomas',
      contact_number: '9895012345',
      developer_name: 'Malabar Coast Developers and Builders',
    },
  ],
  [
    `POSSESSION-CUM-NO DUES CERTIFICATE\nCertified that Sh. Balraj Arora s/o Sh. Kishan Lal Arora and Smt. Veena Arora w/o Sh. Balraj Arora (hereinafter 'allottees') have deposited full and final payment against Flat No. 17-B, Group Housing "Emerald Court" developed by Emerald Infratech Ltd. and that physical possession has been delivered to them on 07/07/2017.\nAllottee's phone: 9876543012\nManager (Estate)`,
    {
      applicant_name: 'Balraj Arora',
      co_applicant_name: 'Veena Arora',
      contact_number: '9876543012',
      developer_name: 'Emerald Infratech Ltd',
    },
  ],
  [
    `Date : 03/04/2018\nTo\nThe Branch Manager\nUnion Grameen Bank, Sitapur\nSub : Confirmation of handing over of Flat No. 201 to your borrower\nWe hereby confirm that the possession of Flat No. 201, Shree Ji Residency has been given to Shri Ramesh Chandra Tripathi (Mob. 9415012345) on 01/04/2018 as per agreement.\nfor Shree Ji Infra Developers`,
    { applicant_name: 'Ramesh Chandra Tripathi', contact_number: '9415012345', developer_name: 'Shree Ji Infra Developers' },
  ],
  [
    `AVAS VIKAS PARISHAD\nKABZA PATRA (Possession letter)\nAllottee : Smt. Kamlesh Kumari W/o Sri Jagdish Narain\nMobile No. 8004012345\nHouse No. 4/221, Vrindavan Yojna\nToday dated 09-03-2015 possession of the house is given to the allottee at site.\nGiven by : Sri A. K. Mishra, Junior Engineer\nTaken by : Kamlesh Kumari`,
    { applicant_name: 'Kamlesh Kumari', contact_number: '8004012345' },
  ],
  [
    `Sub: Possession of Row House No. 14 at "Tulip Meadows"\nTo,\n1. Mr. Omkar Vasant Phadke\n2. Mrs. Gauri Omkar Phadke\n3. Mr. Vasant Sitaram Phadke\nFlat 7, Prabhat Road, Pune 411004\nContact: 9422012345 / 020-25671234\nDear Purchasers,\nThis is in furtherance of the Registered Agreement bearing No. HVL-7/3312/2019. We invite you to take possession on or before 15.10.2021.\nThanking you,\nFor TULIP SPACES LLP`,
    {
      applicant_name: 'Omkar Vasant Phadke',
      co_applicant_name: 'Gauri Omkar Phadke',
      contact_number: '9422012345',
      developer_name: 'Tulip Spaces LLP',
    },
  ],
  [
    `UNIT HANDOVER CHECK LIST\nProject: Nandi Crest     Promoter: Nandi Ventures\nUnit: A-305              Owner: Dr. Raghavendra Prasad H.\nDate: 21/02/2024         Ph: 9880012345\nCo-owner: Mrs. Latha Raghavendra\nS.No\tItem\tStatus\n1\tMain door lock\tOK\n2\tElectrical points\tOK\nChecked by: Manjunath, QC, 9900099000`,
    {
      applicant_name: 'Raghavendra Prasad H.',
      co_applicant_name: 'Latha Raghavendra',
      contact_number: '9880012345',
      developer_name: 'Nandi Ventures',
    },
  ],
]

it.each(papers)('reads who was handed a flat: %s', (text, values) => {
  expect(valuesOfText(text, values)).toEqual(values)
})

const pages: readonly (readonly [text: string, values: Partial<Record<IntakeKey, string>>])[] = [
  [
    `      PRAKRITI TOWNSHIPS (P) LTD.
         Possession Advice

  Unit No.        : B2-1407         Date      : 28-08-2023
  Unit holder     : Abhishek Sinha  Mobile    : 7004512345
  Jt. unit holder : Nidhi Sinha     Mobile    : 7004598765
  Super area      : 1,455 sft
  The above unit is ready for possession.`,
    {
      applicant_name: 'Abhishek Sinha',
      co_applicant_name: 'Nidhi Sinha',
      contact_number: '7004512345',
      developer_name: 'Prakriti Townships (P) Ltd',
    },
  ],
]

it.each(pages)('reads who was handed a flat, on a page: %s', (text, values) => {
  expect(valuesTyped(text, Object.keys(values) as IntakeKey[])).toEqual(values)
})
