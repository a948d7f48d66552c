import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { leftTable, numberedTable, type Fact } from '../drafts.ts'
import { holders } from '../scenes.ts'
import { wanted } from './mails.ts'
import { pin, place, sizeOf } from './ground.ts'
import {
  caseNo,
  drafted,
  inLakh,
  mobile,
  mr,
  office,
  on,
  page,
  pairOf,
  product,
  refLine,
  rs,
  rupees,
  signed,
  sri,
  titleIn,
  upper,
  type Scene,
} from './scene.ts'

const isSellers = (s: Scene): boolean => holders(s) !== s.buyers
const rate = (s: Scene): string => `${s.whole(84, 112, 300) / 10}% p.a. floating (RLLR + spread)`
const months = (s: Scene): number => s.whole(10, 25, 301) * 12

/** A private lender congratulates: the terms in a table, small print below. */
const congratulated = on('any', (s) => {
  const [first, second] = pairOf(s, s.has(0.5, 302) ? mr : upper)
  const facts: Fact[] = [
    [s.pick(['Application No.', 'Prospect No.', 'Loan Application ID'], 303), caseNo(s)],
    ['Borrower', first],
    second !== '' && ['Co-Borrower', second],
    ['Nature of facility', product(s)],
    ['Sanctioned amount', `${rupees(s.amount)} (${inWords(s.amount)} only)`],
    ['ROI / tenure', `${rate(s)} / ${months(s)} months`],
    ['EMI', rupees(Math.round(s.amount / 101))],
    ['Insurance premium funded', rupees(s.whole(12, 70, 304) * 1_000)],
    ['Processing fee (non-refundable)', rupees(s.whole(3, 18, 305) * 1_180)],
    ['Security', `${place(s)}${pin(s, 0.5, 306)}`],
    s.has(0.7, 307) && ['Area of security', sizeOf(s)],
    [isSellers(s) ? 'Seller' : 'Mortgagor / title holder', titleIn(s, mr)],
  ]
  return page(
    'corp',
    `${refLine(`<b>${escaped(s.lender)}</b><br>${escaped(s.branch)}, ${s.town} ${s.officePin}`, `Date: ${dayOf(s.dates.letter).brief}<br>Toll free 1800 ${s.digits(3, 308)} ${s.digits(4, 309)}`)}<p>To,<br>${escaped(s.first.name)}<br>${escaped(s.first.home)}, ${s.homePin}<br>Mobile: ${mobile(
      s,
      0.7,
    )}</p><h1>SANCTION LETTER CUM KEY FACT STATEMENT</h1><p>Congratulations! Based on the information submitted by you we are pleased to sanction the facility as below. The offer is valid for 90 days.</p>${leftTable(facts)}<p><b>Special conditions</b></p><ol><li>Disbursement subject to positive legal by Adv. ${escaped(
      s.witnesses[1].name,
    )} and technical clearance.</li><li>Submission of ${wanted(s, ', ')} in original.</li><li>Own contribution receipt of ${rs(s.price - s.amount)}.</li></ol><p><small>Grievance Officer: ${escaped(s.officer.name)}, ${s.officer.mobile}</small></p>${signed('Authorised Signatory', 'Accepted by Borrower(s)')}`,
  )
})

/** A public bank's arrangement letter: numbered heads, the security among them. */
const arranged = on('any', (s) => {
  const [first, second] = pairOf(s, sri(s))
  const day = dayOf(s.dates.letter)
  return page(
    'gov',
    `${office(escaped(s.lender.toUpperCase()), '', `${escaped(s.branch)} Branch (Code 0${s.digits(4, 320)}), ${escaped(s.road)}, ${s.town} ${s.officePin}`)}${refLine(`No. ADV/HL/${s.digits(3, 321)}`, day.dots)}<p>${first}${second === '' ? '' : `<br>${second}`}<br>${escaped(
      s.first.home,
    )} ${s.homePin}</p><p>Dear Sir / Madam,</p><p><u>${s.pick(['ARRANGEMENT LETTER', 'SANCTION OF HOUSING LOAN', 'Sanction of credit facility'], 322)} — your application no. ${caseNo(s)}</u></p><p>We have to advise that on ${day.spoken} the competent authority has sanctioned you a ${product(s)} on the following terms and conditions :-</p>${numberedTable(
      [
        ['Limit', `${rs(s.amount)} (Rupees ${inWords(s.amount)} only)`],
        ['Margin', `${s.whole(20, 30, 323)}%`],
        ['Rate of interest', rate(s)],
        ['Repayment', `${months(s)} EMIs after moratorium`],
        [
          'Primary security',
          `Equitable mortgage of ${place(s)}${pin(s, 0.5, 324)}, ${s.isFlat ? 'having' : 'land measuring'} ${sizeOf(s)}, ${isSellers(s) ? `to be acquired from ${titleIn(s, sri(s))}` : `owned by ${titleIn(s, sri(s))}`}`,
        ],
        ['Collateral / guarantee', `${escaped(s.witnesses[0].name)} S/o ${escaped(s.witnesses[0].elder)}`],
        ['Documents to be deposited', wanted(s, ', ')],
        ['Insurance', 'House to be insured for full value with bank clause'],
      ],
      'plain',
    )}<p>Please return the duplicate of this letter duly signed${s.has(0.4, 325) ? ` or confirm by SMS from your registered mobile ${mobile(s, 1)}` : ''}. Balance contribution of ${inLakh(s.price - s.amount)} be arranged before first release.</p><p class="right">Yours faithfully<br><br>Branch Manager<br>${escaped(s.officer.name)} (PF ${s.digits(6, 326)})</p>`,
  )
})

/** A housing company's letter of one column and an annexure of the property. */
const offered = on('any', (s) => {
  const [first, second] = pairOf(s, s.has(0.5, 330) ? upper : mr)
  return page(
    'corp',
    `<h1>${escaped(s.lender.toUpperCase())}</h1><p>OFFER LETTER / ${caseNo(s)} / ${dayOf(s.dates.letter).typed}</p><p>Applicant : ${first}${second === '' ? '' : `<br>Co-applicant : ${second}`}<br>Address : ${escaped(s.first.home)}, PIN ${s.homePin}${s.has(0.6, 331) ? `<br>Contact : ${mobile(s, 0.85)}` : ''}</p><p>Dear Customer,</p><p>This has reference to your request for ${product(
      s,
    )}. We agree in principle to lend you Rs. ${grouped(s.amount)} at ${rate(s)} for ${months(s) / 12} years in terms of the loan agreement to be executed at our ${escaped(s.branch)} office. Pre-EMI of Rs. ${grouped(Math.round(s.amount / 140))} is payable till full disbursement. Prepayment, if any, up to ${s.whole(12, 25, 332)}% is free of charge.</p><p>Cheques shall be drawn favouring ${
      isSellers(s) ? 'the seller' : 'the existing lender / yourselves'
    }. File has been processed by ${escaped(s.partner.name)}, Credit Manager, ${s.partner.mobile}.</p><h2>Annexure — Property and Title</h2>${leftTable(
      [
        ['Property under mortgage', `${place(s)}${pin(s, 0.6, 333)}`],
        ['Extent', sizeOf(s)],
        [isSellers(s) ? 'Vendor' : 'Owner(s) as per title', titleIn(s)],
        ['Title documents required', wanted(s, '; ')],
        ['Assessed market value', inLakh(s.price)],
      ],
      'plain',
    )}${signed(`For ${escaped(s.lender)}`, 'I/We accept')}`,
  )
})
export const loanSanction = drafted(6_103, congratulated, arranged, offered)
