import { sides } from '../../../property.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal } from '../../forms.ts'
import { again, applicants } from '../../truths.ts'
import { factLines, leftTable, titled } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { pinIn } from '../scenes.ts'
import { standing } from '../standing.ts'
import { bare, builder, extra, ofNew, rera } from './builder.ts'
import { drafted, flatArea, mr, party, phone, place, rs, share, siteArea, type Scene } from './scene.ts'

const approval = (s: Scene): string => {
  const { tell, dates, pick, digits } = s
  const date = dayOf(dates.plan)
  const numbers = s.isWest
    ? [`CHE/WSII/${digits(4, 112)}/R/S/337(NEW)`, `CC/${digits(4, 112)}/${date.year % 100}`]
    : [`BDA/TPS/${digits(3, 112)}/${date.year}-${(date.year + 1) % 100}`, `NDA/BP/${digits(4, 112)}/GH-${digits(2, 113)}`]
  const upper = s.whole(7, 24, 114)
  const floors = tell.states('floors_sanctioned', `Stilt + ${upper} upper floors`, `S+${upper}`)
  tell.allows('floors_proposed', `S+${upper}`)
  return `building plans consisting of ${floors} have been sanctioned by the competent authority vide No. ${tell.states(
    'sanction_approval_no',
    pick(numbers, 115),
  )} dated ${tell.states('sanction_number_date', pick([date.typed, date.spoken, date.dots], 116), date.typed)}`
}

const stages = [
  ['On execution of this agreement', 20],
  ['On completion of plinth', 15],
  ['On completion of slabs', 25],
  ['On completion of walls, plaster and flooring', 20],
  ['On lifts, water pumps and electrical fittings', 15],
  ['On possession with occupancy certificate', 5],
] as const

/** The model agreement of the act, as metro lawyers fill it. */
const modelAgreement = (s: Scene): string => {
  const { tell, buyers } = s
  const pay = extra(s)
  return `<h1>AGREEMENT FOR SALE</h1><p>This Agreement for Sale made at ${s.town} this ${dayOf(s.dates.deed).legal} BETWEEN ${builder(
    s,
    s.developer.toUpperCase(),
  )}, having its registered office at ${escaped(s.colony)}, ${s.town} - ${s.officePin}, through its authorised signatory Mr. ${escaped(
    s.partner.name,
  )}, hereinafter referred to as the "PROMOTER" of the ONE PART; AND ${applicants(tell, buyers, ' AND ', party)}, residing at ${escaped(
    s.first.home,
  )} - ${s.homePin}, Mobile ${phone(s, 0.5)}, hereinafter referred to as the "ALLOTTEE(S)" of the OTHER PART.</p><p><b>WHEREAS</b></p>${clauses(
    [
      `By a Deed of Conveyance dated ${ordinal(s.whole(1, 28, 117))} March, ${dayOf(s.dates.plan).year - 3} registered under No. ${s.digits(
        4,
        118,
      )}, one Mr. ${escaped(s.earlier.name)} sold and transferred the project land admeasuring ${siteArea(s)} in favour of the Promoter.`,
      `The Promoter has got the approvals, and the ${approval(s)}.`,
      `The project is registered with the Real Estate Regulatory Authority under No. ${rera(s)}.`,
      `The Allottee has applied for, and the Promoter has agreed to sell, ${place(s)}${pinIn(s, 0.5, 119)} (the "Apartment") having area of ${flatArea(
        s,
      )}.`,
    ],
    (n) => `${String.fromCharCode(64 + n)}.`,
  )}<p><b>NOW THIS AGREEMENT WITNESSETH AS FOLLOWS:</b></p>${clauses(
    [
      `The total consideration of the Apartment is ${rs(s.price)} (Rupees ${inWords(s.price)} only).`,
      pay.length > 0 && `The Allottee shall on demand also pay: ${pay.map(([label, sum]) => `${label} Rs. ${sum}/-`).join('; ')}.`,
      `The Allottee has paid ${rs(Math.round(s.price / 10))} as advance and shall pay the balance as per the Third Schedule.`,
      `If the Promoter fails to abide by the time schedule for handing over the Apartment, he shall pay interest at the State Bank's highest marginal cost of
lending rate plus two percent on all amounts paid, for every month of delay.`,
      `The Promoter shall confirm the final carpet area after completion; if it is less by more than three percent the excess money shall be refunded
within forty-five days.`,
      ...standing(s, 'builder', 120),
      `All notices shall be deemed to have been duly served if sent by Registered Post A.D. to the addresses first written above.`,
    ],
    (n) => `${n}.`,
  )}<p class="center"><b>FIRST SCHEDULE</b><br>(Description of the project land)</p><p>All that piece and parcel of land bearing Survey No. ${s.cts}, lying at
${s.village}, in the Registration District of ${s.district}, admeasuring ${siteArea(s)}${s.has(0.5, 272) ? ' and bounded as follows:' : '.'}</p>${
    s.has(0.5, 272)
      ? factLines(
          sides.map((side) => [`On or towards the ${titled(side)}`, tell.states(`boundaries_deed_${side}`, s.boundaries[side])] as const),
        )
      : ''
  }<p class="center"><b>SECOND SCHEDULE</b><br>(Description of the Apartment)</p><p>Residential Apartment No. ${escaped(s.unit)} on the ${ordinal(
    s.floor,
  )} floor of ${s.isWest ? 'Wing' : 'Tower'} ${s.wing} of the project ${escaped(s.project)}, as shown in the floor plan annexed.</p><p
class="center"><b>THIRD SCHEDULE</b><br>(Payment)</p>${abreast(
    ['Stage', '% of consideration', 'Amount (Rs.)'],
    stages.map(([stage, part]) => [stage, `${part} %`, grouped(Math.round((s.price * part) / 100))]),
  )}<p>SIGNED by the Allottee(s): ${again(buyers, ' ; ', mr)} <span class="far">Promoter</span></p>`
}

/** A southern agreement to build with its schedules lettered. */
const lettered = (s: Scene): string => {
  const { tell, buyers } = s
  const pay = extra(s)
  return `<h1>AGREEMENT OF SALE AND CONSTRUCTION</h1>${leftTable(
    [
      ['DATE', dayOf(s.dates.deed).legal],
      ['DEVELOPER', `${builder(s)}, represented by its Director Mr. ${escaped(s.partner.name)}`],
      ['PURCHASER(S)', applicants(tell, buyers, '<br>', party)],
      ['RESIDING AT', `${escaped(s.first.home)} - ${s.homePin}`],
      ['CONTACT NO.', phone(s, 0.6)],
    ],
    'grid',
  )}${clauses(
    [
      `WHEREAS the ${approval(s)};`,
      `and the Developer agrees to sell the Schedule 'B' and to build the Schedule 'C' property.`,
      ...standing(s, 'builder', 121),
    ],
    (n) => `${n}.`,
  )}<p><b>SCHEDULE 'A' PROPERTY</b></p><p>All that piece and parcel of converted land admeasuring ${siteArea(s)} with the project ${escaped(
    s.project,
  )}.</p><p><b>SCHEDULE 'B'</b></p><p>${share(s)} undivided share, right, title and interest in the Schedule 'A' Property.</p><p><b>SCHEDULE
'C'</b></p><p>${place(s)}${pinIn(s, 0.6, 122)}, measuring ${flatArea(s)}.</p><p><b>SCHEDULE 'D' (COST)</b></p>${abreast(
    ['Particulars', 'Rs.'],
    [['Sale value of undivided share and construction', grouped(s.price)], ...pay],
  )}<p>PURCHASER(S): ${again(buyers, ', ', bare)}</p>`
}

export const buyerAgreement = drafted(5, ofNew(modelAgreement, 'Agreement for Sale'), ofNew(lettered, 'Agreement for Sale'))
