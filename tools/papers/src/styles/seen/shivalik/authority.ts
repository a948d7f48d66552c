import { sides, type Side } from '../../../property.ts'
import type { PaperWriter } from '../../../style.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { again, applicants, mayBePlot, mayList, mayOwn } from '../../truths.ts'
import { groundOf, landOf, metres, mobileOf, pinOf, plotPlace, rs, sh, sonOf, yards, type Ground } from './ground.ts'

const compass: readonly Side[] = ['north', 'south', 'east', 'west']
const capital = (side: Side): string => `${side.charAt(0).toUpperCase()}${side.slice(1)}`

/** What may be typed of a plot that an authority gives. */
const mayGive = (tell: Telling, { buyers, authority, plot, house, sqft }: Ground): void => {
  mayOwn(tell, buyers, authority)
  mayBePlot(tell, String(plot), sqft.plot)
  tell.allows('type_of_plot', 'General')
  tell.allows('flat', String(house))
  tell.allows('developer_name', authority)
  tell.allows('document_area_sqft', String(sqft.plot))
}

const head = (ground: Ground, kind: string): string =>
  `<p class="head">OFFICE OF THE ESTATE OFFICER<br>${ground.authority.toUpperCase()}<br>${ground.town} - ${ground.officePin}</p>
<p class="sides"><span>Memo No. EO/${kind}/${dayOf(ground.dates.letter).year}/${ground.digits(4, 120)}</span><span>Dated:
${dayOf(ground.dates.letter).dots}</span></p>`

/** A letter of intent after a draw, or a letter of re-allotment to who bought from the first allottee. */
export const letterOfIntent: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, seller, digits, homePin, sqmt, sqyd, has, pick, dates, whole, nearby } = ground
  mayGive(tell, ground)
  mayList(tell, 'Letter of Intent', 'Allotment Letter', 'Re-allotment Letter')
  const isTransfer = has(0.4, 121)
  const inYards = has(0.6, 122)
  const rate = pick(inYards ? [16_500, 24_000, 31_200] : [19_800, 28_500, 37_000], 123)
  const price = Math.round(rate * (inYards ? sqyd : sqmt.plot))
  const special = has(0.4, 124)
  const plc = Math.round(price / 10)
  const kind = special ? tell.states('type_of_plot', pick(['Corner', 'Park facing'], 125)) : 'General'
  const area = inYards ? `${yards(tell, ground)} sq. yds.` : `${metres(tell, ground)} sq. mtrs.`
  const bounds = has(0.3, 126)
    ? `<li>The plot adjoins
${sides.map((side) => `${tell.states(`boundaries_deed_${side}`, nearby[side])} on the ${side}`).join(', ')}.</li>`
    : ''
  const subject = isTransfer ? 'Re-allotment / transfer of plot' : 'Letter of Intent for allotment of a residential plot'
  const draw = `${whole(2, 27, 130)}.11.${dayOf(dates.letter).year - 1}`
  const reference = isTransfer
    ? `Application of ${sh(seller, escaped(seller.name), 0)} (transferor), diary No. ${digits(5, 128)}.`
    : `Your application form No. ${digits(6, 129)} and the draw of lots held on ${draw}.`
  return `<div class="govt">${head(ground, isTransfer ? 'TR' : 'LOI')}<p>To<br>
${applicants(tell, buyers, '<br>', sonOf)}<br>${escaped(first.home)} -
${homePin}${has(0.5, 127) ? `<br>Mobile ${mobileOf(tell, ground)}` : ''}</p><p><b>Subject: ${subject}.</b></p><p>Reference:
${reference}</p>
<ol><li>${
    isTransfer
      ? `The ${has(0.5, 131) ? 'allotment' : 'plot'} earlier held by the transferor under memo No. ${digits(4, 132)} stands re-allotted to
you, namely`
      : 'You have been found successful and it is intended to allot to you'
  } ${plotPlace(tell, ground)}${has(0.55, 133) ? `, PIN ${pinOf(tell, ground)}` : ''}, as detailed below:
<table class="rows"><tr><th>Category of plot</th><th>Area</th><th>Rate (Rs.)</th><th>Tentative price (Rs.)</th><th>Earnest money
(Rs.)</th></tr>
<tr><td>${kind}</td><td>${area}</td><td>${grouped(rate)}</td><td class="no">${grouped(price)}</td><td class="no">${grouped(
    Math.round(price / 10),
  )}</td></tr></table></li>
<li>15 % of the price shall be deposited in 30 days to complete 25 %. The rest is payable in six half yearly instalments with 9 %
interest.</li>${
    special
      ? `<li>On account of its location a preferential charge of 10 % amounting to
Rs. ${tell.states('amenities_plc', grouped(plc), String(plc))} is payable in addition.</li>`
      : ''
  }<li>${
    has(0.5, 134)
      ? `Cancer cess @ 2 % amounting to Rs. ${tell.states(
          'amenities_others',
          grouped(Math.round(price / 50)),
          `Cancer cess ${Math.round(price / 50)}`,
        )} shall be deposited once with the first instalment.`
      : 'Cess as applicable shall be paid.'
  }</li><li>The site is offered on ${
    has(0.7, 135) ? tell.states('land_freehold_or_leasehold', 'free hold', 'Freehold') : '"as is where is"'
  } basis; the area is subject to demarcation.</li>${bounds}<li>Construction shall be completed in three years from possession.</li></ol>
<p class="right">Estate Officer</p><p class="fine">Endst. copy to: 1. Accounts Officer. 2. ${escaped(ground.officer.name)}, Sub Divisional
Engineer,
${ground.officer.mobile}.</p></div>`
}

/** Demarcation at site: the four sides as heads, length and neighbour below. */
export const demarcation: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, has, digits, sizes, nearby, officer, dates, sqyd, whole } = ground
  mayGive(tell, ground)
  mayList(tell, 'Possession Certificate', 'Possession Letter')
  const inMetres = has(0.35, 140)
  const length = (side: Side): string => {
    const feet = side === 'north' || side === 'south' ? sizes.eastWest : sizes.northSouth
    return inMetres ? `${rounded(feet * 0.3048)} m` : `${feet}'-0"`
  }
  const lengths = has(0.8, 141)
    ? `<tr><td>Length at
site</td>${compass.map((side) => `<td>${tell.states(`dimensions_deed_${side}`, length(side))}</td>`).join('')}</tr>`
    : ''
  const adjoining = has(0.65, 142)
    ? `<tr><td>Adjoining</td>${compass.map((side) => `<td>${tell.states(`boundaries_deed_${side}`, nearby[side])}</td>`).join('')}</tr>`
    : ''
  const table =
    lengths + adjoining === ''
      ? '<p>Dimensions are as per the zoning plan.</p>'
      : `<table class="rows"><tr><th></th>${compass.map((side) => `<th>${capital(side)}</th>`).join('')}</tr>${lengths}${adjoining}</table>`
  return `<div class="govt">${head(ground, 'POSS')}<h1>CERTIFICATE OF PHYSICAL POSSESSION</h1><p>It is certified that the possession of
${plotPlace(tell, ground)}${has(0.55, 143) ? ` (PIN ${pinOf(tell, ground)})` : ''}, measuring ${landOf(tell, ground)}, allotted vide memo
No.
${digits(4, 144)} for ${grouped(Math.round(sqyd) - 3)} sq. yds., has been delivered on ${dayOf(dates.letter).dots} to
${applicants(tell, buyers, ' and ', sonOf)}.</p>${table}<p>Excess area, if any, is chargeable at the rate of allotment. Interest-free period
${whole(30, 180, 145)} days. Extension fee after three years ${rs(whole(4, 30, 146) * 1_000)} a year.</p>
<p class="sides"><span>Delivered by<br>${escaped(officer.name)}, J.E.<br>${officer.mobile}</span><span>Taken by<br><br>${again(
    buyers,
    '<br>',
  )}</span></p></div>`
}
