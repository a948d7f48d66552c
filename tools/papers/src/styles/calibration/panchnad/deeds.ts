import type { Side } from '../../../property.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, inWords, rounded } from '../../forms.ts'
import { again, applicants, lengthOf, mayApply, mayConvert, mayHold, mayList, owners } from '../../truths.ts'
import { bounds, headTable, leftTable, pairTable, titled } from '../../seen/drafts.ts'
import { abreast, clauses, dotted } from '../../seen/layouts.ts'
import { alongOf, houseArea, pinIn, termOf } from '../../seen/scenes.ts'
import { overleaf, standing } from '../../seen/standing.ts'
import { drafted, extent, landPlace, mr, phone, place, rs, sh, share, site, superArea, type Scene } from './scene.ts'

const ewns = ['east', 'west', 'north', 'south'] as const
const hindi: Record<Side, string> = { east: 'पूर्व', west: 'पश्चिम', north: 'उत्तर', south: 'दक्षिण' }
const punjabi: Record<Side, string> = { east: 'Charhda', west: 'Lehnda', north: 'Pahar', south: 'Dakhan' }

/** The hadood arba of a plot, in one of six ways. */
export const sidesOf = (s: Scene, n: number): string => {
  const { tell, boundaries, sizes, has, whole } = s
  const along = alongOf(s)
  const measured = has(0.6, n)
  const inches = (side: Side): string =>
    tell.states(`dimensions_deed_${side}`, `${along[side]}'-0"`, `${along[side]}'-0"`, `${along[side]} feet`)
  const feet = (side: Side): string => tell.states(`dimensions_deed_${side}`, `${along[side]} ft.`)
  const both = (): string => {
    if (!measured) return ''
    const wide = lengthOf(tell, 'north', `${sizes.eastWest} feet`)
    return `<p>Measuring East to West ${wide} and North to South ${lengthOf(tell, 'east', `${sizes.northSouth} feet`)}.</p>`
  }
  const local = s.state === 'Punjab' ? punjabi : hindi
  const said = (side: Side): string => tell.states(`boundaries_deed_${side}`, boundaries[side])
  const ways = [
    () => `<p>Bounded as under:-</p>${bounds(tell, boundaries, ewns, (side, one) => `<div>${titled(side)} :- ${one}</div>`)}${both()}`,
    () =>
      abreast(
        ['Side', ...(measured ? ['Karam / Ft.'] : []), 'Hadood Arba'],
        ewns.map((side) => [`${local[side]} (${titled(side)})`, ...(measured ? [inches(side)] : []), said(side)]),
      ),
    () => headTable(ewns.map((side) => [titled(side).toUpperCase(), `${said(side)}${measured ? `<br>${feet(side)}` : ''}`])),
    () => `<p>and is bounded as: ${ewns.map((side) => `${titled(side)}: ${said(side)}`).join('; ')}.</p>${both()}`,
    () => `${pairTable(ewns.map((side) => [titled(side), said(side)]))}${both()}`,
    () => ewns.map((side) => `<div>${local[side]} / ${titled(side)} - ${measured ? `${feet(side)} - ` : ''}${said(side)}</div>`).join(''),
  ]
  return (ways[whole(0, 5, n + 1)] ?? (() => ''))()
}

const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  if (s.isFlat) mayConvert(s.tell, site(s))
}

const sold = (s: Scene): string => {
  const land = `${rounded(site(s) / 9)} sq. yards`
  if (s.isFlat) return `having super area of ${superArea(s)} along with proportionate undivided share of ${share(s)} in the land of ${land}`
  return `measuring ${extent(s)}${s.hasHouse ? ` with construction thereon, total covered area ${houseArea(s)} Sq. Ft.` : ''}`
}

/** The head that tehsils of Haryana and Punjab print over a deed. */
const docket = (s: Scene, kind: string): string => {
  const { price, dates } = s
  return pairTable([
    ['Type of deed', kind],
    ['Village / City', s.village],
    ['Tehsil', s.town],
    ['Transaction value', rs(price)],
    ['Stamp duty', rs(Math.round(price * 0.07))],
    ['Stamp No. / GRN', `G0${s.digits(10, 41)}`],
    ['Collector rate', `${rs(Math.round(price / 210))} per sq. yd.`],
    ['Dated', dayOf(dates.deed).typed],
  ])
}

/** A deed of a tehsil: the docket, then the parties as vendor and vendee. */
const vasika = (s: Scene): string => {
  const { tell, buyers, seller, price, dates, first, earlier } = s
  begun(s, 'Sale Deed', 'Vasika')
  mayApply(tell, buyers)
  return `<h1>SALE DEED</h1>${docket(s, 'Sale outside MC area')}<p>I, ${sh(seller, escaped(seller.name), 0)}, R/o ${escaped(
    seller.home,
  )}, Aadhaar XXXX XXXX ${seller.aadhaar} (hereinafter called the vendor) do hereby sell to ${owners(tell, buyers, ' and ', sh)}, R/o
${escaped(first.home)}-${s.homePin} (hereinafter called the vendees in equal shares).</p>${clauses(
    [
      `That the vendor is owner in possession of ${place(s)}${pinIn(s, 0.5, 42)}, ${sold(s)}, vide Jamabandi for the year ${
        dayOf(dates.deed).year - 4
      }-${(dayOf(dates.deed).year - 3) % 100} and sale deed Vasika No. ${s.digits(4, 43)} dated ${dayOf(dates.plan).dots} from
${escaped(earlier.name)}.`,
      `That the vendor sells it for ${rs(price)} (Rupees ${inWords(price)} only), received in full by cheque / earnest money.`,
      ...standing(s, 'deed', 44),
      s.has(0.4, 45) && `That the property is ${tell.states('land_freehold_or_leasehold', 'free hold', 'Freehold')} in nature.`,
    ],
    (at) => `${at}.`,
  )}${s.isFlat ? '' : sidesOf(s, 46)}<p>Lambardar ${escaped(s.partner.name)} identifies the vendor. Deed writer ${escaped(
    s.officer.name,
  )}, Ph. ${s.officer.mobile}</p><p>Vendor <span class="far">Vendee<br>${again(buyers, '<br>')}</span></p>`
}

/** A deed of Delhi, sold through the holder of a general power of attorney. */
const throughAttorney = (s: Scene): string => {
  const { tell, buyers, seller, price, dates, partner } = s
  begun(s, 'Sale Deed', 'Conveyance Deed')
  mayApply(tell, buyers)
  return `<p class="center">e-Stamp Certificate No. IN-DL${s.digits(14, 47)} | First Party: ${escaped(seller.name)} | Second Party: ${again(
    buyers,
    ', ',
  )}</p><h1>SALE DEED FOR ${rs(price)}</h1><p>This Sale Deed is executed on ${dayOf(dates.deed).legal} by ${mr(
    seller,
    escaped(seller.name),
    0,
  )}, R/o ${escaped(seller.home)}, through registered General Power of Attorney ${mr(partner, escaped(partner.name), 0)} (GPA Regn. No.
${s.digits(4, 48)} in Book No. 4), hereinafter the <b>VENDOR</b>,</p><p class="center">IN FAVOUR OF</p><p>${owners(
    tell,
    buyers,
    ' and ',
    sh,
  )}, R/o ${escaped(s.first.home)} - ${s.homePin}, hereinafter the <b>VENDEE</b>.</p><p>WHEREAS the Vendor is the absolute owner of
${place(s)}${pinIn(s, 0.6, 49)}, ${sold(s)}${
    s.has(0.5, 50)
      ? `, ${tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} vide Conveyance Deed of ${dayOf(dates.plan).dots}`
      : ''
  }${s.has(0.4, 51) && !s.isFlat ? `, being a ${tell.states('type_of_plot', s.pick(['corner', 'park facing'], 52))} plot` : ''}.</p>${
    s.isFlat ? '' : sidesOf(s, 53)
  }<p>NOW THIS DEED WITNESSETH:</p>${clauses(standing(s, 'deed', 54, 0.8), (at) => `${at}.`)}<p>WITNESSES: ${again(
    s.witnesses,
    ' ; ',
    mr,
  )}</p><p>VENDOR <span class="far">VENDEE</span></p>`
}

/** The deed by which an estate officer conveys what he allotted. */
const estateConveyance = (s: Scene): string => {
  const { tell, buyers, authority, price, dates } = s
  begun(s, 'Conveyance Deed', 'Sale Deed', 'Deed of Conveyance')
  mayApply(tell, buyers)
  tell.allows('developer_name', authority)
  return `<p class="center"><b>${authority.toUpperCase()}</b><br>Form 'D' [See Regulation 9(1)]</p><h1>DEED OF CONVEYANCE OF BUILDING /
SITE SOLD BY
ALLOTMENT</h1>${dotted([
    ['This deed made on', dayOf(dates.deed).spoken],
    ['between the Estate Officer and', owners(tell, buyers, ', ', sh)],
    ['resident of', `${escaped(s.first.home)} ${s.homePin}`],
    ['in respect of', `${place(s)}${pinIn(s, 0.5, 55)}`],
    s.isFlat ? ['having area', superArea(s)] : ['having area', extent(s)],
    ['originally allotted to', `${escaped(s.earlier.name)} vide memo ${s.digits(4, 56)} dated ${dayOf(dates.plan).typed}`],
    ['full price', `${rs(price)}`],
    s.has(0.5, 57) && ['is of tenure', tell.states('land_freehold_or_leasehold', 'Free Hold', 'Freehold')],
  ])}${s.isFlat ? '' : sidesOf(s, 58)}<p>Estate Officer <span class="far">Transferee: ${again(buyers, ', ')}</span></p>`
}

const agreed = (s: Scene, ...names: string[]): void => {
  begun(s, 'Agreement to Sell', ...names)
  mayHold(s.tell, s.buyers)
  mayHold(s.tell, [s.seller])
  s.tell.allows('loan_type', 'Home Loan')
}

/** A 'bayana' deal of a property dealer, on a printed sheet. */
const bayana = (s: Scene): string => {
  agreed(s, 'Ikrarnama', 'Bayana')
  const { tell, buyers, seller, price, dates } = s
  return `<h1>AGREEMENT TO SELL / IKRARNAMA</h1>${leftTable([
    ['First Party (Seller)', `${owners(tell, [seller], '', sh)}, R/o ${escaped(seller.home)}, M. ${seller.mobile}`],
    ['Second Party (Purchaser)', `${applicants(tell, buyers, '<br>', sh)}<br>R/o ${escaped(s.first.home)}`],
    ["Purchaser's Mobile", phone(s, 0.6)],
    ['Property', `${place(s)}${pinIn(s, 0.5, 60)}`],
    ['Description', sold(s)],
    ['Total bargain', `${rs(price)} (${inWords(price)})`],
    ['Bayana (earnest money)', `${rs(Math.round(price / 10))} cash + cheque`],
    ['Target date of registry', `${s.whole(1, 28, 61)}.0${s.whole(1, 9, 62)}.${dayOf(dates.deed).year + 1}`],
    ['Dealer', `${escaped(s.witnesses[0].name)} Properties, ${s.witnesses[0].mobile}`],
  ])}${s.isFlat ? '' : sidesOf(s, 63)}<p>Dated ${dayOf(dates.deed).dots}. Marginal witness ${escaped(s.partner.name)}, Lambardar.</p>`
}

/** Delhi's set: agreement, receipt and power of attorney in one paper. */
const delhiSet = (s: Scene): string => {
  agreed(s, 'General Power of Attorney', 'Receipt')
  const { tell, buyers, seller, price, dates } = s
  const owner = owners(tell, [seller], '', sh)
  return `<h1>AGREEMENT TO SELL AND PURCHASE</h1><p>This Agreement is made at ${s.town} on ${dayOf(dates.deed).spoken} between ${owner},
R/o ${escaped(seller.home)}, hereinafter called the FIRST PARTY, and ${applicants(tell, buyers, ' and ', sh)}, R/o ${escaped(
    s.first.home,
  )}, hereinafter called the SECOND PARTY.</p>${clauses(
    [
      `The First Party is owner of ${place(s)}${pinIn(s, 0.5, 64)}, ${sold(s)}.`,
      `The First Party has agreed to sell the same for ${rs(price)}, and has received ${rs(Math.round(price / 5))} as per the receipt
below.`,
      s.has(0.4, 65) &&
        `The property is on ${tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} basis with L&amp;DO rights.`,
      ...standing(s, 'agreement', 66),
    ],
    (at) => `${at}.`,
  )}${s.isFlat ? '' : sidesOf(s, 67)}<h2>RECEIPT</h2><p>Received ${rs(Math.round(price / 5))} by RTGS. Phone of Second Party ${phone(
    s,
    0.6,
  )}; of First Party ${seller.mobile}.</p><h2>GENERAL POWER OF ATTORNEY</h2><p>The First Party appoints ${escaped(
    s.partner.name,
  )} as attorney to present the deed, to apply for mutation and to receive notices.</p><p>FIRST PARTY <span class="far">SECOND PARTY
${again(buyers, ', ')}</span></p>`
}

/** The lease of a capital's administration, perpetual or for a term. */
const lease =
  (isSheet: boolean) =>
  (s: Scene): string => {
    const { tell, buyers, sqmt, whole, lease: term, authority, first } = s
    mayList(tell, 'Lease Deed', 'Perpetual Lease Deed')
    mayApply(tell, buyers)
    tell.allows('developer_name', authority)
    const from = dayOf(s.dates.deed)
    const rent = rounded(sqmt.plot * whole(2, 9, 70), 0)
    const lessees = owners(tell, buyers, ' and ', isSheet ? mr : sh)
    const land = `${landPlace(s)}${pinIn(s, 0.5, 71)}`
    const title = tell.states('land_freehold_or_leasehold', isSheet ? 'LEASE DEED' : 'INDENTURE OF LEASE', 'Leasehold')
    if (isSheet)
      return `<p class="center"><b>${authority.toUpperCase()}</b></p><h1>${title}</h1>${pairTable([
        ['Lessee', lessees],
        ['Address', `${escaped(first.home)} ${s.homePin}`],
        ['Plot', land],
        ['Area', extent(s)],
        ['Period of lease', termOf(s, term.years, from.typed, rent, `${term.years} years`)],
        ['w.e.f.', from.dashes],
        ['Yearly ground rent', rs(rent)],
        ['Premium', rs(rounded(sqmt.plot * 3_100, 0))],
        ['Allotment memo', `${s.digits(4, 72)} dt. ${dayOf(s.dates.plan).dots}`],
        ['Scheme', escaped(s.colony)],
      ])}${sidesOf(s, 73)}<p>For and on behalf of the Lessor <span class="far">${again(buyers, ' / ')}</span></p>`
    return `<h1>${title}</h1><p>THIS INDENTURE made the ${from.legal} BETWEEN ${authority} (hereinafter called "the Lessor") of the one
part AND
${lessees}, R/o ${escaped(first.home)} (hereinafter called "the Lessee") of the other part. WHEREAS the Lessee's bid for the plot was
accepted, the Lessor demises ALL THAT ${land}, containing by admeasurement ${extent(s)}, TO HOLD the same for ${termOf(
      s,
      term.years,
      from.typed,
      rent,
      `a period of ${term.years} (${inWords(term.years)}) years`,
    )} commencing from ${from.dots}, YIELDING AND PAYING therefor the yearly rent of ${rs(rent)} in two half-yearly instalments on 15th
January and
15th July at the Treasury.</p>${clauses(standing(s, 'lease', 74), (at) => `(${at})`)}${sidesOf(s, 75)}<p>Signed by ${escaped(
      s.officer.name,
    )} for the Lessor <span class="far">${again(buyers, '<br>')}</span></p>`
  }

const conveyed = overleaf('deed', 76, estateConveyance, 'Conditions of the conveyance')
export const saleDeed = drafted(7, vasika, throughAttorney, conveyed)
export const agreementToSell = drafted(8, overleaf('agreement', 77, bayana), delhiSet)
export const leaseDeed = drafted(9, overleaf('lease', 78, lease(true)), lease(false))
