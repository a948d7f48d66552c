import type { Side } from '../../../property.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, rounded } from '../../forms.ts'
import { again, applicants, lengthOf, mayApply, mayConvert, mayHold, mayList, owners } from '../../truths.ts'
import { bounds, headTable, leftTable, pairTable, titled } from '../drafts.ts'
import { drafted, landPlace, mob, pinAfter, place, rakba, rs, shri, superArea, type Scene } from './scene.ts'

const nsew = ['north', 'south', 'east', 'west'] as const
const hindi: Record<Side, string> = { north: 'Uttar', south: 'Dakshin', east: 'Purab', west: 'Paschim' }
const short: Record<Side, string> = { north: 'N', south: 'S', east: 'E', west: 'W' }

/** The chauhaddi in one of five ways. */
const chauhaddi = (s: Scene, n: number): string => {
  const { tell, boundaries, sizes, has, whole } = s
  const measured = has(0.55, n)
  const along: Record<Side, number> = { north: sizes.eastWest, south: sizes.eastWest, east: sizes.northSouth, west: sizes.northSouth }
  const arm = (side: Side, text = `${along[side]} ft.`): string => tell.states(`dimensions_deed_${side}`, text)
  const both = (): string =>
    measured
      ? `<p>Measurement: ${lengthOf(tell, 'north', `${sizes.eastWest} feet`)} East-West x ${lengthOf(
          tell,
          'east',
          `${sizes.northSouth}
feet`,
        )} North-South</p>`
      : ''
  const mixed = (['east', 'west', 'north', 'south'] as const).map(
    (side) => [`${hindi[side]} (${titled(side)})`, tell.states(`boundaries_deed_${side}`, boundaries[side])] as const,
  )
  const ways = [
    () => `<p><b>Chauhaddi:</b></p>${leftTable(mixed, 'plain', ': ')}${both()}`,
    () => `<p>Bounded as: ${bounds(tell, boundaries, nsew, (side, said) => `${short[side]} - ${said}`, ', ')}.</p>${both()}`,
    () =>
      headTable([
        ['Disha / Side', 'Chauhaddi'],
        ...nsew.map((side) => [titled(side), tell.states(`boundaries_deed_${side}`, boundaries[side])] as const),
      ]) + both(),
    () =>
      `<table class="grid"><tr><td></td><td>Seema</td>${measured ? '<td>Bhuja</td>' : ''}</tr>${bounds(
        tell,
        boundaries,
        nsew,
        (side, said) => `<tr><td>${titled(side)}</td><td>${said}</td>${measured ? `<td>${arm(side)}</td>` : ''}</tr>`,
      )}</table>`,
    () =>
      bounds(
        tell,
        boundaries,
        nsew,
        (side, said) => `<div>${titled(side)} :- ${said}${measured ? `, arm ${arm(side, `${along[side]}'-00"`)}` : ''}</div>`,
      ),
  ]
  return (ways[whole(0, 4, n + 1)] ?? (() => ''))()
}

const site = ({ whole }: Scene): number => whole(11, 60, 60) * 436

const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  if (s.isFlat) mayConvert(s.tell, site(s))
}

const house = (s: Scene): string =>
  s.hasHouse && !s.isFlat
    ? `, along with a pucca house of ${s.tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built))} sq.ft. built-up`
    : ''
const size = (s: Scene): string =>
  s.isFlat
    ? `super built-up area ${superArea(s)} with proportionate share of
${s.tell.states('final_land_area_uds', `${Math.round(s.sqft.super * 0.31)} sq.ft.`)} in land of ${grouped(site(s))} sq.ft.`
    : `${rakba(s)}${house(s)}`

/** A Bihar 'kewala': numbered columns before the text. */
const kewala = (s: Scene): string => {
  const { tell, buyers, seller, price } = s
  begun(s, 'Sale Deed', 'Kewala')
  mayApply(tell, buyers)
  const own = s.has(0.4, 90)
    ? (['Nature of right', tell.states('land_freehold_or_leasehold', 'Raiyati (Freehold)', 'Freehold')] as const)
    : ''
  return `<h1>SALE DEED (KEWALA / VIKRAY PATRA)</h1>${leftTable([
    ['1. Vikreta (Vendor)', `${shri(seller, escaped(seller.name), 0)}, ${escaped(seller.home)}, PAN ${seller.pan}`],
    ['2. Kreta (Vendee)', `${owners(tell, buyers, ' evam ', shri)}, R/o ${escaped(s.first.home)}`],
    ['3. Kind of deed', 'Absolute Sale'],
    ['4. Value', `${rs(price)} (${inWords(price)} rupees)`],
    ['5. Govt. value', rs(Math.round(price * 0.8))],
    ['6. Property', `${place(s)}${pinAfter(s, 0.5, 91)}`],
    ['7. Area', size(s)],
    own,
    ['8. Jamabandi', `Vol. ${s.whole(1, 9, 92)} page ${s.whole(10, 200, 93)}, in name of ${escaped(s.earlier.name)}`],
  ])}<p>The vendor, being in need of money, sells the above to the vendee, having purchased it by deed No. ${s.digits(4, 94)} dated
07.07.${dayOf(s.dates.deed).year - 8}. Dakhal kabza is given today,
${dayOf(s.dates.deed).spoken}.</p>${s.isFlat ? '' : chauhaddi(s, 95)}<p>Gawah: ${again(
    s.witnesses,
    ', ',
  )}</p><p>Vendor <span class="far">${again(buyers, '<br>')}</span></p>`
}

/** An Awadh deed in English paragraphs. */
const vikray = (s: Scene): string => {
  const { tell, buyers, seller, price } = s
  begun(s, 'Sale Deed')
  mayApply(tell, buyers)
  return `<p class="center">Stamp duty Rs. ${grouped(Math.round(price * 0.07))} | Circle rate value
${rs(Math.round(price * 0.9))}</p><h1>SALE DEED</h1><p>We,
the first party ${shri(seller, escaped(seller.name), 0)}, resident of ${escaped(seller.home)}, execute this deed on
${dayOf(s.dates.deed).dots} in favour of the second
party ${owners(tell, buyers, ' and ', shri)}, resident of ${escaped(s.first.home)} - ${s.homePin}, Mob.
${s.first.mobile.slice(0, 3)}XXXX${s.first.mobile.slice(7)}.</p>
<p>The first party is bhumidhar owner of ${place(s)}${pinAfter(s, 0.6, 96)}, ${s.isFlat ? '' : 'area '}${size(s)}, which is not mortgaged
anywhere, and sells it for
${rs(price)} received by cheque ${s.digits(6, 97)}. The second party may get his name mutated (dakhil kharij).${
    s.has(0.5, 98) && !s.isFlat ? ` The plot is a ${tell.states('type_of_plot', s.pick(['Corner', 'Intermediate'], 99))} one.` : ''
  }</p>${s.isFlat ? '' : chauhaddi(s, 100)}<p>First party <span class="far">Second party<br>${again(buyers, '<br>')}</span></p><p>Drafted
by ${escaped(s.officer.name)}, Advocate, ${s.officer.mobile}</p>`
}

const begunAgreement = (s: Scene): void => {
  begun(s, 'Agreement to Sell', 'Ekrarnama')
  mayHold(s.tell, s.buyers)
  mayHold(s.tell, [s.seller])
  s.tell.allows('loan_type', 'Home Loan')
}

/** An 'ekrarnama' on stamp paper. */
const ekrarnama = (s: Scene): string => {
  begunAgreement(s)
  const { tell, buyers, seller, price } = s
  return `<h1>EKRARNAMA BINA KABZA (AGREEMENT TO SELL)</h1><p>Pratham paksh / First party: ${owners(tell, [seller], '', shri)}, niwasi
${escaped(seller.home)}, mob ${seller.mobile}.<br>Dwitiya paksh / Second party: ${applicants(tell, buyers, ' tatha ', shri)}, niwasi
${escaped(s.first.home)}, mob ${mob(
    s,
    0.6,
  )}.</p><p>Pratham paksh ne ${place(s)}${pinAfter(s, 0.5, 101)}, ${s.isFlat ? '' : 'area '}${size(s)}, ko kul ${rs(price)} me bechne ka
ekrar kiya. Agrim ${rs(
    Math.round(price / 10),
  )} prapt. Shesh ${s.whole(2, 9, 102)} mah me bank loan se.</p>${s.isFlat ? '' : chauhaddi(s, 103)}<p>Dinank ${dayOf(s.dates.deed).dots}.
Gawah ${again(s.witnesses, ', ')}</p>`
}

/** An Odia agreement in short numbered clauses. */
const clauses = (s: Scene): string => {
  begunAgreement(s)
  const { tell, buyers, seller, price } = s
  return `<h1>AGREEMENT FOR SALE</h1><p>Date: ${dayOf(s.dates.deed).spoken}</p>${pairTable([
    ['Seller', owners(tell, [seller], '')],
    ['Purchaser', applicants(tell, buyers, ' and ')],
    ['Father / husband of seller', escaped(seller.elder)],
    ['Purchaser mobile', mob(s, 0.6)],
  ])}<ol><li>Schedule property: ${place(s)}${pinAfter(s, 0.6, 104)}.</li><li>Area: ${size(s)}.</li><li>Consideration ${rs(price)}; advance
${rs(Math.round(price / 5))} by NEFT.</li><li>Kisam: Gharabari${
    s.has(0.5, 105)
      ? `; status
${tell.states('land_freehold_or_leasehold', 'Stitiban (freehold)', 'Freehold')}`
      : ''
  }.</li><li>Sale
deed within 4 months.</li></ol>${s.isFlat ? '' : chauhaddi(s, 106)}<p>${again(buyers, ', ')} <span class="far">Seller</span></p>`
}

/** A State's lease of nazul or town land. */
const lease =
  (isTable: boolean) =>
  (s: Scene): string => {
    const { tell, buyers, whole, sqmt, lease: term, isOdia, authority } = s
    mayList(tell, 'Lease Deed')
    mayApply(tell, buyers)
    const lessor = isOdia ? 'General Administration Department' : `${authority} (Nazul)`
    tell.allows('developer_name', lessor, authority)
    const from = dayOf(s.dates.deed)
    const rent = rounded(sqmt.plot * whole(1, 5, 107), 0)
    const years = s.pick([30, term.years], 108)
    const title = tell.states('land_freehold_or_leasehold', s.pick(['LEASE DEED', 'DEED OF LEASE (PATTA)'], 109), 'Leasehold')
    const period = (shown: string): string =>
      tell.states(
        'period_expired_balance_lease_rent',
        shown,
        `${years} years from ${from.typed}, lease rent Rs. ${rent} per year`,
        `${years} years, yearly rent Rs. ${rent}`,
      )
    const land = `${landPlace(s)}${pinAfter(s, 0.5, 110)}`
    const lessees = owners(tell, buyers, ' and ', shri)
    return `<h1>${title}</h1>${
      isTable
        ? pairTable([
            ['Lessor', lessor],
            ['Lessee', `${lessees}, ${escaped(s.first.home)}`],
            ['Lease case No.', `${s.digits(3, 111)}/${from.year}`],
            ['Land', land],
            ['Area', rakba(s)],
            ['Period', period(`${years} Years`)],
            ['From', from.dots],
            ['Annual ground rent', `Rs. ${rent}`],
            ['Cess', `75 % of rent`],
            ['Premium', rs(Math.round(s.sqft.plot * 410))],
          ])
        : `<p>This lease is made on ${from.legal} between ${lessor}, lessor, and ${lessees}, of ${escaped(
            s.first.home,
          )}, lessee. In consideration of the salami of ${rs(Math.round(s.sqft.plot * 350))} the lessor demises ${land}, ${rakba(s)}, for
homestead purpose for ${period(
            `${years} years`,
          )} w.e.f. ${from.dots}, yielding and paying Rs. ${grouped(rent)} as rent every year by 31st March. The lease is renewable. The
lessee shall not
transfer within ten years and shall pay all taxes.</p>`
    }${chauhaddi(s, 112)}<p>Lessor <span class="far">Lessee<br>${again(buyers, '<br>')}</span></p>`
  }

export const saleDeed = drafted(7, kewala, vikray)
export const agreementToSell = drafted(8, ekrarnama, clauses)
export const leaseDeed = drafted(9, lease(true), lease(false))
