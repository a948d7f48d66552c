import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal } from '../../forms.ts'
import { leftTable, numberedTable } from '../drafts.ts'
import { clauses, mailHead } from '../layouts.ts'
import { demanded } from '../scenes.ts'
import { standing } from '../standing.ts'
import { extent, flatArea, pin, place, share, sides } from './ground.ts'
import { builder, charges, given, mobile, money, mrs, ofFlat, ofLand, purchasers, sri, writtenBy, type Scene } from './scene.ts'

export const rera = (s: Scene): string =>
  s.region.isMarathi ? `P5${s.digits(10, 300)}` : s.region.short === 'T.S.' ? `P0${s.digits(10, 300)}` : `P${s.digits(11, 300)}`
/** The firm's name and its own place, phone and numbers. */
export const letterhead = (s: Scene): string =>
  `<div class="top"><b>${builder(s)}</b><div>Regd. Off.: ${s.whole(2, 40, 301)}, ${escaped(s.branch)}, ${escaped(s.road)}, ${s.town} - ${s.officePin}</div><div>Ph. 0${s.digits(3, 302)} - ${s.digits(7, 303)} | CRM ${s.partner.mobile} | RERA No. ${rera(s)}</div></div>`
const costs = (s: Scene): string =>
  leftTable([['Basic cost of flat', grouped(s.price)], ...charges(s), ['GST @ 5%', grouped(s.price / 20)]], 'grid', 'Rs. ')

/** A booking is confirmed, its cost sheet below. */
const confirmed = ofFlat((s) => {
  const day = dayOf(s.dates.letter)
  return `<div class="brochure">${letterhead(s)}<p>Ref: ${s.digits(3, 304)}/AL/${day.year} <span class="far">${day.spoken}</span></p><p>To,<br>${purchasers(s, '<br>', mrs)}<br>${escaped(s.first.home)}, ${s.homePin}<br>Mob : ${mobile(s, 0.7)}</p><p><b>Sub : ${s.pick(['Letter of Allotment', 'Allotment of Flat', 'Confirmation of your booking'], 305)} in "${escaped(s.project)}"</b></p><p>Thank you for choosing us. Against your booking form No. ${s.digits(5, 306)} and payment of ${money(s.whole(1, 5, 307) * 100_000)} (cheque No. ${s.digits(6, 308)}, ${escaped(s.lender)}), we hereby allot you ${place(s)}${pin(s, 0.5, 309)}, having ${flatArea(s, true)}${
    s.region.isMarathi ? '' : `, with undivided share of land of ${share(s)}`
  }.</p><h2>Cost sheet</h2>${costs(s)}<p>Stamp duty and registration at actuals.</p>${clauses(standing(s, 'builder', 31, 0.45), (at) => `${at})`)}<p>For ${escaped(s.developer)}<br><br>Authorised Signatory</p></div>`
}, 'Allotment Letter')

/** A housing board's lottery: the tenement that is offered, in two languages. */
const lottery = ofFlat(
  (s) => {
    const board = s.pick(s.region.lists.authorities, 310)
    const day = dayOf(s.dates.letter)
    return `<div class="office"><h1>${given(s, board)}</h1><p class="mid">${s.pick(['तात्पुरते देकारपत्र / PROVISIONAL OFFER LETTER', 'वाटपपत्र / ALLOTMENT LETTER', 'FIRST INTIMATION LETTER (प्रथम सूचना पत्र)'], 311)}</p><p>जा.क्र. / No. EM/${s.digits(4, 312)}/${day.year} <span class="far">दिनांक / Date : ${day.typed}</span></p>${numberedTable(
      [
        ['अर्ज क्रमांक / Lottery application no.', s.digits(10, 313)],
        ['योजना संकेत क्र. / Scheme code', s.digits(3, 314)],
        ['अर्जदाराचे नाव / Name of applicant', purchasers(s, ' व ', sri(s))],
        ['पत्ता / Address for correspondence', `${escaped(s.first.home)} ${s.homePin}`],
        ['मोबाईल / Mobile', mobile(s, 0.7)],
        ['सदनिकेचा तपशील / Tenement', `${place(s)}${pin(s, 0.5, 315)}`],
        ['क्षेत्रफळ / Area', flatArea(s, true)],
        ['उत्पन्न गट / Income group', s.pick(['LIG', 'MIG', 'EWS'], 316)],
        ['विक्री किंमत / Sale price', `${money(s.price)}`],
      ],
    )}<p>You have been declared successful in the computerised draw held on ${dayOf(s.dates.deed).dots}. 25 % of the price is to be paid within 45 days into A/c No. ${s.digits(14, 317)}. Submit ${demanded(s.tell, ['Domicile certificate', 'Income certificate'], [], ', ')} within 30 days. Helpline 022 - ${s.digits(8, 318)}.</p><p>मिळकत व्यवस्थापक / Estate Manager<br>(${escaped(s.officer.name)})</p></div>`
  },
  'Allotment Letter',
  'Offer Letter',
)

/** An authority's plot, won at auction or by draw. */
const plotOffer = ofLand((s) => {
  const body = s.region.isMarathi
    ? s.pick(['City and Industrial Development Corporation', 'Town Development Authority'], 320)
    : s.pick(s.region.lists.authorities, 320)
  const day = dayOf(s.dates.letter)
  const kind = s.tell.states('type_of_plot', s.pick(['Corner', 'Intermediate', 'Two-side open'], 321))
  const years = s.pick([60, 99], 322)
  const leased = s.region.isMarathi
    ? `The plot shall be given ${s.tell.states('land_freehold_or_leasehold', 'on lease', 'Leasehold')} for ${s.tell.states('period_expired_balance_lease_rent', `${years} years at ground rent of Rs. 100 per annum`, `${years} years, lease rent Rs. 100 per year`)}.`
    : `The plot is sold on ${s.tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} basis by outright sale.`
  return `<div class="office"><h1>${given(s, body)}</h1><p>(A Government undertaking) Administrative Building, ${s.town} - ${s.officePin}</p><p>No. ${s.pick(['MTS', 'EO/Plots', 'Estate-II'], 323)}/${s.digits(4, 324)} <span class="far">Dt. ${day.dots}</span></p><p class="mid"><u>${s.pick(['ALLOTMENT LETTER', 'LETTER OF ALLOTMENT OF PLOT', 'Confirmation cum Allotment Order'], 325)}</u></p>${leftTable(
    [
      ['Name of the allottee(s)', purchasers(s, ', ', sri(s))],
      ['Address', `${escaped(s.first.home)} - ${s.homePin}`],
      ['Contact', mobile(s, 0.6)],
      ['Bid / Tender form No.', s.digits(6, 326)],
      ['Plot', `${place(s)}${pin(s, 0.5, 327)}`],
      ['Area', extent(s)],
      ['Position of the plot', kind],
      ['Rate / total premium', `${money(s.price)} (Rupees ${inWords(s.price)} only)`],
      ['EMD adjusted', money(s.whole(1, 4, 328) * 50_000)],
    ],
  )}<p>${leased} The balance shall be paid within 60 days; for queries contact ${escaped(s.officer.name)}, Estate Section, ${s.officer.mobile}.</p>${s.has(0.6, 329) ? `<p>Boundaries of the plot :</p>${sides(s, 330)}` : ''}</div>`
}, 'Allotment Letter')

/** A demand upon allotment, as the sales system mails it. */
const demand = ofFlat(
  (s) => {
    const day = dayOf(s.dates.letter)
    return `<div class="outlook">${mailHead([
      ['From', `collections@${s.pick(['crm', 'sales', 'postsales'], 331)}.example`],
      ['To', `customer${s.digits(4, 332)}@mail.example`],
      ['Date', `${day.brief}`],
      ['Subject', `Allotment &amp; ${ordinal(s.whole(1, 4, 333))} demand - ${escaped(s.project)} - ${escaped(s.unit)}`],
    ])}<p>Dear ${purchasers(s, ' &amp; ', mrs)},</p><p>Greetings from ${builder(s)}!</p><p>We are glad to confirm that ${place(s, false)}${pin(s, 0.4, 334)} (${flatArea(s, true)}) stands allotted in your favour vide customer ID ${s.digits(7, 335)}. As per records your mobile is ${mobile(s, 0.7)}.</p><p>Amount due on completion of ${s.pick(['plinth', '4th slab', 'brick work', 'internal plaster'], 336)} : Rs. ${grouped(s.price / 10)} plus GST. Besides the price, these are payable before registration :</p>${charges(
      s,
    )
      .map(([label, amount]) => `<div>&bull; ${label} - Rs. ${amount}</div>`)
      .join(
        '',
      )}<p>Pay to : ${escaped(s.project)} Collection A/c ${s.digits(13, 337)}, ${escaped(s.lender)}, IFSC ${s.pick(['BKDN', 'SBDN'], 338)}0${s.digits(6, 339)}. Interest @ 15 % is charged on delay.</p><p>${escaped(s.officer.name)}<br>Post Sales | ${s.officer.mobile} | ${s.town} ${s.officePin}</p></div>`
  },
  'Allotment Letter',
  'Demand Letter',
)

export const allotment = writtenBy(8_201, [confirmed, lottery, plotOffer, demand], [confirmed, plotOffer, demand])
