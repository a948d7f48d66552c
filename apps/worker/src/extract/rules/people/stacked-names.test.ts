import { describe, expect, it } from 'vitest'
import { peopleOfText } from './people-of-text.ts'

const bill = (names: string): string =>
  `Mapusa City Corporation\nProperty Tax Bill cum Receipt\nBill No.\t9951126\tDt.\t08.10.25\n${names}\nPremises\nPlot No. 241, Savedi, Mapusa, North Goa - 403072\nTax for 2025\t4,668\nNet paid\t4,800`

describe('owners in a stack', () => {
  it.each([
    ['Assessee / Holder\nShri. Ashok Rajaram Shinde\nSmt. Pratibha Pandurang Shinde', 'Ashok Rajaram Shinde, Pratibha Pandurang Shinde'],
    ['Assessee\nThiru. S. Selvakumar\nTmt. K. Poongodi', 'S. Selvakumar, K. Poongodi'],
    ['Name of the owner\nMurugesan B\nRevathi A', 'Murugesan B, Revathi A'],
    ['Owner\nR. Selvakumar\nK. Poongodi', 'R. Selvakumar, K. Poongodi'],
    ['Assessee\n1. Sri G. Srinivasulu\n2. Smt G. Latha', 'G. Srinivasulu, G. Latha'],
    ['Owner\nTmt. M. Amudha\nW/o Murugan\nThiru. K. Murugan', 'M. Amudha, K. Murugan'],
    ['Holder\nMr. Ranjan Sengupta\nMrs. Bandana Sengupta', 'Ranjan Sengupta, Bandana Sengupta'],
    ['Owner\nThiru. S. Selvakumar\n12, Periyar Salai, Mapusa', 'S. Selvakumar'],
    ['Owner\nSelvakumar S\nK. K. Nagar, Mapusa', 'Selvakumar S'],
    ['Owner\tThiru. S. Selvakumar\nFather\tThiru. K. Subramani', 'S. Selvakumar'],
    ['Assessee\tSri. G. Srinivasulu\n\tSmt. G. Latha', 'G. Srinivasulu, G. Latha'],
  ])('%s', (names, owner) => {
    expect(peopleOfText(bill(names)).owner).toBe(owner)
  })
})

describe('parties that lead a cell of parentage, age and PAN', () => {
  const agreement = (label: string, cell: string): string =>
    `AGREEMENT FOR SALE\n(Under section 13 of the Real Estate (Regulation and Development) Act, 2016)\nArticles of agreement made at Pune this 6 May 2025 between:\nPromoter Om Sai Developers & Builders, Karve Path, Pune 411008, through partner Prasad Deshmukh\n${label} ${cell}\ni. The Allottee agrees to purchase from the Promoter Flat No. 2B, 2nd Floor, Indrayani Nest, Karve Path, Pune, for Rs.94,00,000/- only.`
  it.each([
    ['Allottee/s', 'Shri. Shrikant Vilas Pawar, son of Shri. Vilas Pawar, aged about 49 years, PAN', 'Shrikant Vilas Pawar'],
    ['Allottee(s)', 'Smt. Vaishali Pawar, wife of Shri. Milind Pawar', 'Vaishali Pawar'],
    ['Purchaser', 'Tmt. K. Poongodi, W/o Thiru. Ramesh, aged 40', 'K. Poongodi'],
    ['Purchasers', 'Thiru. Balasubramanian K, S/o Thiru. Kannan', 'Balasubramanian K'],
    ['Allottee', 'Mrs. Sasmita Sengupta, aged 41 years', 'Sasmita Sengupta'],
    ['Buyer/s', 'Sri. Sarat Chandra Panda, son of Sri. Jitendra Panda', 'Sarat Chandra Panda'],
    ['Unit Purchaser', 'Selvi. Nithya R, D/o Thiru. Rajan', 'Nithya R'],
    ['Allottee', 'Sow. Archana Ashok Gaikwad, wife of Shri. Ashok Gaikwad', 'Archana Ashok Gaikwad'],
  ])('%s %s', (label, cell, applicant) => {
    const people = peopleOfText(agreement(label, cell))
    expect(people.applicant).toBe(applicant)
    expect(people.owner).toBeUndefined()
    expect(people.developer).toBe('Om Sai Developers & Builders')
  })
})

describe('labels of members and of who builds for himself', () => {
  const form = (label: string): string =>
    `Pearl City Housing Society Ltd\nAPPLICATION FOR LOAN\nLoan application No. 6353HL895955\n1.\t${label}\t: Balasubramanian S\n2.\tName of co-borrower, if any\t: K. Malarvizhi\n3.\tNature of loan required\t: Plot Purchase Loan\n4.\tIn whose name the property stands\t: Tmt. M. Amudha`
  it.each([
    'Name of the member / borrower in full',
    'Member / Borrower',
    'Name of the borrower / member',
    'Name of member-borrower',
    'Name of the borrower member in full',
    'Member (borrower) name',
    'Borrower / Member',
    'Name of the member/applicant',
    'Full name of the member / loanee',
    'Name of applicant / member',
  ])('%s', (label) => {
    expect(peopleOfText(form(label))).toMatchObject({ applicant: 'Balasubramanian S', co: 'K. Malarvizhi', owner: 'M. Amudha' })
  })

  it.each(['Self', 'SELF', 'Owner', 'Nil', 'Self (owner)', 'Not applicable'])('has no builder but himself: %s', (value) => {
    const permit = `GUNTUR CITY CORPORATION : TOWN PLANNING SECTION\nBUILDING PERMIT ORDER\nPERMIT No. : 790252/TPS/9734/2017\n1. Developer / Builder\t${value}\t2. Architect\tS. Basavaraj\n3. Structural Engineer\tH. Manjunath\t4. Mobile of architect\t9877181999`
    expect(peopleOfText(permit).developer).toBeUndefined()
  })
})
