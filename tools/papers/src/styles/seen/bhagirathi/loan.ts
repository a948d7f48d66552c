import type { PaperWriter } from '../../../style.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, applicants, lists, mayConvert, mayHold, owners } from '../../truths.ts'
import { cottahs, fileOf, groundOf, loanOf, pinOf, placeOf, rupees, sonOf, sri, type Ground } from './ground.ts'

const titles = ['Deed of Conveyance', 'Agreement for Sale', 'Parcha', 'Mutation Certificate', 'Chain Deed']
const papersOf = ({ isFlat, has, whole }: Ground): string[] => {
  const all = isFlat
    ? [
        'Agreement for Sale',
        'Sanctioned Building Plan',
        'Mutation Certificate',
        'Non-encumbrance Certificate',
        'Money Receipts',
        'Development Agreement',
      ]
    : ['Deed of Conveyance', 'Parcha', 'Chain Deed', 'Khajna Receipt', 'Holding Tax Receipt', 'Site Plan']
  return all.filter((_, at) => at < 2 || has(0.55, 20 + at)).slice(0, whole(3, 5, 19))
}

/** A branch manager's typed letter to the valuer: numbered points, some of them sentences. */
export const mail: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, lender, branch, officePin, officer, dates, has, isFlat, developer, amount, digits, seller, town } = ground
  mayHold(tell, buyers)
  if (!isFlat) mayConvert(tell, ground.sqft.plot)
  const points = [
    `Name of the intending borrower(s) : ${applicants(tell, buyers, ' and ', sonOf)}.`,
    `Nature of advance : ${loanOf(tell, ground)}. Limit applied for ${rupees(amount)}.`,
    `The property to be valued is ${placeOf(tell, ground)}${has(0.7, 30) ? `, Pin - ${pinOf(tell, ground)}` : ''}.`,
    isFlat && has(0.6, 31) ? `It is being developed by ${tell.states('developer_name', developer)}.` : '',
    has(0.5, 32) ? `Present owner : ${tell.states('property_owner_name', seller.name)}.` : '',
    !isFlat && has(0.6, 33)
      ? `Land area : ${cottahs(ground.sqft.plot)}
(${tell.states('land_area_docs_sqft', grouped(ground.sqft.plot), String(ground.sqft.plot))} sft).`
      : '',
    has(0.7, 34)
      ? `The party may be contacted over phone ${tell.states('contact_number', first.mobile)}.`
      : `The party will be introduced by our field assistant, phone ${ground.witnesses[0].mobile}.`,
    `Copies enclosed : ${lists(tell, papersOf(ground), titles, '; ')}.`,
  ].filter((point) => point !== '')
  return `<div class="typed"><p>${escaped(lender)}<br>${branch} Branch, P.O. ${town}, PIN ${officePin}</p><p>Ref :
${fileOf(tell, ground)}<br>Date : ${dayOf(dates.letter).dots}</p>
<p>To<br>The Empanelled Valuer</p><p>Sub : Request for valuation report</p><p>Sir,</p><p>Please inspect the under noted property and let
us have your report in duplicate within a week.</p>
${points.map((point, at) => `<p>${at + 1}) ${point}</p>`).join('')}<p>Your bill may be raised on the branch. Earlier report No.
${digits(3, 35)}/19 on another flat of the party is not to be referred.</p>
<p>Yours faithfully,</p><p>${escaped(officer.name)}<br>Branch Manager<br>Ph. (033) 2${digits(3, 36)} ${digits(4, 37)}</p></div>`
}

const dotted = (label: string, value: string): string =>
  `<p class="dotted"><span>${label}</span><i></i><span class="ink">${value}</span></p>`

/** A co-operative bank's form: two columns for two borrowers, then questions on dotted lines. */
export const loanForm: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, lender, branch, dates, has, isFlat, amount, price, sqft, homePin, digits } = ground
  const second = buyers[1]
  const row = (label: string, one: string, two: string): string =>
    `<tr><td>${label}</td><td class="ink">${one}</td><td class="ink">${two}</td></tr>`
  if (!isFlat) mayConvert(tell, sqft.plot)
  const held = buyers.length > 1 ? tell.states('ownership_type', 'Joint') : tell.states('ownership_type', 'Single')
  const area = isFlat
    ? dotted('Super built up area of flat (sq. ft.)', tell.states('document_area_sqft', String(sqft.super)))
    : dotted('Area of land', `${cottahs(sqft.plot)} = ${tell.states('land_area_docs_sqft', String(sqft.plot))} sq. ft.`)
  return `<div class="form"><p class="center"><b>${escaped(lender.toUpperCase())}</b><br>${branch} Branch</p><h1>APPLICATION FOR HOUSING
FINANCE</h1>
<p class="ends"><span>Form serial <b>${fileOf(tell, ground)}</b></span><span>Date ${dayOf(dates.letter).shortYear}</span></p>
<h3>PART A : PERSONAL</h3><table class="grid"><tr><th>Particulars</th><th>Borrower</th><th>Co-borrower</th></tr>
${row(
  'Name in full (block letters)',
  applicants(tell, [first], '', (_, name) => name.toUpperCase()),
  second ? tell.states('co_applicant_name', second.name).toUpperCase() : 'N.A.',
)}
${row("Father's / husband's name", escaped(first.elder), second ? escaped(second.elder) : '')}${row(
    'Age',
    `${first.age}`,
    second ? `${second.age}` : '',
  )}
${row('P.A. No.', first.pan, second?.pan ?? '')}${row(
    'Voter / Aadhaar',
    `XXXX XXXX ${first.aadhaar}`,
    second ? `XXXX XXXX ${second.aadhaar}` : '',
  )}
${row(
  'Mobile',
  has(0.85, 40) ? tell.states('contact_number', first.mobile) : '',
  second?.mobile ?? '',
)}${row('Address with pin', `${escaped(first.home)}, ${homePin}`, second ? 'do' : '')}</table>
<h3>PART B :
LOAN</h3>${dotted('Purpose of loan', loanOf(tell, ground))}${dotted('Amount applied for', rupees(amount))}
${dotted('Cost of project', rupees(price))}${dotted('Repayment in', `${ground.whole(120, 240, 41)} months`)}
<h3>PART C : PROPERTY TO BE
MORTGAGED</h3>${dotted('Location', placeOf(tell, ground))}${dotted('Pin', has(0.8, 42) ? pinOf(tell, ground) : '')}
${dotted(
  'Standing in the name of',
  has(0.6, 43) ? owners(tell, buyers, ' and ') : tell.states('property_owner_name', ground.seller.name),
)}${dotted('Single or joint', held)}${area}
${dotted(
  'Free hold / lease hold',
  has(0.7, 44) ? tell.states('land_freehold_or_leasehold', 'Free hold', 'Freehold') : '',
)}${dotted('Name of promoter, if any', isFlat && has(0.6, 45) ? tell.states('developer_name', ground.developer) : '')}
<h3>PART D : LIST OF ENCLOSURES</h3><p class="ink">${lists(tell, papersOf(ground), titles, '<br>')}</p>
<h3>PART E :
SURETIES</h3>${ground.witnesses
    .map((one, at) => dotted(`${at + 1}.`, `${sri(one, escaped(one.name), 0)}, ${escaped(one.home)}, ph. ${one.mobile}`))
    .join('')}
<p class="ends"><span>S.B. A/c No. ${digits(11, 46)}</span><span>Signature(s)</span></p></div>`
}

/** Sanction memorandum: a table of terms under a covering line. */
export const loanSanction: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, lender, branch, dates, has, isFlat, amount, officePin, digits, witnesses, whole, homePin } = ground
  mayHold(tell, buyers)
  const row = (number: string, label: string, value: string): string => `<tr><td>${number}</td><td>${label}</td><td>${value}</td></tr>`
  return `<div class="form"><p class="center"><b>${escaped(lender)}</b><br>Regional Office : Credit Department<br>${ground.town} -
${officePin}</p>
<p class="ends"><span>Memo No. RO/CR/${digits(4, 50)}/${dayOf(dates.letter).year}</span><span>Date :
${dayOf(dates.letter).dashes}</span></p>
<p>The Branch Manager, ${branch} Branch</p><p><u>Sub : Sanction of credit limit to ${applicants(tell, buyers, ' &amp; ', sri)}</u></p>
<p>The proposal forwarded under your reference ${fileOf(tell, ground)} has been approved by the competent authority on the terms noted
below. Please convey to the party at ${escaped(first.home)} ${homePin}.</p>
<table class="grid">${row('1', 'Facility', `${loanOf(tell, ground)}`)}
${row('2', 'Limit', `${rupees(amount)} (Rupees ${inWords(amount)} only)`)}${row('3', 'Margin', `${whole(15, 25, 51)} %`)}
${row('4', 'Rate of interest', `MCLR + 0.${digits(2, 52)} %, presently ${whole(85, 98, 53) / 10} %`)}
${row('5', 'Primary security', `Equitable mortgage of ${placeOf(tell, ground)}${has(0.6, 54) ? `, PIN - ${pinOf(tell, ground)}` : ''}`)}
${row('6', 'Collateral', `Personal guarantee of ${again(witnesses, ' and ', sri)}`)}${
    isFlat && has(0.6, 55) ? row('7', 'Promoter', tell.states('developer_name', ground.developer)) : ''
  }
${row('8', 'Papers lodged', lists(tell, papersOf(ground), titles, ', '))}${row('9', 'Moratorium', '6 months')}
${row('10', 'Insurance', `Policy No. ${digits(10, 56)} to be assigned`)}</table>
<p>Pre-disbursement inspection to be carried out. Processing charge ${rupees(Math.round(amount * 0.0035))} plus GST to be
recovered.</p><p class="ends"><span></span><span>Chief Manager (Credit)</span></p></div>`
}
