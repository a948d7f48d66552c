import { expect, it } from 'vitest'
import { valuesOfText } from './typed-paper.ts'

/** Builders' letters and lenders' notes; names and numbers are invented. */
const papers: readonly (readonly [what: string, text: string, wanted: Parameters<typeof valuesOfText>[1]])[] = [
  [
    'amounts that begin their lines by what follows them',
    'PURNA RIVERFRONT LLP\nBOOKING CUM ALLOTMENT CONFIRMATION\nDear Mr. Hitesh Desai,\nYour booking stands confirmed.\nWhat you booked\t: Flat B/704, 7th floor\nWhere it is coming\t: Purna Heights, F.P. 87, Opp. Civic Centre, Vesu, Surat 395007\nDeal\t: Rs. 64,20,000 basic\nRs. 2,50,000 parking (stilt)\nRs. 1,45,500 SMC + GEB\nRs. 1,20,000 maintenance deposit\nRs. 35,000 legal\nGST as actual.',
    {
      flat: 'B/704',
      pincode: '395007',
      amenities_car_parking: '250000',
      amenities_others: 'SMC + GEB 145500, maintenance deposit 120000, legal 35000',
    },
  ],
  [
    'who borrows as the applicant, and none as the second',
    'KATHAJODI FINANCE\nLoan arrangement note to customer\n1  Who borrows\tSmt. Sasmita Sahoo\n2  First borrower’s cell\t70081 22900\n3  What it is for\tTakeover of housing loan from another bank',
    { applicant_name: 'Sasmita Sahoo', co_applicant_name: null, contact_number: '7008122900', loan_type: 'Balance Transfer' },
  ],
  [
    'the name of a form that speaks to who fills it in, and why he borrows',
    'TAMRAPARNI HOUSING FUND\nLOAN REQUEST CARD\nYOUR NAME (as on Aadhaar)\tS. VALLIAMMAL\nYOUR CELL\t94 87 06 33 00\nWHY\tBUYING A FLAT (READY)',
    { applicant_name: 'S. Valliammal', contact_number: '9487063300', loan_type: 'Home Loan' },
  ],
  [
    'a flat without "No." on its floor, and no first figure of a price for a villa',
    'DEVELOPER - BUYER AGREEMENT\nthis agreement is drawn between\nKOEL BUILDTECH PVT LTD, shown here as DEVELOPER\nand\nSRI BIRSA TOPPO, shown here as BUYER.\nPoint 2. Buyer takes Flat 3B on the third floor of it.\nParticulars\tTotal under agreement\tThis stage\nVilla\t1,28,00,000\t12,80,000',
    { flat: '3B' },
  ],
]

it.each(papers)('reads %s', (_, text, wanted) => {
  expect(valuesOfText(text, wanted)).toEqual(wanted)
})
