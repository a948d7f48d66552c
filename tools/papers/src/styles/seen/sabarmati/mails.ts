import { escaped } from '../../../telling.ts'
import { dayOf } from '../../forms.ts'
import { factLines, headTable, leftTable } from '../drafts.ts'
import { mailHead, quoted } from '../layouts.ts'
import { demanded } from '../scenes.ts'
import { caseNo, fileOf, lakh, mobileOf, product } from './desk.ts'
import { capitals, isOwn, mister, pair, person, titled } from './people.ts'
import { extent, houseOn, where } from './ground.ts'
import { drafted, ofAny } from './drafting.ts'
import { on, pinOf, type Scene } from './scene.ts'
import { page } from './sheets.ts'
import { sidesBrief } from './sides.ts'

const box = (s: Scene, who: string): string =>
  `${who.toLowerCase().replace(/[^a-z]/g, '.')}@${s.lender.split(' ')[0]?.toLowerCase() ?? ''}.example`
const head = (s: Scene, subject: string): string =>
  mailHead([
    ['From', `${person(s.officer)} &lt;${box(s, s.officer.name)}&gt;`],
    ['To', 'technical.west@valuers.example'],
    ['Cc', `${person(s.partner)} &lt;${box(s, s.partner.name)}&gt;`],
    ['Sent', `${on(s, 100, s.dates.letter)} ${s.whole(10, 18, 101)}:${s.whole(10, 59, 102)}`],
    ['Subject', escaped(subject)],
  ])
const sign = (s: Scene): string =>
  `<p>${s.pick(['Warm Regards', 'Thanks & Regards', 'Regards'], 103).replace('&', '&amp;')},<br>${person(s.officer)}<br>${s.pick(['Credit Manager', 'Branch Credit Manager', 'Area Credit Manager - ML'], 104)}<br>${escaped(s.lender)} | ${escaped(s.branch)}, ${s.town} ${s.officePin}<br>Mob. ${s.officer.mobile}</p>`
const ownerWord = (s: Scene): string =>
  isOwn(s) ? s.pick(['Owner', 'Property owner', 'Title holder'], 105) : s.pick(['Seller', 'Seller / present owner', 'Current owner'], 105)

/** A credit manager starts a technical visit with a table. */
const initiate = ofAny((s) => {
  const [first, second] = pair(s, s.has(0.4, 106) ? mister : undefined)
  return page(
    'screen',
    head(s, `${s.pick(['Technical Initiation', 'Initiate technical', 'Tech. request'], 107)} || ${s.first.name} || ${s.town}`),
    `<p>Dear Team,</p><p>${s.pick(['Please initiate technical for the below mentioned case.', 'Kindly visit the below property and share report within TAT of 48 hrs.', 'Pls do the needful for below case, file is in login stage.'], 108)}</p>`,
    leftTable(
      [
        [s.pick(['LOS ID', 'Lead ID', 'Login No.', 'Prospect No.'], 109), caseNo(s)],
        [s.pick(['Applicant', 'Applicant Name', 'Customer Name'], 110), first],
        second !== '' && [s.pick(['Co-App', 'Co-Applicant', 'Co-applicant 1'], 111), second],
        [s.pick(['Contact No.', 'Customer No.', 'Cust. mobile'], 112), mobileOf(s, 0.8)],
        ['Product', product(s)],
        ['Loan amt (Lacs)', lakh(s.amount)],
        [s.pick(['Property Address', 'Collateral address', 'Prop. Add.'], 113), `${where(s, 114)}${pinOf(s, 0.6, 115)}`],
        ['Area', extent(s)],
        [ownerWord(s), titled(s)],
        s.has(0.35, 116) && ['Boundaries', sidesBrief(s)],
        ['Documents shared', fileOf(s, s.pick([', ', ' / ', '; '], 117))],
        ['Sourcing', `DSA ${person(s.partner)} ${s.partner.mobile}`],
      ],
      'rule',
    ),
    `<p>Contact person at site: ${person(s.witnesses[0])} (${s.witnesses[0].mobile}). Visit before 5 pm.</p>`,
    sign(s),
  )
})

/** The same asked for in the Hindi of the market, typed in Latin letters. */
const inHinglish = ofAny((s) => {
  const [first, second] = pair(s)
  const whose = isOwn(s) ? `Property ${titled(s)} ke naam par hai.` : `Property abhi ${titled(s)} ke naam par hai, inse kharid rahe hain.`
  return page(
    'letter',
    head(s, s.pick(['Valuation karna hai', 'Site visit - urgent file', 'Technical report chahiye'], 118)),
    `<p>${s.pick(['Sir ji', 'Namaste sir', 'Respected sir'], 119)},</p><p>Ek file ka technical karwana hai, file no. ${caseNo(s)} hai. Customer ka naam ${first} hai${
      second === '' ? '' : ` aur co-applicant ${second}`
    }, ${s.pick(['mobile no.', 'number', 'mob.'], 120)} ${mobileOf(s, 0.85)}. Case ${product(s)} ka hai, amount ${lakh(s.amount)} lakh. Property ka pata - ${where(s, 121)}${pinOf(
      s,
      0.55,
      122,
      ', pin ',
    )}. Area ${extent(s)}${houseOn(s, 123, ', construction ')}. ${whose}</p><p>Papers ${fileOf(s, ', ')} attach kar diye hain. ${
      s.has(0.4, 124) ? `${demanded(s.tell, ['Electricity Bill', 'Mutation'], [], ' aur ')} customer kal dega. ` : ''
    }Jaane se pehle ${person(s.witnesses[1])} ko ${s.witnesses[1].mobile} par phone kar lena, chabi unke paas hai. Report parson tak chahiye.</p>`,
    sign(s),
  )
})

/** A sales officer's note in lines, sent on by the credit desk above it. */
const sentOn = ofAny((s) => {
  const [first, second] = pair(s, s.has(0.5, 125) ? capitals : undefined)
  return page(
    'letter',
    head(s, `FW: ${s.pick(['New login', 'Valuation reqd.', 'Case for tech'], 126)} ${s.town} branch`),
    '<p>Team, trail mail. Please allot to engineer and confirm visit date. In case of any deviation in usage or setback call me first.</p>',
    sign(s),
    `<p>From: ${person(s.partner)} (RM - Sales), ${s.partner.mobile}<br>Date: ${dayOf(s.dates.letter).spoken}</p>`,
    quoted([
      `${s.pick(['Appln. ID', 'Application no.', 'App. form no.'], 127)} = ${caseNo(s)}`,
      `${s.pick(['Borrower', 'Appl.', 'Main applicant'], 128)} = ${first} / ${mobileOf(s, 0.8)}`,
      second !== '' && `Co-borrower = ${second}${s.has(0.5, 129) ? ` / ${s.buyers[1]?.mobile ?? ''}` : ''}`,
      `Loan = ${product(s)}, Rs. ${lakh(s.amount)} L @ ${s.whole(88, 139, 130) / 10}%`,
      `Property = ${where(s, 131)}`,
      s.has(0.5, 132) && `Pincode = ${s.tell.states('pincode', s.pin)}`,
      `${ownerWord(s)} = ${titled(s)}`,
      `Area = ${extent(s)}`,
      `Docs = ${fileOf(s, ' + ')}`,
      `Residence of customer = ${escaped(s.first.home)} ${s.homePin}`,
    ]),
  )
})

/** A bulk list of one row, as a vendor desk allots its cases. */
const allotted = ofAny((s) => {
  const [first, second] = pair(s)
  return page(
    'screen',
    head(s, `Vendor allocation ${dayOf(s.dates.letter).dashes} - ${s.town} cluster`),
    '<p>Hi, below case is allocated to you. TAT starts from this mail.</p>',
    headTable(
      [
        ['Case ID', caseNo(s)],
        ['Borrower', `${first}<br>${mobileOf(s, 0.75)}`],
        second !== '' && ['Co-borrower', second],
        ['Type', product(s)],
        ['Security', `${where(s, 133)}${pinOf(s, 0.5, 134, ' PIN ')}`],
        ['Owner', titled(s)],
      ],
      'rule',
    ),
    factLines([
      ['Extent', extent(s)],
      ['Papers', fileOf(s, ', ')],
      ['Vendor code', `VN${s.digits(5, 135)}`],
      ['Branch SPOC', `${person(s.officer)}, ${s.officer.mobile}`],
    ]),
    sign(s),
  )
})
export const mail = drafted(3_301, initiate, inHinglish, sentOn, allotted)
