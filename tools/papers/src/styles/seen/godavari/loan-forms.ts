import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { boxTable, leftTable, numberedTable } from '../drafts.ts'
import { abreast, asked, combed, ticked, twoBlocks } from '../layouts.ts'
import { house, pin, place, sides, size } from './ground.ts'
import { enclosed } from './mails.ts'
import { borrowers, fileNo, isOwn, loan, mobile, ofEither, titleHolder, upper, writtenBy, type Scene } from './scene.ts'

const joint = (s: Scene): boolean => isOwn(s) && s.buyers.length > 1
const holding = (s: Scene): string => s.tell.states('ownership_type', joint(s) ? 'Joint' : 'Single')
const tenure = (s: Scene): string => s.tell.states('land_freehold_or_leasehold', s.pick(['Freehold', 'Free hold'], 150), 'Freehold')

/** A public bank's form: applicant and co-applicant in two columns, then the details of the property. */
const twoColumns = ofEither((s) => {
  const [a, b] = borrowers(s, upper)
  const second = s.buyers[1]
  const day = dayOf(s.dates.letter)
  const row = (label: string, mine: string, theirs: string): string[] => (second ? [label, mine, theirs] : [label, mine])
  return `<div class="form"><h1>${escaped(s.lender)}</h1><p class="mid">${s.pick(['HOME LOAN APPLICATION FORM', 'APPLICATION FOR HOUSING LOAN (ANNEXURE A)', 'Common Application - Retail Credit'], 151)}</p><p>Branch : ${escaped(s.branch)} &nbsp; SOL ID : ${s.digits(4, 152)} &nbsp; ${s.pick(['Application No.', 'LOS Ref. No.', 'Form Sl. No.'], 153)} : ${fileNo(
    s,
  )} &nbsp; Date : ${day.typed}</p><h2>PART A - PERSONAL DETAILS</h2>${abreast(
    ['Particulars', 'Applicant', ...(second ? ['Co-applicant'] : [])],
    [
      row('Full Name', a, b),
      row("Father's / Spouse's name", escaped(s.first.elder), escaped(second?.elder ?? '')),
      row('Date of birth / Age', `${s.first.age} years`, `${second?.age ?? ''} years`),
      row('PAN', s.first.pan, second?.pan ?? ''),
      row('Mobile', mobile(s, 0.8), second?.mobile ?? ''),
      row('Present address with PIN', `${escaped(s.first.home)} ${s.homePin}`, 'Same'),
      row('Net monthly income', grouped(s.whole(30, 140, 154) * 1_000), grouped(s.whole(10, 60, 155) * 1_000)),
    ],
  )}<h2>PART B - LOAN</h2>${leftTable([
    ['Purpose of loan', loan(s)],
    ['Amount applied', grouped(s.amount)],
    ['Repayment', `${s.whole(10, 25, 156) * 12} months`],
  ])}<h2>PART C - PROPERTY</h2>${leftTable([
    ['Location / address of the property', `${place(s)}${pin(s, 0.6, 157)}`],
    [s.isFlat ? 'Area of flat' : 'Area of land', `${size(s)}${house(s, 158)}`],
    [isOwn(s) ? 'Name(s) of present owner' : 'Name of the seller / present owner', titleHolder(s)],
    s.has(0.6, 161) && ['Title', tenure(s)],
    s.has(0.5, 162) && ['Single / joint holding', holding(s)],
    ['Cost', grouped(s.price)],
  ])}<p>Documents submitted : ${enclosed(s, ', ')}</p><p>Two references : (i) ${escaped(s.witnesses[0].name)}, ${escaped(s.witnesses[0].home)}, Ph. ${s.witnesses[0].mobile} (ii) ${escaped(s.witnesses[1].name)}, Ph. ${s.witnesses[1].mobile}</p><p>FOR OFFICE USE : Sourced by ${escaped(s.officer.name)} (Emp. ${s.digits(6, 163)}) &nbsp; Inward No. ${s.digits(4, 164)}</p></div>`
})

/** A housing finance company's form of small boxes and ticks. */
const boxed = ofEither((s) => {
  const [a, b] = borrowers(s)
  const land = ['Flat', 'Plot', 'House']
  const isA = s.isFlat ? 'Flat' : s.hasHouse ? 'House' : 'Plot'
  return `<div class="form small">${twoBlocks(`<b>${escaped(s.lender)}</b><br>${escaped(s.road)}, ${s.town} ${s.officePin}`, `<small>Lead / Application ID</small><br>${fileNo(s)}`)}<h2>1 | You and your family</h2>${boxTable(
    [
      ['APPLICANT NAME (as in PAN)', a],
      ['MOBILE (linked to Aadhaar)', mobile(s, 0.75)],
      ['PAN', combed(s.first.pan)],
      b !== '' && ['CO-APPLICANT NAME', b],
      b !== '' && ['RELATION', s.buyers[1]?.isWoman ? 'Wife' : 'Husband'],
      ['CURRENT RESIDENCE', `${escaped(s.first.home)}`],
      ['RESIDENCE PIN', s.homePin],
      ['EMPLOYER', s.pick(['Zilla Parishad', 'Singareni Workshop', 'MIDC unit', 'Self employed'], 170)],
      ['OFFICE TEL.', `0${s.digits(2, 171)}-${s.digits(7, 172)}`],
    ],
    3,
  )}<h2>2 | What do you need?</h2>${boxTable([
    ['LOAN TYPE', loan(s)],
    ['AMOUNT (Rs.)', grouped(s.amount)],
    ['TENURE (months)', String(s.whole(10, 25, 173) * 12)],
  ])}<h2>3 | Property</h2><p>Type : ${ticked(land, isA)}</p>${boxTable(
    [
      ['PROPERTY ADDRESS', place(s)],
      ['PROPERTY PIN', s.has(0.6, 174) ? s.tell.states('pincode', s.pin) : '______'],
      ['AREA', size(s, s.region.isMarathi)],
      [isOwn(s) ? 'TITLE IN THE NAME OF' : 'BUYING FROM (OWNER NAME)', titleHolder(s)],
      ['AGREEMENT VALUE', grouped(s.price)],
      s.has(0.5, 175) && ['LAND TENURE', tenure(s)],
    ],
    2,
  )}<h2>4 | Enclosures</h2><p>${enclosed(s, ' | ')}</p><p><small>DSA : ${escaped(s.partner.name)} (${s.partner.mobile}) &nbsp; Sales officer : ${escaped(s.officer.name)} &nbsp; Login ${dayOf(s.dates.letter).dashes}</small></p></div>`
})

/** A co-operative bank's questions, each answered below. */
const questions = ofEither((s) => {
  const [a, b] = borrowers(s)
  const { isMarathi } = s.region
  const who = isMarathi ? 'अर्जदाराचे नाव / Name of the member applying' : 'Name of the member applying'
  return `<div class="form"><h1>${escaped(s.lender)}</h1><p class="mid">${isMarathi ? 'गृहकर्ज मागणी अर्ज / Loan Demand Application' : 'LONG TERM LOAN APPLICATION'}</p>${asked(
    [
      ['Loan application no. given by the bank', fileNo(s)],
      [who, a],
      b !== '' && [isMarathi ? 'सहअर्जदार / Co-borrower' : 'Who joins as co-borrower?', b],
      ['Mobile number of applicant', mobile(s, 0.8)],
      ['Where does the member live? (with pin)', `${escaped(s.first.home)}, ${s.homePin}`],
      ['For what is the loan wanted?', loan(s)],
      ['How much? (Rs.)', grouped(s.amount)],
      ['Which property will be mortgaged?', `${place(s)}${pin(s, 0.5, 180)}`],
      ['Its area', size(s)],
      ['In whose name does it stand today?', titleHolder(s)],
      ['Papers given along with this application', enclosed(s, ', ')],
    ],
  )}${s.has(0.5, 181) ? `<p>${isMarathi ? 'चतु:सीमा / Boundaries of the property' : 'Boundaries of the property'}</p>${sides(s, 182)}` : ''}<h2>Guarantors</h2>${numberedTable(
    [
      [escaped(s.witnesses[0].name), `A/c ${s.digits(8, 188)}, mob. ${s.witnesses[0].mobile}`],
      [escaped(s.witnesses[1].name), `A/c ${s.digits(8, 189)}, mob. ${s.witnesses[1].mobile}`],
    ],
  )}<p>Date ${dayOf(s.dates.letter).dots} &nbsp; Branch : ${escaped(s.branch)}</p></div>`
})

const all = [twoColumns, boxed, questions]
export const loanForm = writtenBy(8_102, all, all)
