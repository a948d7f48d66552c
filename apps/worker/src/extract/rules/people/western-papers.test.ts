import { describe, expect, it } from 'vitest'
import { peopleOfText, peopleOfTyped, type TextPeople } from './people-of-text.ts'

/** Papers as offices of the west and the middle write them; names are invented. */
const noc = (
  subject: string,
  body = 'We, Meghdoot Buildcon LLP, hereby confirm that the flat stands allotted to the above purchasers.',
): string =>
  `To,\nThe Branch Manager,\nGramin Grih Finance Limited\nSub.: Our no objection for mortgage of Flat No. B-402, 4th Floor, Kalpataru Heights, Baner, Pune ${subject}\nDear Sir,\n${body}\n(a) The land was bought from Ramakant Deo by sale deed No. 118 of 2009.\nPlease draw cheques in our favour.\nFor Meghdoot Buildcon LLP\nPartner`
const receipt = (who: string): string =>
  `POSSESSION RECEIPT\nToday at Nagpur, after inspecting the fittings, ${who} vacant and peaceful possession of Flat No. B-402, 4th Floor, Kalpataru Heights, Baner, Pune with 3 keys.`
const mail = (told: string): string =>
  `Subject: Technical - Plot 60\nHello Team,\nKindly initiate visit for a Mortgage Loan case logged in today under LAN LN535384-13, ${told}. The property is at Bicholi.\nRegards\nAmit Rao\nManager`
const order = (told: string): string => `NAGAR NIGAM\nMUTATION ORDER\nIt is ordered that in respect of Plot No. 298, ${told}.`
const registry = (rows: string): string =>
  `REGISTERED DOCUMENT - SALE DEED\nParty\tName\tFather / Husband\tAge\tMobile\tAddress\n${rows}\nMarket value\tConsideration\n48,60,000\t54,00,000`

describe('people of papers', () => {
  it.each<[string, string, TextPeople]>([
    [
      'NOC, two buyers',
      noc('purchased by Mr. Sagar Oak & Mrs. Leena Oak.'),
      { applicant: 'Sagar Oak', co: 'Leena Oak', developer: 'Meghdoot Buildcon LLP' },
    ],
    ['NOC, one buyer', noc('booked by Mrs. Leena Oak.'), { applicant: 'Leena Oak', developer: 'Meghdoot Buildcon LLP' }],
    [
      'NOC, acquired',
      noc('acquired jointly by Shri Sagar Oak and Smt. Leena Oak.'),
      { applicant: 'Sagar Oak', co: 'Leena Oak', developer: 'Meghdoot Buildcon LLP' },
    ],
    [
      'receipt, two',
      receipt('we the undersigned Shri Sagar Oak and Smt. Leena Oak, R/o 71, Baner, Pune, have received from Meghdoot Buildcon LLP'),
      { applicant: 'Sagar Oak', co: 'Leena Oak', developer: 'Meghdoot Buildcon LLP' },
    ],
    [
      'receipt, one',
      receipt('I, the undersigned Smt. Leena Oak, R/o 71, Baner, Pune, have received from Meghdoot Buildcon LLP'),
      { applicant: 'Leena Oak', developer: 'Meghdoot Buildcon LLP' },
    ],
    [
      'receipt, taken over',
      receipt('we, Shri Sagar Oak and Smt. Leena Oak, have today taken over from Meghdoot Buildcon LLP'),
      { applicant: 'Sagar Oak', co: 'Leena Oak', developer: 'Meghdoot Buildcon LLP' },
    ],
    ['main borrower', mail('where Mr. Sagar Oak is the main borrower'), { applicant: 'Sagar Oak' }],
    ['borrowers', mail('in which Shri Sagar Oak and Smt. Leena Oak are the borrowers'), { applicant: 'Sagar Oak', co: 'Leena Oak' }],
    ['customer', mail('where Mrs. Leena Oak is our existing customer'), { applicant: 'Leena Oak' }],
    [
      'mutation, in its place',
      order(
        'the name of the earlier holder Ramakant Deo be struck off and in its place, on the basis of sale deed No. 54, that of Shri Sagar Oak and Smt. Leena Oak be entered in the register',
      ),
      { owner: 'Sagar Oak, Leena Oak' },
    ],
    [
      'mutation, in their stead',
      order('the names of Ramakant Deo and Uma Deo be removed and in their stead the name of Smt. Leena Oak shall be recorded'),
      { owner: 'Leena Oak' },
    ],
    [
      'registry, seller and buyer',
      registry(
        'Seller / विक्रेता\tRamakant Deo\tHari Deo\t61\t99xxxxxx75\t237, Vesu\nBuyer / क्रेता\tSagar Oak\tVinay Oak\t42\t95xxxxxx10\t194, Baner',
      ),
      { owner: 'Sagar Oak' },
    ],
    [
      'registry, two buyers',
      registry(
        'Seller / विक्रेता\tRamakant Deo\tHari Deo\t61\t99xxxxxx75\t237, Vesu\nBuyer / क्रेता\tSagar Oak\tVinay Oak\t42\t95xxxxxx10\t194, Baner\nBuyer / क्रेता\tLeena Oak\tSagar Oak\t40\t95xxxxxx11\t194, Baner',
      ),
      { owner: 'Sagar Oak, Leena Oak' },
    ],
    [
      'parties joined by capitals',
      'AGREEMENT FOR SALE\nARTICLES OF AGREEMENT made at Nagpur BETWEEN M/s Meghdoot Spaces, having office at 60, Baner,\nPune, through its partner Hari Deo, hereinafter "the Promoter" of the One Part AND Shri Sagar\nOak, S/o Vinay Oak, Adult, Age: 46 years, Occ.: Service, PAN ABCPO2411C, Residing at 64, Baner,\nPune AND Smt. Leena Oak, W/o Sagar Oak, Adult, Age: 44 years, Occ.: Household, Residing at 64, Baner,\nPune, hereinafter "the Allottee/s" of the Other Part.',
      { applicant: 'Sagar Oak', co: 'Leena Oak', developer: 'M/s Meghdoot Spaces' },
    ],
  ])('%s', (_, text, wanted) => {
    expect(peopleOfText(text)).toEqual(wanted)
  })

  const visar = (...rows: string[]): string =>
    ['VISAR PAVATI / AGREEMENT TO SELL', '', ...rows, '', "The seller's terms: time is the essence of this agreement."].join('\n')
  const heads = '            Seller / Owner                Purchaser'
  it.each<[string, string, TextPeople]>([
    [
      'joint holders and phones',
      visar(
        heads,
        'Name        Shri Ramakant Deo             Shri Sagar Oak',
        'Jt. holder  -                             Leena Oak',
        'Phone       9993863464                    9890011223',
      ),
      { applicant: 'Sagar Oak', co: 'Leena Oak', phone: '9890011223', owner: 'Ramakant Deo' },
    ],
    [
      'nobody beside the buyer',
      visar(
        heads,
        'Name        Shri Ramakant Deo             Shri Sagar Oak',
        'Jt. holder  Uma Deo                       -',
        'Mobile No.  9993863464                    9890011223',
      ),
      { applicant: 'Sagar Oak', phone: '9890011223', owner: 'Ramakant Deo, Uma Deo' },
    ],
    [
      'a masked phone',
      visar(
        heads,
        'Name        Shri Ramakant Deo             Shri Sagar Oak',
        '2nd holder  -                             Smt. Leena Oak',
        'Phone       9993863464                    98******23',
      ),
      { applicant: 'Sagar Oak', co: 'Leena Oak', owner: 'Ramakant Deo' },
    ],
  ])('columns of both sides: %s', (_, text, wanted) => {
    expect(peopleOfTyped(text)).toEqual(wanted)
  })

  const rowOf = (first: string, second: string, below: string): string =>
    [
      'AGREEMENT FOR SALE',
      '',
      'Promoter    Meghdoot Spaces        ' + first + '   Smt. Leena Sagar       ' + second + '   Shri Sagar Vinay',
      below,
      '',
      'Area        2310 sq.ft.',
    ].join('\n')
  it.each([
    [
      '2nd',
      rowOf('1st Purchaser', '2nd      ', '                                                   Oak                    Purchaser   Oak'),
    ],
    [
      '2nd, of a buyer',
      rowOf('1st Buyer    ', '2nd      ', '                                                   Oak                    Buyer       Oak'),
    ],
    [
      '2nd, of an allottee',
      rowOf('1st Allottee ', '2nd      ', '                                                   Oak                    Allottee    Oak'),
    ],
  ])('a label that begins with %s in a row of three pairs', (_, text) => {
    const { applicant, co } = peopleOfTyped(text)
    expect([applicant, co]).toEqual(['Leena Sagar Oak', 'Sagar Vinay Oak'])
  })

  it('takes a row of three pairs for no head of a table', () => {
    const rows = [
      'Promoter    M/s. Meghdoot          1st Purchaser   Shri Sagar             2nd         N.A.',
      '            Spaces                                 Oak                    Purchaser',
    ]
    const next = [
      'Mob.        98******65             Unit            C/1201                 Bldg.       C, 12th',
      '(1st)',
      'Area        930 sq.ft.',
    ]
    expect(peopleOfTyped(['AGREEMENT FOR SALE', '', ...rows, ...next].join('\n')).applicant).toBe('Sagar Oak')
  })
})
