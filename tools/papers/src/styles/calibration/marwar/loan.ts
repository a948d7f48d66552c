import type { PaperWriter } from '../../../style.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, applicants, lists, mayBePlot, mayHold, owners } from '../../truths.ts'
import { flatPlace, gaj, groundOf, leadOf, loanBoxes, loanOf, metres, pinOf, plain, plotPlace, shri, type Ground } from './ground.ts'

const titles = ['Patta', 'Registered Sale Deed', 'Dastavej', 'Index-2', 'Banakhat']
const papersOf = ({ isFlat, has, whole }: Ground): string[] => {
  const all = isFlat
    ? ['Dastavej', 'Index-2', 'BU Permission', 'Society NOC', 'Vera Bill', 'Share Certificate']
    : ['Patta', 'Registered Sale Deed', 'Site Map', 'Nal Bill', 'Lease Exemption Certificate', 'Naksha']
  return all.filter((_, at) => at < 2 || has(0.55, 20 + at)).slice(0, whole(3, 5, 19))
}

const place = (tell: Telling, ground: Ground): string => {
  if (ground.isFlat) return flatPlace(tell, ground)
  mayBePlot(tell, String(ground.plot), ground.sqft.plot)
  return plotPlace(tell, ground)
}

/** A short mail typed in haste: what is asked, then who and where in running words. */
export const mail: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, officer, lender, branch, has, isFlat, amount, developer, officePin, town, sqft, digits } = ground
  mayHold(tell, buyers)
  const number = leadOf(tell, ground)
  const area = isFlat
    ? has(0.5, 30)
      ? `, super builtup ${tell.states('document_area_sqft', String(sqft.super))} sft`
      : ''
    : has(0.6, 31)
      ? `, ${gaj(tell, ground)} gaj`
      : ''
  const contact = has(0.7, 32)
    ? `<p>cont. no. of party ${tell.states('contact_number', first.mobile)}, pl call before going.</p>`
    : `<p>party no. will be shared by ${escaped(ground.witnesses[0].name)} (${ground.witnesses[0].mobile}) of our branch.</p>`
  const floors = !isFlat && has(0.4, 33) ? `<p>house is G+1 at present, ${tell.states('floors_proposed', 'G+2')} proposed.</p>` : ''
  return `<div class="mail"><p>Sub: val report reqd - ${escaped(first.name)} - ${number}</p><p>&nbsp;</p><p>Respected sir,</p>
<p>kindly do the valuation of prop. offered by our member ${applicants(tell, buyers, ' &amp; ', shri)} for ${loanOf(tell, ground)} of Rs
${grouped(amount / 100_000)} lac.</p>
<p>Prop:
${place(tell, ground)}${has(0.75, 34) ? ` ${pinOf(tell, ground)}` : ''}${area}${
    has(0.4, 35)
      ? ` (${tell.states('land_freehold_or_leasehold', isFlat ? 'freehold' : 'leasehold', isFlat ? 'Freehold' : 'Leasehold')})`
      : ''
  }</p>
${isFlat && has(0.5, 36) ? `<p>Scheme of ${tell.states('developer_name', developer)}</p>` : ''}${
    !isFlat && has(0.5, 37)
      ? `<p>Malik:
${owners(tell, [first], '')}</p>`
      : ''
  }${floors}${contact}
<p>xerox sent herewith - ${lists(tell, papersOf(ground), titles, ', ')}</p><p>Old report of 2019 was Rs ${grouped(amount / 140_000)} lac,
file ${digits(4, 38)}.</p>
<p>&nbsp;</p><p>regards,</p><p>${escaped(officer.name)}, ${escaped(lender)}, ${branch} shakha, ${town} ${officePin}. mo.
${officer.mobile}</p></div>`
}

const tick = (isOn: boolean): string => `<span class="tick">${isOn ? '&#10003;' : '&nbsp;'}</span>`
const cell = (label: string, value: string): string => `<div><small>${label}</small><span class="ink">${value}</span></div>`

/** A two-column printed form with tick boxes. */
export const loanForm: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, lender, dates, has, isFlat, sqft, amount, price, homePin, loan, seller, digits } = ground
  const second = buyers[1]
  const purpose = loanBoxes
    .map(
      ([label, type]) =>
        `<span class="choice">${tick(type === loan)} ${type === loan ? tell.states('loan_type', label, loan, label) : label}</span>`,
    )
    .join('')
  const single = buyers.length === 1
  const kind = `${tick(single)} ${single ? tell.states('ownership_type', 'Single') : 'Single'} &nbsp; ${tick(!single)} ${
    single ? 'Joint' : tell.states('ownership_type', 'Joint')
  }`
  const isFree = has(0.6, 40)
  const tenure = has(0.7, 41)
    ? `${tick(isFree)} ${isFree ? tell.states('land_freehold_or_leasehold', 'Freehold') : 'Freehold'} &nbsp; ${tick(!isFree)} ${
        isFree ? 'Leasehold' : tell.states('land_freehold_or_leasehold', 'Leasehold')
      }`
    : `${tick(false)} Freehold &nbsp; ${tick(false)} Leasehold`
  const owner = has(0.5, 42) ? tell.states('property_owner_name', seller.name) : owners(tell, buyers, ' / ')
  return `<div class="form"><div class="top"><div><b>${escaped(lender)}</b><br>आवास ऋण आवेदन पत्र / Awas Rin
Form</div><div class="photo" data-mark>Photo</div></div>
<p class="ends"><span>आवेदन क्र. / Appl. No. <b>${leadOf(tell, ground)}</b></span><span>दि. ${dayOf(dates.letter).typed}</span><span>सदस्य
क्र. / Member No. ${digits(5, 43)}</span></p>
<div class="cols"><section><h3>आवेदक /
Applicant</h3>${cell('नाम / Name', applicants(tell, [first], ''))}${cell("पिता-पति / Father's or husband's name", escaped(first.elder))}
${cell(
  'मोबाइल / Mob.',
  has(0.85, 44) ? tell.states('contact_number', first.mobile) : '',
)}${cell('PAN', first.pan)}${cell('Aadhaar', `XXXX-XXXX-${first.aadhaar}`)}
${cell('पता / Address', `${escaped(first.home)} ${homePin}`)}</section>
<section><h3>सह-आवेदक / Joint
applicant</h3>${cell(
    'नाम / Name',
    second ? tell.states('co_applicant_name', second.name) : '&mdash;',
  )}${cell("पिता-पति / Father's or husband's name", second ? escaped(second.elder) : '')}
${cell('मोबाइल / Mob.', second?.mobile ?? '')}${cell('PAN', second?.pan ?? '')}${cell(
    'Aadhaar',
    second ? `XXXX-XXXX-${second.aadhaar}` : '',
  )}${cell('पता / Address', second ? 'Same' : '')}</section></div>
<h3>ऋण का प्रयोजन / Purpose (tick
one)</h3><p>${purpose}</p><div class="cols">${cell('ऋण राशि / Loan amount', plain(amount))}
${cell('कुल लागत / Total cost', plain(price))}</div>
<h3>सम्पत्ति /
Property</h3>${cell('पता / Address of property', place(tell, ground))}<div class="cols">${cell(
    'पिन / PIN',
    has(0.85, 45) ? pinOf(tell, ground) : '',
  )}${cell('वर्तमान स्वामी / Present owner', owner)}
${
  isFlat
    ? cell('Super built-up (sq. ft.)', tell.states('document_area_sqft', String(sqft.super)))
    : cell('भूखण्ड क्षेत्रफल / Plot (sq. yd.)', gaj(tell, ground))
}${cell('Carpet / covered (sq. ft.)', String(isFlat ? sqft.carpet : ''))}</div>
<p>स्वामित्व / Holding : ${kind} &nbsp;&nbsp;&nbsp; ${tenure}</p><h3>संलग्न दस्तावेज / Documents
attached</h3><p class="ink">${papersOf(ground).length > 0 ? lists(tell, papersOf(ground), titles, ', ') : ''}</p>
<h3>जमानतदार /
Guarantors</h3>
<div class="cols">${ground.witnesses.map((one) => cell('नाम व मोबाइल', `${escaped(one.name)} - ${one.mobile}`)).join('')}</div>
<p class="ends"><span>हस्ताक्षर आवेदक</span><span>हस्ताक्षर सह-आवेदक</span><span>शाखा प्रबन्धक</span></p></div>`
}

/** Sanction letter as a table of terms, heads in two languages. */
export const loanSanction: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, lender, branch, dates, has, isFlat, amount, officePin, homePin, digits, whole, town, witnesses } = ground
  mayHold(tell, buyers)
  const row = (label: string, value: string): string => `<tr><th>${label}</th><td>${value}</td></tr>`
  return `<div class="bank"><b>${escaped(lender)}</b><br>Head Office: ${branch}, ${town} - ${officePin} | Ph.
02772-2${digits(5, 50)}</div><h1>ऋण स्वीकृति पत्र / LOAN SANCTION LETTER</h1>
<table class="terms">
${row('Letter No. &amp; date', `SAN/${digits(3, 51)}/${dayOf(dates.letter).year} &nbsp; ${dayOf(dates.letter).typed}`)}
${row('आवेदन क्र. / Application', leadOf(tell, ground))}
${row('ऋणी / Borrower', applicants(tell, [first], '', shri))}${
    buyers[1] ? row('सह-ऋणी / Co-borrower', shri(buyers[1], tell.states('co_applicant_name', buyers[1].name), 1)) : ''
  }${row('Address', `${escaped(first.home)} - ${homePin}`)}
${
  has(0.5, 52) ? row('Mobile', tell.states('contact_number', first.mobile)) : ''
}${row('ऋण का प्रकार / Type', loanOf(tell, ground))}${row('स्वीकृत राशि / Amount', `${plain(amount)} (Rupees ${inWords(amount)} only)`)}
${row('अवधि / Period', `${whole(120, 240, 53)} months`)}${row('ब्याज दर / Interest', `${whole(85, 110, 54) / 10} % (floating)`)}
${row('प्रतिभूति / Security', `Equitable mortgage: ${place(tell, ground)}${has(0.7, 55) ? ` - ${pinOf(tell, ground)}` : ''}`)}${
    isFlat ? '' : has(0.5, 56) ? row('भूखण्ड / Plot', `${metres(tell, ground)} sq. mt.`) : ''
  }
${
  isFlat && has(0.5, 57) ? row('Builder', tell.states('developer_name', ground.developer)) : ''
}${row('जमानतदार / Sureties', again(witnesses, ', ', shri))}${
    has(0.6, 58) ? row('जमा दस्तावेज / Documents deposited', lists(tell, papersOf(ground), titles, ', ')) : ''
  }</table>
<p>Conditions: (1) Stamp duty on the mortgage is to be borne by the borrower. (2) Disbursement in stages on architect's certificate. (3)
House insurance in the joint name of the Bank. (4) Penal interest 2 %.</p>
<p class="ends"><span>Accepted by borrower</span><span>Manager<br>${branch} shakha</span></p>`
}
