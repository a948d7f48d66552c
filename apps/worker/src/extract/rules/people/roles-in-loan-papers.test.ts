import { expect, it } from 'vitest'
import { peopleOfText, peopleOfTyped, type TextPeople } from './people-of-text.ts'

/** Lenders' letters, notes and forms as text; names are invented. */
const papers: readonly (readonly [name: string, text: string, people: TextPeople])[] = [
  [
    'borrowers and who mortgages, by brackets',
    `NIMAR BANK\nRef: KGN/HL/31\nTo,\n1) Shri Mukesh Patidar s/o Ramlal Patidar (Borrower)\n2) Smt. Rekha Patidar w/o Mukesh Patidar (Co-borrower)\n3) Shri Ramlal Patidar s/o Onkarlal Patidar (Guarantor & mortgagor)\nDear Sir,\nRe: Sanction of housing loan\nWe have sanctioned the above facility.`,
    { applicant: 'Mukesh Patidar', co: 'Rekha Patidar', owner: 'Ramlal Patidar' },
  ],
  [
    'numbers behind parts in the loan',
    `CREDIT NOTE\nProduct\tHome Loan\nName of the applicant\tBiswajit Rout\nName of co-applicant\tSasmita Rout\nReach\tAppl: 9437 220 118 ; Co-appl: 7008 110 442`,
    { applicant: 'Biswajit Rout', co: 'Sasmita Rout', phone: '9437220118' },
  ],
  [
    'the father who is only called so',
    `In-principle sanction\nTo\nMs. S. Kavitha\nD/o Mr. P. Subramaniam\nOld No. 3, Car Street, Usilampatti\nDear Madam,\nWe sanction a loan of Rs. 12.00 lakh to you and your father as co-obligant, for purchase of a flat. Application ref: UDF/118.`,
    { applicant: 'S. Kavitha', co: 'P. Subramaniam' },
  ],
  [
    'heirs who hold now',
    `Sub: BT / Technical\nTitle holder Late Abdul Majid (expired 2019), now legal heirs Nasreen Begum & Shoaib Majid\nMain applicant: Nasreen Begum\nCo applicant: Shoaib Majid`,
    { applicant: 'Nasreen Begum', co: 'Shoaib Majid', owner: 'Nasreen Begum, Shoaib Majid' },
  ],
  [
    'the first of two who join, by one word',
    `LOGIN SHEET | Login ID GPF/44\nApplicant: SANTRO DEVI (F, 36) M: 8950 118 442 | Co-App1: SATBIR (M, 40) M: 9728 441 180 | Co-App2: MURTI DEVI (F, 61)`,
    { applicant: 'Santro Devi', co: 'Satbir', phone: '8950118442' },
  ],
  [
    'a trust',
    `APPLICATION FOR MORTGAGE LOAN\nName of borrower\tNoor Educational & Welfare Trust\nGuarantor 1\tSyed Hashim\nOwner of the security\tNoor Educational & Welfare Trust`,
    { applicant: 'Noor Educational & Welfare Trust', owner: 'Noor Educational & Welfare Trust' },
  ],
  [
    'a letter of the borrower herself',
    `To\nThe Branch Manager\nSub: Request for loan for construction of house\nRespected Sir,\nI, Smt. Lata Vasudev Rane, am a retired nurse with pension at your branch. My son Tushar Vasudev Rane, working in Pune, will be co-borrower. I request you to sanction Rs. 9 lakh.\nYours faithfully,\nLata V. Rane\nMob. 9420 441 128`,
    { applicant: 'Lata Vasudev Rane', co: 'Tushar Vasudev Rane', phone: '9420441128' },
  ],
  [
    "sellers with their ages as bare figures, and a phone in the buyer's cell",
    `SALE AGREEMENT\nFirst party (Seller)\tKuriakose Paul, 67, S/o Paul, Elanji; and Annamma Kuriakose, 63, W/o the above\nSecond party (Buyer)\tShaji Mathew, 44, S/o Mathew, Piravom, Mob: 94464 22118\nProperty\t9.50 cents with house\nPrice\tRs. 46,00,000`,
    { owner: 'Kuriakose Paul, Annamma Kuriakose', applicant: 'Shaji Mathew', phone: '9446422118' },
  ],
  [
    'allottees below the name of a department',
    `SURYA GREEN HOMES PRIVATE LIMITED\nCustomer Relations, Cuttack\nDEMAND NOTE CUM ALLOTMENT INTIMATION\nUnit\tB-704\nFirst allottee\tMr. Ranjan Sahu\nSecond allottee\tMrs. Lipika Sahu\nMobile\t9861 441 182\nInstalment due\tOn completion of 4th slab`,
    { applicant: 'Ranjan Sahu', co: 'Lipika Sahu', developer: 'Surya Green Homes Private Limited', phone: '9861441182' },
  ],
  [
    'a borrower whose mother holds',
    `GRAMYA BANK\nRef: HL/118\nSri Prafulla Munda & Smt. Sukanti Munda\nAt: Gochhara\nSir/Madam,\nSANCTION OF HOUSING LOAN RS. 9.00 LAKH\nYour application has been sanctioned. Mortgage: Ac. 0.06 dec, Khata 441, recorded in the name of Prafulla Munda's mother Smt. Jema Munda, who shall execute the mortgage.`,
    { applicant: 'Prafulla Munda', co: 'Sukanti Munda', owner: 'Jema Munda' },
  ],
  [
    'a title that is with one of them',
    `LOAN NOTE\nApplicant\tManjit Kaur\nCo-applicant\tJagtar Singh\nLoan required\tRs. 12 lakh\nTitle with\tJagtar Singh`,
    { applicant: 'Manjit Kaur', co: 'Jagtar Singh', owner: 'Jagtar Singh' },
  ],
  [
    'a co-borrower of one word who holds',
    `HOME LOAN - DATA SHEET\nApplication no.\tPB/HL/44\nBorrower\tSohan Lal\nCo-borrower\tPushpa\nProperty is in name of\tPushpa`,
    { applicant: 'Sohan Lal', co: 'Pushpa', owner: 'Pushpa' },
  ],
  [
    'a house of the writer and his wife',
    `CREDIT SOCIETY\nLoan application (Housing)\nI, the undersigned Shri Damodar Pundalik Gawas, age 51, request the society to grant me a housing loan.\nThe house stands in the joint names of myself and my wife Smt. Sulabha Damodar Gawas, who shall stand as co-borrower.`,
    { applicant: 'Damodar Pundalik Gawas', co: 'Sulabha Damodar Gawas', owner: 'Damodar Pundalik Gawas, Sulabha Damodar Gawas' },
  ],
]

it.each(papers)('reads the people of %s', (_, text, people) => {
  expect(peopleOfText(text)).toEqual(people)
})

it('reads names of one word in a row of names, above a row of elders', () => {
  const form = `LOAN FORM  File no. BHW/HL/44
S.No.    Detail       Applicant        Co-applicant 1      Co-applicant 2
1        Name         SANDEEP          KAVITA RANI         RAM MEHAR
2        S/o W/o      RAM MEHAR        SANDEEP             JAGE RAM
3        Age          31               29                  60
Property owner: RAM MEHAR`
  expect(peopleOfTyped(form)).toEqual({ applicant: 'Sandeep', co: 'Kavita Rani', owner: 'Ram Mehar' })
})

it('reads the member of a small lender, her co-signatory and her own number', () => {
  const sheet = `VISHWA HOUSING MICROFINANCE
CUSTOMER ENROLMENT - HOME IMPROVEMENT LOAN
Member name          SELVI R              Spouse name      KUMAR M
Member ID            VHM118204            Centre           Vellore 44
Loan co-signatory    KUMAR M              Relation         Husband
Member phone         6379118204           Spouse phone     9080044118
House owned by       MUNIAMMAL            Patta no.        1182
Field officer        LOGANATHAN           Phone            9360044118`
  expect(peopleOfTyped(sheet)).toMatchObject({ applicant: 'Selvi R', co: 'Kumar M', phone: '6379118204' })
})

it('takes no guarantor below for the rest of a name', () => {
  const view = `LOAN LEDGER VIEW
Product code       HL-RURAL           Application ref    APP/HL/0044
1st Holder         BASAVARAJU M       Cust ID            118204
2nd Holder         GOWRAMMA           Cust ID            118205
Guarantor          RAVI P             Cust ID            110044`
  expect(peopleOfTyped(view)).toEqual({ applicant: 'Basavaraju M', co: 'Gowramma' })
})

it('reads two lists beside each other, each in its column', () => {
  const letter = `SATPUDA GRIHA VITTA LIMITED
OFFER LETTER
Loan A/c No. : 411-00-77
Name(s) of Borrower(s)           Property Owner(s)
1. KISHOR NAMDEO TAYADE          1. KISHOR NAMDEO TAYADE
2. PRATIBHA KISHOR TAYADE        2. NAMDEO BHIKA TAYADE
Loan amount : Rs. 21,00,000`
  expect(peopleOfTyped(letter)).toEqual({
    applicant: 'Kishor Namdeo Tayade',
    co: 'Pratibha Kishor Tayade',
    owner: 'Kishor Namdeo Tayade, Namdeo Bhika Tayade',
  })
})
