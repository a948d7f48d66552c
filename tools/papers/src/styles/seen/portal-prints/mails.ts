import type { LoanType } from '../../../property.ts'
import type { PaperWriter } from '../../../style.ts'
import { statesPapers } from '../noted.ts'
import { dmy, indian } from '../wording.ts'
import { dialled, homeOf, propertyLine, screenFor, sheet, webName, type Screen } from './manner.ts'

/** How non-banks and banks call their loans in mails. */
export const products: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Home Loan', 'HL - Resale purchase', 'Housing Loan'],
  'Plot Loan': ['Plot Loan', 'Plot purchase'],
  'Plot + Construction Loan': ['Plot + Construction', 'Composite: plot purchase + construction'],
  'Construction Loan': ['Self Construction', 'HL Construction'],
  'Home Improvement Loan': ['Home Improvement Loan', 'Home renovation'],
  'Balance Transfer': ['Balance Transfer', 'BT of Home Loan'],
  'Loan Against Property': ['LAP', 'Loan Against Property'],
}

type Facts = {
  number: string
  first: string
  second: string
  mobile: string
  product: string
  address: string
  code: string
  owner: string
  papers: string[]
}

/** What a mail says of the case, noted; a few of the facts are not in every mail. */
const factsOf = (screen: Screen): Facts => {
  const { property, tell, chance, buyers, owners, name, loan, prior } = screen
  const [a, b] = buyers
  const product = chance.pick(products[loan])
  const { address, code } = propertyLine(screen)
  const papers = chance.happens(0.55)
    ? chance.some(
        [prior.name, 'Index II', 'Approved plan', 'Property tax receipt', 'Allotment letter', 'OC copy', 'Share certificate'],
        chance.whole(2, 4),
      )
    : []
  statesPapers(tell, papers)
  tell.allows('ownership_type', owners.length > 1 ? 'Joint' : 'Single')
  return {
    number: tell.states('application_number', property.bank.applicationNumber),
    first: a ? tell.states('applicant_name', name(a), a.name) : '',
    second: b ? tell.states('co_applicant_name', name(b), b.name) : '',
    mobile: a && chance.happens(0.8) ? tell.states('contact_number', dialled(a.mobile, chance), a.mobile) : '',
    product: tell.states('loan_type', product, product, loan),
    address,
    code,
    owner: chance.happens(0.6)
      ? tell.states('property_owner_name', owners.map(name).join(' & '), owners.map((one) => one.name).join(', '))
      : '',
    papers,
  }
}

const line = (text: string): string => `<div>${text === '' ? '&nbsp;' : text}</div>`
const lines = (all: readonly string[]): string => all.map(line).join('')

const signature = ({ property: { bank, town }, landline, chance }: Screen, who = bank.officer.name): string =>
  lines([
    '',
    chance.pick(['Thanks &amp; Regards,', 'Regards', 'Warm regards,']),
    who,
    chance.pick(['Sr. Manager - Technical', 'Credit Officer', 'Relationship Manager']),
    `${bank.name} | ${bank.branch}, ${town} - ${bank.pin}`,
    `M: +91 ${bank.officer.mobile} | T: ${landline}`,
    '',
  ])

const mailHead = (rows: readonly (readonly [string, string])[]): string =>
  `<div class="mailhead">${rows.map(([label, value]) => line(`<b>${label}:</b> ${value}`)).join('')}</div>`

/** A mail that forwards others: the case stands in the subject and in a table pasted below. */
const forwarded = (screen: Screen): string => {
  const { property, chance, prior } = screen
  const facts = factsOf(screen)
  const domain = `${webName(property.bank.name)}.example`
  const subject = chance.pick([
    `FW: RE: Technical initiation || ${facts.number} || ${facts.first} || ${facts.product}`,
    `Fwd: Valuation - ${facts.first} - ${facts.number}`,
    `RE: ${facts.number}_${facts.first.replaceAll(' ', '_')}_Technical`,
  ])
  const table: [string, string][] = [
    ['Application No', facts.number],
    ['Applicant Name', facts.first],
    ...(facts.second ? ([['Co Applicant', facts.second]] as [string, string][]) : []),
    ...(facts.mobile ? ([['Contact No', facts.mobile]] as [string, string][]) : []),
    ['Product', facts.product],
    ['Property Address', `${facts.address}${facts.code ? chance.pick([` - ${facts.code}`, `, ${facts.code}`]) : ''}`],
    ...(facts.owner ? ([['Property Owner / Seller', facts.owner]] as [string, string][]) : []),
    ['Loan Amt', indian(property.bank.amount)],
    ...(facts.papers.length > 0 ? ([['Docs attached', facts.papers.join(', ')]] as [string, string][]) : []),
  ]
  const isWide = chance.happens(0.4)
  const body = isWide
    ? sheet(
        table.map(([label]) => label),
        [table.map(([, value]) => value)],
      )
    : sheet(['Particulars', 'Details'], table)
  return `${mailHead([
    ['From', `${property.bank.officer.name} &lt;${property.bank.officer.name.toLowerCase().replaceAll(' ', '.')}@${domain}&gt;`],
    ['Sent', `${dmy(property.dates.letter)} ${chance.whole(10, 18)}:${chance.whole(10, 59)}`],
    ['To', 'valuers@panel.example'],
    ['Subject', subject],
  ])}${lines(['Dear Team,', '', 'Please do the needful on the trail mail and share the report by tomorrow EOD.'])}${signature(screen)}
  <div class="quote">${mailHead([
    ['From', `${prior.from} &lt;sales@${domain}&gt;`],
    ['Subject', `Technical request ${property.bank.branch}`],
  ])}${lines(['Hi,', 'Pls initiate technical for below case. Customer will be available after 11 AM.', ''])}${body}
  ${lines(['', `Login branch code ${chance.digits(4)}. Diary no. ${chance.digits(5)}.`, prior.from])}
  ${line(`Sales Officer, 8${chance.digits(9)}`)}</div>`
}

/** A short answer above an older mail whose lines are marked. */
const answered = (screen: Screen): string => {
  const { property, chance } = screen
  const facts = factsOf(screen)
  const old = [
    'Dear Sir,',
    '',
    `Kindly conduct valuation for ${facts.number}.`,
    `Customer: ${facts.first}${facts.second ? ` / ${facts.second} (co-applicant)` : ''}`,
    ...(facts.mobile ? [`Customer no: ${facts.mobile}`] : []),
    `Loan: ${facts.product} ${indian(property.bank.amount)}`,
    `Property: ${facts.address}`,
    ...(facts.code ? [`Pincode: ${facts.code}`] : []),
    ...(facts.owner ? [`Owner: ${facts.owner}`] : []),
    ...(facts.papers.length > 0 ? [`Attachments: ${facts.papers.join(', ')}`] : []),
    '',
    `Property visited earlier in ${chance.whole(2_012, 2_020)}, value ${indian(property.price)} (report ${chance.digits(5)}).`,
  ]
  return `${lines([`Subject: Re: Re: Valuation request ${facts.number} ${facts.first}`, ''])}${lines([
    'Dear Sir,',
    '',
    'Reminder. The report is pending from your side, customer is calling daily. Site key is with the guard',
    `(9${chance.digits(9)}). Please share the status.`,
  ])}${signature(screen)}
  ${lines([`On ${dmy(property.dates.letter)}, ${property.bank.officer.name} wrote:`, ...old.map((one) => `&gt; ${one}`)])}`
}

/** Messages of a chat, one after the other. */
const chatted = (screen: Screen): string => {
  const { property, chance, buyers } = screen
  const facts = factsOf(screen)
  const at = dmy(property.dates.letter)
  let minute = chance.whole(10, 30)
  const says = (who: string, text: string): string => {
    minute += chance.whole(1, 3)
    return line(`[${at}, 11:${minute}] ${who}: ${text}`)
  }
  const officer = `${property.bank.officer.name.split(' ')[0] ?? ''} ${property.bank.name.split(' ')[0] ?? ''}`
  return [
    says(officer, 'Good morning sir, one case for valuation'),
    says(officer, `App no ${facts.number}`),
    says(officer, `Applicant: ${facts.first}`),
    facts.second ? says(officer, `Co-applicant: ${facts.second}`) : '',
    says(officer, `Type: ${facts.product}, amt ${indian(property.bank.amount)}`),
    says('Valuer', 'Address pls'),
    says(officer, `Property address: ${facts.address}${facts.code ? ` ${facts.code}` : ''}`),
    says(officer, `Customer stays at ${buyers[0] ? homeOf(buyers[0], screen) : ''}`),
    facts.owner ? says(officer, `Owner: ${facts.owner}`) : '',
    says('Valuer', 'Contact?'),
    facts.mobile ? says(officer, `Customer mobile: ${facts.mobile}`) : says(officer, `Call me only, ${property.bank.officer.mobile}`),
    facts.papers.length > 0 ? says(officer, `Docs: ${facts.papers.join(', ')}`) : '',
    says('Valuer', 'Ok will visit tomorrow'),
  ].join('')
}

/** What a lender's desk sends: a forwarded thread, an answer above an older mail, a chat. */
export const bankMail: PaperWriter = (property, tell) => {
  const screen = screenFor(property, tell, 10)
  const thread = screen.chance.pick([forwarded, forwarded, answered, chatted])
  return `<section class="mail" style="--tint:${screen.tint}">${thread(screen)}</section>`
}
