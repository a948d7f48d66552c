import { escaped } from '../../../telling.ts'
import { dayOf, inWords } from '../../forms.ts'
import { again, applicants, mayHold, mayOwn } from '../../truths.ts'
import { charged, type Charge } from '../drafts.ts'
import { extent, flatArea, pin, place, share, site } from './ground.ts'
import { asFlat, asLand, drafted, head, kin, locally, mr, numbered, party, phone, rs, sheet, shri, type Scene } from './scene.ts'
import { sidesOf, sidesWithin } from './sides.ts'
import { standing } from './standing.ts'

const developer = (s: Scene): string => s.tell.states('developer_name', s.developer)
/** A small firm's letterhead: name, trade, partners' phones. */
const firm = (s: Scene): string =>
  head(
    s,
    developer(s),
    s
      .pick(['Govt. Contractors, Builders & Suppliers', 'Flats * Plots * Row Houses', 'Civil Engineers & Contractors', ''], 200)
      .replace('&', '&amp;'),
    `Off: ${escaped(s.road)}, ${s.town} - ${s.officePin}. Prop. ${escaped(s.partner.name)} Mob. ${s.partner.mobile}`,
  )

const chargesOf = (s: Scene): readonly Charge[] =>
  [
    {
      label: s.pick(['covered car parking', 'car parking in stilt', 'one car parking'], 201),
      key: 'car_parking',
      amount: s.charges.parking,
      also: ['1 covered'],
    } as const,
    s.has(0.45, 202) &&
      ({ label: s.pick(['generator backup', 'genset / inverter backup'], 203), key: 'power_backup', amount: s.charges.power } as const),
    s.has(0.35, 204) &&
      ({
        label: s.pick(['corner / road facing', 'P.L.C.', 'floor rise and road facing (PLC)'], 205),
        key: 'plc',
        amount: s.charges.plc,
      } as const),
    {
      label: s.pick(['electric meter and transformer', 'transformer & three phase meter', 'current connection deposit'], 206),
      key: 'others',
      amount: s.whole(20, 80, 207) * 1_000,
    } as const,
    s.has(0.6, 208) &&
      ({
        label: s.pick(['society formation', 'association corpus fund', 'maintenance for one year'], 209),
        key: 'others',
        amount: s.whole(10, 60, 210) * 1_000,
      } as const),
  ].filter((one) => one !== false)
/** The extras in a row of words, as a letter without tables has them. */
const extras = (s: Scene): string => {
  const all = charged(s.tell, chargesOf(s), rs)
  return s.pick(
    [
      () => all.map(([label, amount]) => `${amount} for ${label}`).join(', '),
      () => all.map(([label, amount]) => `${label} ${amount}`).join(' + '),
      () => all.map(([label, amount], at) => `(${'abcdef'.charAt(at)}) ${label} - ${amount}`).join(' '),
    ],
    211,
  )()
}

/** A builder's own letter: no template, all in one paragraph. */
const ownLetter = asFlat((s) => {
  const { dates, price, tell } = s
  const uds = s.has(0.4, 212) ? ` with ${share(s)} undivided share in land` : ''
  return sheet(
    s,
    `${firm(s)}<p class="right">Date : ${dayOf(dates.letter).dots}</p><p>To<br>${applicants(tell, s.buyers, '<br>', mr)}<br>${escaped(s.first.home)}<br>${s.town} ${s.homePin}${
      s.has(0.7, 213) ? `<br>Cell ${phone(s, 1)}` : ''
    }</p><p>Sub: ${s.pick(['Allotment of flat', 'Allotment letter', 'Regarding your flat booking'], 214)}</p><p>Dear Sir/Madam,</p><p>We are happy to inform you that as per your request and discussion had with us on ${
      dayOf(dates.deed).dots
    } we have allotted to you ${place(s)}${pin(s, 0.45, 215)}, ${flatArea(s)}${uds}, for a lumpsum cost of ${rs(price)} (Rupees ${inWords(price)} only). Apart from this you have to pay ${extras(
      s,
    )}. You have paid booking amount of ${rs(s.whole(1, 5, 216) * 50_000)} by cheque no. ${s.digits(6, 217)} of ${escaped(s.lender)}, receipt no. ${s.digits(3, 218)}, balance you have to pay as per progress of work.</p>${standing(
      s,
      'builder',
      22,
      0.5,
    )
      .map((line) => `<p>${line}</p>`)
      .join(
        '',
      )}<p>Kindly sign the duplicate copy as token of acceptance.</p><p>For ${escaped(s.developer)}<br><br>Proprietor</p><p>Accepted : ${again(s.buyers, ', ')}</p>`,
  )
}, 'Allotment Letter')

/** A house-building society gives a plot to its member; its secretary types. */
const bySociety = asLand((s) => {
  const { dates, tell, price } = s
  const society = `${s.project} House Building Co-operative Society Ltd.`
  mayOwn(tell, s.buyers, society)
  tell.allows('developer_name', society)
  const corner = s.has(0.35, 219)
    ? ` The plot is ${tell.states('type_of_plot', s.pick(['a corner plot', 'an intermediate plot'], 220), s.pick(['Corner', 'Intermediate'], 220))}.`
    : ''
  return sheet(
    s,
    `${head(s, escaped(society), `Regd. No. ${s.whole(20, 890, 221)} of ${s.whole(1974, 1998, 222)}`, `${escaped(s.colony)}, ${s.town} - ${s.officePin}`)}<p>Ref : HBCS/${s.digits(3, 223)} <span class="far">${dayOf(dates.letter).spoken}</span></p><p>To,<br>${applicants(
      tell,
      s.buyers,
      ' and ',
      kin(s),
    )},<br>Member No. ${s.whole(12, 640, 224)}, ${escaped(s.first.home)}, ${s.homePin}${s.has(0.5, 225) ? ` (M: ${phone(s, 1)})` : ''}</p><p>Sub :- Allotment of ${s.pick(['site', 'plot', 'residential plot'], 226)}.</p><p>Sir/Madam,</p><p>I am directed to inform you that in the General Body Meeting of the society held on ${
      dayOf(dates.deed).dots
    }, under the chairmanship of ${shri(s)(s.seller, escaped(s.seller.name), 0)}, the plots were allotted by draw of lots and in the said draw you have been allotted ${place(s)}${pin(
      s,
      0.4,
      227,
    )} which is ${extent(s)} in area, on payment of total cost of ${rs(price)} inclusive of development.${corner} Layout is approved by the Town Planning Deptt. You have deposited ${rs(
      Math.round(price * 0.4),
    )} and remaining is to be deposited in A/c No. ${s.digits(11, 228)} of ${escaped(s.lender)} within 60 days failing which allotment will be treated as cancelled.</p>${s.has(0.6, 229) ? sidesOf(s, 230) : ''}<p class="right">Yours faithfully,<br><br>Hon. Secretary<br>${escaped(
      s.officer.name,
    )}</p><p>Copy to President for information.</p>`,
  )
}, 'Allotment Letter')

/** To the bank, at the buyer's asking: what was allotted, for how much, and no objection. */
const toBank = asFlat(
  (s) => {
    const { tell, price, dates } = s
    return sheet(
      s,
      `${firm(s)}<p>Dt. ${dayOf(dates.letter).dashes}</p><p class="center"><u>TO WHOMSOEVER IT MAY CONCERN</u></p><p>This is to certify that we ${developer(s)} have allotted / agreed to sell ${place(s)}${pin(s, 0.4, 235)} to ${applicants(
        tell,
        s.buyers,
        ' and ',
        kin(s),
      )}, r/o ${escaped(s.first.home)}${s.has(0.4, 236) ? ` (mobile no. ${phone(s, 1)})` : ''}. The flat is of ${flatArea(s)} and the total cost is ${rs(price)} out of which we have received ${rs(
        Math.round(price / 8),
      )} till date. The following is extra : ${extras(s)}.</p><p>The land on which the building is coming up is ${site(s)} and was purchased from ${escaped(s.earlier.name)} by regd. doc. no. ${s.digits(
        4,
        237,
      )}/${dayOf(dates.plan).year}. It is not mortgaged anywhere. We have no objection if ${escaped(s.lender)}, ${escaped(s.branch)} gives loan on the above flat. Cheques may be issued in our name.</p><p>For ${escaped(
        s.developer,
      )}<br><br>(${escaped(s.partner.name)})</p>`,
    )
  },
  'Allotment Letter',
  'No Objection Certificate',
)
export const allotment = drafted(7_101, ownLetter, toBank, (s) => bySociety({ ...s, hasHouse: false }))

/** An advocate's agreement of builder and buyer: recital upon recital, schedules in running prose. */
const longAgreement = asFlat(
  (s) => {
    const { tell, dates, price } = s
    const approved = s.has(0.5, 240)
      ? ` after obtaining permission vide No. ${tell.states('sanction_approval_no', s.pick([`${s.digits(3, 241)}/${dayOf(dates.plan).year}`, `B.A. No. ${s.digits(3, 241)}`], 242))} dated ${tell.states('sanction_number_date', dayOf(dates.plan).dots, dayOf(dates.plan).typed)} from the ${s.region.urban}`
      : ''
    return sheet(
      s,
      `<h1>${s.pick(['AGREEMENT OF SALE', 'AGREEMENT FOR SALE OF FLAT', 'BUYERS AGREEMENT'], 243)}</h1><p>This Agreement is made and executed on this the ${dayOf(dates.deed).legal} at ${s.town} by and between ${developer(
        s,
      )}, a partnership firm having its office at ${escaped(s.road)}, ${s.town} - ${s.officePin}, represented by its partner ${kin(s)(s.partner, escaped(s.partner.name), 0)}, aged ${s.partner.age} years, hereinafter called the FIRST PARTY / BUILDER, which term shall mean and include its partners, their heirs, executors and assigns, of the one part, and ${applicants(
        s.tell,
        s.buyers,
        ' and ',
        party(s),
      )}, hereinafter called the SECOND PARTY / PURCHASER(S), of the other part.</p><p>Whereas the First Party is the absolute owner of land measuring ${site(
        s,
      )} which originally belonged to ${escaped(s.earlier.name)} and from whom the First Party purchased the same under a registered sale deed bearing document No. ${s.digits(4, 244)} of ${
        dayOf(dates.plan).year - 1
      }, and whereas the First Party has taken up the construction of residential flats thereon${approved}, and whereas the Second Party, having seen the plans and being satisfied with the title, has offered to purchase the flat described in the Schedule 'B' hereunder and the First Party has accepted the said offer, now therefore both the parties agree as under :-</p><p>1. That the total price of the flat is fixed at ${rs(
        price,
      )} (Rupees ${inWords(price)} only) and the following are payable over and above it, namely ${extras(s)}.</p><p>2. That an advance of ${rs(Math.round(price / 10))} has been paid by the Second Party through ${escaped(s.lender)} cheque no. ${s.digits(
        6,
        245,
      )}.</p>${standing(s, 'builder', 25)
        .map((line, at) => `<p>${at + 3}. ${line}</p>`)
        .join(
          '',
        )}<p class="center"><u>SCHEDULE 'A'</u></p><p>All that land in ${s.region.survey} ${s.survey} of ${escaped(s.colony)}, ${s.town}, bounded on the East by land of ${escaped(s.seller.name)}, West by road, North by ${s.region.survey} ${s.whole(300, 400, 246)} and South by nala.</p><p class="center"><u>SCHEDULE 'B'</u></p><p>All that ${place(
        s,
      )}${pin(s, 0.5, 247)}, ${flatArea(s)}, along with ${share(s)} of undivided share out of the Schedule 'A' land, ${sidesWithin(s, 248)}<p>In witness whereof the parties have signed in the presence of witnesses 1. ${escaped(
        s.witnesses[0].name,
      )} 2. ${escaped(s.witnesses[1].name)}</p>`,
    )
  },
  'Agreement for Sale',
  'Agreement of Sale',
)

/** A short bargain on stamp paper, numbered 'That'. */
const onStampPaper = asFlat(
  (s) => {
    const { tell, dates, price } = s
    return sheet(
      s,
      `<p class="center">(On Stamp Paper of Rs. ${s.pick([100, 500, 1_000], 255)}/-)</p><h1>AGREEMENT</h1><p>FIRST PARTY : ${developer(s)}, through ${escaped(s.partner.name)}, ${escaped(s.partner.home)}, ${s.partner.mobile}</p><p>SECOND PARTY : ${applicants(
        tell,
        s.buyers,
        ' & ',
        kin(s),
      )}, ${escaped(s.first.home)} ${s.homePin}${s.has(0.6, 256) ? `, ${phone(s, 0.9)}` : ''}</p><p>Both the parties have settled as below on ${dayOf(dates.deed).dots} :</p>${numbered(
        [
          `That first party will construct and sell to second party ${place(s)}${pin(s, 0.45, 257)}.`,
          `That area of the flat shall be ${flatArea(s)} and if any increase or decrease is found upto 3% no adjustment will be made.`,
          `That rate is settled in lump sum as ${rs(price)} and extra items are ${extras(s)}.`,
          `That ${rs(s.whole(1, 9, 258) * 25_000)} is paid today in cash / cheque no. ${s.digits(6, 259)}.`,
          ...standing(s, 'builder', 26, 0.5),
          s.has(0.5, 260) && `That the flat under this agreement is the one ${sidesWithin(s, 261)}`,
        ],
        (at) => `${at})`,
      )}<p>First Party _________ <span class="far">Second Party _________</span></p>`,
    )
  },
  'Agreement',
  'Agreement for Sale',
)
export const buyerAgreement = drafted(7_102, longAgreement, onStampPaper)

/** A small builder calls the buyers to take the keys. */
const comeAndTake = asFlat((s) => {
  const { tell, dates, price } = s
  return sheet(
    s,
    `${firm(s)}<p>${dayOf(dates.letter).spoken}</p><p>To,<br>${applicants(tell, s.buyers, ' and ', shri(s))}<br>${escaped(s.first.home)}, ${s.homePin}</p><p><u>Sub : Possession of flat</u></p><p>Sir,</p><p>This has ref. to our agreement dt. ${
      dayOf(dates.deed).dots
    }. We inform you that work of your ${place(s)}${pin(s, 0.4, 270)} is now complete in all respects. The final area works out to ${flatArea(s)}. You are requested to take possession within 15 days after clearing the balance of ${rs(
      Math.round(price / 10),
    )} and also ${extras(s)}. After this date ${rs(1_500)} per month will be charged as maintenance.</p><p>We tried to contact you on ${phone(s, 0.7)}. Keys are with our supervisor ${escaped(s.officer.name)} (${s.officer.mobile}).</p>${standing(
      s,
      'builder',
      27,
      0.3,
    )
      .map((line) => `<p>${line}</p>`)
      .join('')}<p>Thanking you</p><p>For ${escaped(s.developer)}</p>`,
  )
}, 'Possession Letter')

/** What was handed over, signed by both: a kabza patra. */
const handedOver = asFlat((s) => {
  const { tell, dates } = s
  mayHold(tell, s.buyers)
  return sheet(
    s,
    `<h1>${s.pick([locally(s, 'POSSESSION LETTER (KABZA PATRA)', 'TABA PAVATI / POSSESSION LETTER', 'DELIVERY OF POSSESSION'), 'LETTER OF POSSESSION'], 275)}</h1><p>I, ${escaped(s.partner.name)}, partner of ${developer(s)}, ${s.town} - ${s.officePin}, have today on ${
      dayOf(dates.letter).legal
    } handed over the vacant physical possession of ${place(s)}${pin(s, 0.5, 276)}, ${flatArea(s)}, to ${applicants(tell, s.buyers, ' and ', kin(s))}, resident of ${escaped(s.first.home)}, as per regd. document no. ${s.digits(
      4,
      277,
    )} dated ${dayOf(dates.deed).dots}, and I have received the full amount and nothing is due.</p><p>The flat so handed over is the one ${sidesWithin(s, 278)}<p>I/We the purchaser(s) have taken the possession, checked the doors, windows, sanitary and electric fittings and found them in order. Meter no. ${s.digits(7, 279)}${
      s.has(0.6, 280) ? `. My contact no. is ${phone(s, 1)}` : ''
    }.</p><p>Given by <span class="far">Taken by</span></p><p>Witness : ${escaped(s.witnesses[0].name)}, ${s.witnesses[0].mobile}</p>`,
  )
}, 'Possession Letter')

/** A society's secretary puts a member in possession of his plot. */
const memo = asLand(
  (s) => {
    const { tell, dates } = s
    const society = `${s.project} House Building Co-operative Society Ltd.`
    mayOwn(tell, s.buyers, society)
    tell.allows('developer_name', society)
    return sheet(
      s,
      `${head(s, escaped(society), `${escaped(s.colony)}, ${s.town} - ${s.officePin}`)}<h1>POSSESSION CERTIFICATE</h1><p>No. ${s.digits(3, 285)} <span class="far">Date ${dayOf(dates.letter).dots}</span></p><p>Certified that possession of ${place(s)}${pin(
        s,
        0.4,
        286,
      )} measuring ${extent(s)}, allotted vide letter dated ${dayOf(dates.deed).dots}, has been delivered today at the site to ${applicants(tell, s.buyers, ' and ', kin(s))}, member no. ${s.whole(12, 640, 287)}, in presence of the surveyor ${escaped(
        s.witnesses[0].name,
      )}.</p>${sidesOf(s, 288)}<p>Four corner stones have been shown to the member who has to fence the plot within six months.</p><p>Member's sign. &amp; mobile : ${s.has(0.6, 289) ? phone(s, 1) : '________'} <span class="far">Secretary (${escaped(
        s.officer.name,
      )})</span></p>`,
    )
  },
  'Possession Certificate',
  'Possession Letter',
)
export const possession = drafted(7_103, comeAndTake, handedOver, (s) => memo({ ...s, hasHouse: false }))
