import type { PaperWriter } from '../../../style.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, applicants, lists, mayHold } from '../../truths.ts'
import { allPapers, caseOf, groundOf, landOf, loanOf, mobileOf, mr, ownerNow, papersOf, pinOf, placeOf, rs, sh, titles } from './ground.ts'
import { mayLand } from './mails.ts'

export { mail } from './mails.ts'

const blank = (value: string): string => `<span class="blank">${value === '' ? '&nbsp;'.repeat(12) : value}</span>`
const tick = (isOn: boolean): string => `<span class="box">${isOn ? '&#9745;' : '&#9744;'}</span>`

/** A gramin bank's form: sentences with blanks filled in by pen, and a printed check-list with ticks. */
export const loanForm: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, lender, branch, dates, has, isFlat, amount, price, sqft, digits, homePin, witnesses, town, partner } = ground
  const second = buyers[1]
  mayLand(tell, ground)
  const papers = papersOf(ground)
  lists(tell, papers, titles, '')
  const area = isFlat
    ? `a super area of ${blank(tell.states('document_area_sqft', String(sqft.super)))} sq. ft. and a carpet area of
${blank(String(sqft.carpet))} sq. ft.`
    : `an area of ${blank(landOf(tell, ground))}`
  const joint = second
    ? ` jointly with my ${blank(ground.first.isWoman ? 'husband' : 'wife')} ${blank(tell.states('co_applicant_name', second.name))}
(co-applicant,
mobile ${blank(second.mobile)})`
    : ''
  const held = second ? 'Joint' : 'Single'
  const builder = isFlat && has(0.6, 95) ? tell.states('developer_name', ground.developer) : ''
  const maker = isFlat ? ` The builder is ${blank(builder)}.` : ''
  return `<p class="center"><b>${escaped(lender.toUpperCase())}</b><br>${branch} Branch, ${town}</p><h1>APPLICATION FOR HOUSING LOAN</h1>
<p class="sides"><span>For office: Application No. <b>${caseOf(tell, ground)}</b></span><span>Token ${digits(3, 90)}</span><span>Dated
${dayOf(dates.letter).dots}</span></p><div class="fill"><p>To the Branch Manager. I, ${blank(applicants(tell, [first], ''))} son / wife /
daughter of
${blank(escaped(first.elder))}, aged ${blank(String(first.age))} years, resident of ${blank(escaped(first.home))} PIN ${blank(homePin)},
mobile
${blank(has(0.8, 91) ? mobileOf(tell, ground) : '')}, PAN ${blank(first.pan)}, Aadhaar ending ${blank(first.aadhaar)}, request${joint} a
loan of
Rs. ${blank(grouped(amount))} under the scheme ${blank(loanOf(tell, ground))}, to be repaid in ${blank(String(ground.whole(84, 300, 92)))}
months.</p>
<p>The loan will be secured by the property situated at ${blank(placeOf(tell, ground))} PIN
${blank(has(0.75, 93) ? pinOf(tell, ground) : '')} having
${area}, which at present stands in the name of ${blank(ownerNow(tell, ground, ' and '))} and is
${blank(has(0.65, 94) ? tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold') : '')} (freehold / leasehold). Its cost is Rs.
${blank(grouped(price))}.${maker}</p></div>
<p>Mode of holding: ${tick(held === 'Single')} ${held === 'Single' ? tell.states('ownership_type', 'Single') : 'Single'} &nbsp;
${tick(held === 'Joint')} ${held === 'Joint' ? tell.states('ownership_type', 'Joint') : 'Joint'}</p><h2>Check-list of papers (tick what is
attached)</h2><div class="ticks">${[...allPapers(ground), 'Income Tax Return', 'Society Share Certificate']
    .map((paper) => `<div>${tick(papers.includes(paper))} ${paper}</div>`)
    .join('')}</div><h2>Guarantor</h2><p>${sh(witnesses[0], escaped(witnesses[0].name), 0)}, ${escaped(witnesses[0].home)}, mobile
${witnesses[0].mobile}. Sourced by ${escaped(partner.name)} (BC code ${digits(5, 96)}).</p>
<p class="sides"><span>Signature of applicant</span><span>Signature of co-applicant</span><span>Field Officer</span></p>`
}

/** The lender's letter: obligors and facility in a block, security in its own paragraph. */
export const loanSanction: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, lender, branch, dates, has, isFlat, amount, digits, whole, homePin, sqft, town, officePin, officer, witnesses } =
    ground
  mayHold(tell, buyers)
  mayLand(tell, ground)
  const line = (label: string, value: string): string => `<tr><th>${label}</th><td>${value}</td></tr>`
  const area = isFlat
    ? has(0.5, 100)
      ? ` Super area ${tell.states('document_area_sqft', grouped(sqft.super), String(sqft.super))} sq. ft.`
      : ''
    : has(0.6, 101)
      ? ` Area ${landOf(tell, ground)}.`
      : ''
  const rate = whole(82, 99, 102) / 10
  return `<div class="hub"><p class="sides"><b>${escaped(lender)}</b><span>${branch}, ${town} -
${officePin}<br>care@lender.example</span></p><hr>
<p class="sides"><span>LAN:
${caseOf(tell, ground)}</span><span>${dayOf(dates.letter).brief}</span></p><p>${applicants(tell, buyers, '<br>', mr)}<br>
${escaped(first.home)} - ${homePin}${has(0.45, 103) ? `<br>Ph: ${mobileOf(tell, ground)}` : ''}</p><h1>SANCTION LETTER</h1><p>Dear
Customer,</p><p>With reference to your request we are pleased to sanction the facility below, subject to legal and technical clearance.</p>
<table class="lines">${line('Facility', loanOf(tell, ground))}${line('Sanctioned limit', `${rs(amount)} (Rupees ${inWords(amount)} only)`)}
${line('Tenor / EMI', `${whole(120, 300, 104)} months / ${rs(Math.round(amount / 115))}`)}${line(
    'Rate',
    `RPLR ${(rate + 8).toFixed(2)} % less ${(8).toFixed(2)} % = ${rate.toFixed(2)} % floating`,
  )}${line('Processing fee', `${rs(Math.round(amount / 200))} + GST`)}${line('Guarantor', again([witnesses[0]], '', mr))}</table>
<p><b>Security:</b> First charge by deposit of title deeds of
${placeOf(tell, ground)}${has(0.65, 105) ? ` - ${pinOf(tell, ground)}` : ''}.${area}${
    has(0.4, 106) ? ` The property is ${tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')}.` : ''
  }${isFlat && has(0.5, 107) ? ` Seller: ${tell.states('developer_name', ground.developer)}.` : ''}</p>
${has(0.5, 108) ? `<p><b>Documents held / to be deposited:</b> ${lists(tell, papersOf(ground), titles, ', ')}.</p>` : ''}
<ol class="fine"><li>Offer valid for 60 days.</li><li>CERSAI and inspection charges are to your account.</li><li>Disbursal favouring
seller, a/c
${digits(11, 109)}, IFSC PANJ0${digits(6, 110)}.</li><li>Part payment is free in floating rate.</li></ol>
<p class="sides"><span>For ${escaped(lender)}<br>${escaped(officer.name)} (${officer.mobile})</span><span>Accepted<br><br>${again(
    buyers,
    ' / ',
  )}</span></p></div>`
}
