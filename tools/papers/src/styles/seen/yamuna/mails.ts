import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { lists } from '../../truths.ts'
import { leftTable, pairTable, type Fact } from '../drafts.ts'
import { mailHead, quoted } from '../layouts.ts'
import { demanded, holders } from '../scenes.ts'
import { pin, pinBox, place, sizeOf } from './ground.ts'
import { caseNo, drafted, inLakh, mobile, mr, on, page, pairOf, product, rs, sri, titleIn, upper, type Scene } from './scene.ts'

const titles = [
  'Sale Deed',
  'Registered Sale Deed',
  'Chain Documents',
  'Lease Deed',
  'Conveyance Deed',
  'Previous Chain',
  'Allotment Letter',
  'GPA Set',
]
const filed = (s: Scene): string[] =>
  s.pick(
    s.isFlat
      ? [
          ['Allotment Letter', 'BBA', 'Demand Letter'],
          ['Sale Deed', 'Previous Chain', 'Possession Letter', 'Electricity Bill'],
          ['Sale Deed', 'OC', 'House Tax Receipt'],
        ]
      : [
          ['Registered Sale Deed', 'Chain Documents', 'Khatauni', 'Layout Map'],
          ['Lease Deed', 'Transfer Memorandum', 'Possession Certificate', 'Sanctioned Map'],
          ['Conveyance Deed', 'House Tax Bill', 'Electricity Bill'],
          ['GPA Set', 'Site Plan', 'Dakhil Kharij'],
        ],
    100,
  )
/** The papers that are in the file, as the desk lists them. */
export const inFile = (s: Scene, between: string): string => lists(s.tell, filed(s), titles, between)
/** Papers that are still wanted. */
export const wanted = (s: Scene, between: string): string => demanded(s.tell, filed(s), titles, between)

const isSellers = (s: Scene): boolean => holders(s) !== s.buyers
const desk = (s: Scene): string =>
  `${escaped(s.officer.name)}<br>Credit Admin - Technical<br>${escaped(s.lender)}, ${escaped(s.branch)}, ${s.town}-${s.officePin}<br>M: +91 ${s.officer.mobile} | T: 0120-${s.digits(7, 101)}`

/** A private lender starts a technical visit: one table between two lines of courtesy. */
const initiated = on('any', (s) => {
  const [first, second] = pairOf(s, s.has(0.5, 102) ? upper : mr)
  const rows: Fact[] = [
    [s.pick(['LOS ID', 'Application ID', 'Lead / App ID'], 103), caseNo(s)],
    ['Product', product(s)],
    ['Customer Name', first],
    second !== '' && [s.pick(['Co-Applicant', 'Co-Borrower Name'], 104), second],
    ['Customer Contact', mobile(s, 0.8)],
    ['Contact person at site', `${escaped(s.witnesses[0].name)} / ${s.witnesses[0].mobile}`],
    ['Loan Amount', inLakh(s.amount)],
    ['Collateral Address', place(s)],
    ['Pincode', pinBox(s, 0.7, 105)],
    [isSellers(s) ? 'Seller / Present owner' : 'Property Owner', titleIn(s, s.has(0.4, 106) ? mr : undefined)],
    ['Area as per docs', sizeOf(s)],
    s.has(0.4, 107) && ['RM / Sourcing', `${escaped(s.partner.name)} (DSA) ${s.partner.mobile}`],
    ['Docs shared', inFile(s, ', ')],
  ]
  return page(
    'corp',
    `${mailHead([
      ['From', `Technical Initiation &lt;tech.north@${s.pick(['hfc', 'bank'], 108)}.example&gt;`],
      ['Sent', `${dayOf(s.dates.letter).spoken} ${s.whole(10, 18, 109)}:${s.whole(10, 59, 110)}`],
      ['To', 'empanelled.valuer@survey.example'],
      ['Cc', `${escaped(s.officer.name)}; Hub ${escaped(s.branch)}`],
      [
        'Subject',
        `${s.pick(['Technical Initiation', 'New case - Technical', 'VALUATION REQUEST'], 111)} || ${s.town} || ${escaped(s.colony)}`,
      ],
    ])}<p>Dear Sir,</p><p>${s.pick(['Please initiate technical in the below mentioned case. TAT - 24 hrs.', 'Request you to conduct the site visit and share soft copy of report.'], 112)}</p>${
      s.has(0.35, 113) ? pairTable(rows, 2) : leftTable(rows)
    }<p>Kindly mention the distance from branch and NDMA parameters. Visit shall be cancelled if customer is not reachable after 3 attempts.</p><p>Thanks &amp; Regards,<br>${desk(s)}</p>`,
  )
})

/** A public bank's letter sent as mail: one paragraph and an enclosure line. */
const entrusted = on('any', (s) => {
  const [first, second] = pairOf(s, sri(s))
  const day = dayOf(s.dates.letter)
  return page(
    'corp',
    `<p>Ref : ${s.pick(['BR', 'RLC', 'CAC'], 120)}/VAL/${s.digits(3, 121)} &nbsp; Date ${day.dots}</p><p>M/s ${escaped(s.partner.name)} &amp; Associates<br>Govt. Registered Valuers, ${escaped(s.partner.home)}</p><p><b>Reg: Valuation of immovable property — A/c ${first}${
      second === '' ? '' : ` and ${second}`
    }</b></p><p>The captioned ${second === '' ? 'borrower has' : 'borrowers have'} approached our ${escaped(s.branch)} Branch for ${product(s)} limit of ${rs(s.amount)}. Their proposal is lodged at ${s.pick(['LOS no.', 'LLMS ref.', 'proposal no.'], 122)} ${caseNo(s)}. The security offered is EM of ${place(
      s,
    )}${pin(s, 0.5, 123)} measuring ${sizeOf(s)}, ${isSellers(s) ? 'at present owned by' : 'standing in the name of'} ${titleIn(s, sri(s))}.</p><p>You are advised to value the property and furnish report in Annexure IV-B to our RACPC by ${dayOf(s.dates.letter).monthOf} end, stating fair market, realizable and distress value separately as also the circle rate. Borrower may be contacted at ${mobile(
      s,
      0.75,
    )} for inspection. Advocate on our panel for this case is ${escaped(s.witnesses[1].name)}, Ch. No. ${s.whole(12, 480, 124)}, Civil Court (${s.witnesses[1].mobile}).</p><p>Encl: ${inFile(s, '; ')}</p><p>Chief Manager<br>${escaped(
      s.lender,
    )}<br>${escaped(s.road)}, ${s.town} ${s.officePin}</p><p><small>This e-mail is confidential. Please do not print unless necessary. CIN L65${s.digits(3, 125)}DL1987PLC0${s.digits(5, 126)}</small></p>`,
  )
})

/** A machine's notice of a new assignment. */
const alerted = on('any', (s) => {
  const [first, second] = pairOf(s, upper)
  const line = (label: string, value: string): string => `<div>${label.padEnd(22, '.')} ${value}</div>`
  return page(
    'typed',
    `<p>Subject: [ValuTrack] Assignment ${s.digits(6, 130)} allocated to you</p><p>** AUTO GENERATED MAIL. DO NOT REPLY **</p>${[
      ['Assignment Id', `VT${s.digits(6, 130)}`],
      ['Bank / NBFC', escaped(s.lender)],
      ['Bank File No', caseNo(s)],
      ['Borrower-1', first],
      ...(second === '' ? [] : [['Borrower-2', second]]),
      ['Borrower Mobile', mobile(s, 0.7)],
      ['Facility', product(s)],
      ['Amt (Rs)', grouped(s.amount)],
      ['Prop Addr', `${place(s)}${pin(s, 0.55, 131)}`],
      ['Owner on record', titleIn(s)],
      ['Area (docs)', sizeOf(s)],
      ['Docs uploaded', inFile(s, ' | ')],
      ['Branch user', `${escaped(s.officer.name)} ${s.officer.mobile}`],
      ['Field engineer', escaped(s.witnesses[1].name)],
      ['Fee', rs(s.whole(12, 30, 132) * 100)],
      ['Due by', `${dayOf(s.dates.letter).brief} 18:00`],
    ]
      .map(([label = '', value = '']) => line(label, value))
      .join('')}<p>Login with OTP sent on registered number to accept. Helpdesk 1800-${s.digits(3, 133)}-${s.digits(4, 134)}.</p>`,
  )
})

/** The sales officer's lines, and what the customer wrote before. */
const trailed = on('any', (s) => {
  const [first, second] = pairOf(s)
  return page(
    'corp',
    `${mailHead([
      ['From', escaped(s.officer.name)],
      ['Date', dayOf(s.dates.letter).brief],
      ['Subject', `RE: RE: ${s.pick(['Docs for technical', 'Property visit tomorrow', 'Query on file'], 140)}`],
    ])}<p>Hi Team,</p><p>Revisit required in file no. ${caseNo(s)} (${product(s)}, ${inLakh(s.amount)}), cust ${first}${second === '' ? '' : ` n ${second}`}. Pls mark pendency for ${wanted(s, ', ')}. Legal is with Adv. ${escaped(s.witnesses[1].name)}, sector office ${s.officePin}.</p><p>${escaped(
      s.officer.name,
    )} | Sales Manager | ${s.officer.mobile}</p><p>From: ${escaped(s.first.name)} &lt;${escaped(s.first.name.split(' ')[0] ?? '').toLowerCase()}${s.whole(70, 99, 141)}@mail.example&gt;</p>${quoted(
      [
        'Dear sir, as discussed property details as under -',
        `Address - ${place(s)}${pin(s, 0.5, 142)}`,
        `size ${sizeOf(s)}`,
        `registry is in the name of ${titleIn(s, sri(s))}${isSellers(s) ? ', who is the seller' : ''}`,
        `My number is ${s.tell.states('contact_number', s.first.mobile)}, caretaker ${escaped(s.witnesses[0].name)} ${s.witnesses[0].mobile} will open the lock.`,
        `At present we stay at ${escaped(s.first.home)} ${s.homePin}.`,
      ],
    )}`,
  )
})
export const mail = drafted(6_101, initiated, entrusted, alerted, trailed)
