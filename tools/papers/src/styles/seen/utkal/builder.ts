import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal } from '../../forms.ts'
import { again, applicants, mayList, mayOwn } from '../../truths.ts'
import { charged, factLines, headTable, numberedTable, type Charge } from '../drafts.ts'
import { abreast, asked, clauses, dotted, valueFirst } from '../layouts.ts'
import { asFlat, demanded, pinIn } from '../scenes.ts'
import { overleaf, standing } from '../standing.ts'
import { called, drafted, extent, landPlace, phone, place, rs, share, site, sri, superArea, type Scene } from './scene.ts'

const builder = (s: Scene, printed = s.developer): string => s.tell.states('developer_name', printed, s.developer)

const chargesOf = ({ charges, has, pick }: Scene): Charge[] => {
  const all: (Charge | false)[] = [
    has(0.2, 80) && { label: 'Infrastructure development charge', key: 'idc', amount: charges.idc },
    has(0.2, 81) && { label: 'EDC', key: 'edc', amount: charges.edc },
    has(0.4, 82) && { label: pick(['Preferential location charge', 'PLC'], 83), key: 'plc', amount: charges.plc },
    has(0.7, 84) && {
      label: pick(['Covered car parking', 'Parking space in basement', 'Garage / car parking'], 85),
      key: 'car_parking',
      amount: charges.parking,
      also: ['1 covered', '1'],
    },
    has(0.5, 86) && { label: pick(['Generator power backup', 'DG power backup'], 87), key: 'power_backup', amount: charges.power },
    has(0.6, 88) && { label: pick(['Transformer & electric meter', 'Electrical installation charge'], 89), key: 'others', amount: 68_000 },
    has(0.5, 90) && { label: 'Corpus / sinking fund', key: 'others', amount: charges.club },
    has(0.3, 91) && { label: 'Society formation', key: 'others', amount: 12_000 },
  ]
  return all.filter((one) => one !== false)
}
const sum = (amount: number): string => `Rs ${grouped(amount)}/=`
const extra = (s: Scene): readonly (readonly [string, string])[] => charged(s.tell, chargesOf(s), sum)
const inLine = (s: Scene): string =>
  extra(s)
    .map(([label, amount]) => `${label} of ${amount}`)
    .join(', ')

/** A housing board's provisional letter of a house or a flat. */
const boardLetter = (s: Scene): string => {
  const { tell, buyers, authority, isFlat } = s
  tell.allows('developer_name', authority)
  mayOwn(tell, buyers, authority)
  mayList(tell, 'Allotment Letter')
  const asset = isFlat ? [['Plinth / super built-up area', superArea(s)] as const] : [['Extent of land', extent(s)] as const]
  return `<p class="center"><b>${authority.toUpperCase()}</b><br>${escaped(s.colony)}, ${s.town} - ${s.officePin}</p><p>No. ${s.digits(
    5,
    92,
  )}/HB <span class="far">Dt. ${dayOf(s.dates.letter).dots}</span></p><p>To<br>${applicants(tell, buyers, '<br>', called)}<br>${escaped(
    s.first.home,
  )}-${s.homePin}, Cell ${phone(s, 0.5)}</p><p>Sub: Provisional allotment of asset in ${escaped(s.project)} Scheme, Phase-${s.whole(
    1,
    4,
    93,
  )}</p><p>Ref: Your application registration No. ${s.digits(6, 94)}</p><p>Sir/Madam, you are provisionally allotted the asset
below:</p>${dotted([
    ['Asset', `${isFlat ? place(s) : landPlace(s)}${pinIn(s, 0.5, 95)}`],
    ...asset,
    ['Mode of disposal', s.has(0.5, 96) ? tell.states('land_freehold_or_leasehold', 'Lease hold', 'Leasehold') : 'Outright sale'],
    ['Final cost', `${rs(s.price)} (${inWords(s.price)})`],
    ['EMD adjusted', rs(Math.round(s.price / 10))],
    ...(isFlat ? extra(s) : []),
  ])}<p>Balance be paid in ${s.whole(4, 12, 97)} quarterly instalments with interest at 10.5 %.</p><p class="far">Allotment Officer</p>`
}

/** A builder's letter and demand in one, the money across the page. */
const withDemand = (s: Scene): string => {
  const { tell, buyers, first, sqft } = s
  const money = extra(s)
  return `<p class="band">${builder(s)} &nbsp; <small>${escaped(s.road)}, ${s.town} - ${s.officePin}</small></p><h1>ALLOTMENT CUM DEMAND
LETTER</h1>${abreast(
    ['Allottee', 'Co-allottee', 'Mobile', 'Booking ID'],
    [[...applicantsOf(s), phone(s, 0.6), `B${s.digits(6, 98)}`]],
  )}<p>Address: ${escaped(first.home)}, PIN ${s.homePin}</p>${asked([
    ['Apartment allotted', `${place(s)}${pinIn(s, 0.6, 99)}`],
    ['Super built-up (carpet)', `${superArea(s)} (${grouped(sqft.carpet)})`],
    ['Consideration', rs(s.price)],
  ])}${money.length > 0 ? headTable(money) : ''}${abreast(
    ['Stage', '%', 'Due'],
    [
      ['On allotment', '20', sum(Math.round(s.price / 5))],
      ['On plinth', '30', sum(Math.round(s.price * 0.3))],
      ['On roof cast', '40', sum(Math.round(s.price * 0.4))],
      ['On possession', '10', sum(Math.round(s.price / 10))],
    ],
  )}<p>Marketing: ${escaped(s.witnesses[0].name)}, ${s.witnesses[0].mobile}. ${again(buyers, ' / ', called)} (accepted)</p><p>${tell.states(
    'developer_name',
    s.developer,
  )}, authorised signatory ${escaped(s.officer.name)}</p>`
}
const applicantsOf = (s: Scene): [string, string] => {
  const [a = '', b = '-'] = applicants(s.tell, s.buyers, '|', called).split('|')
  return [a, b]
}

/** A memorandum among landlord, developer and buyer. */
const memorandum = (s: Scene): string => {
  const { tell, buyers, seller, authority } = s
  const permit = s.has(0.6, 100)
    ? `planning permit No. ${tell.states('sanction_approval_no', `BP/${s.digits(4, 101)}/${dayOf(s.dates.plan).year}/GM`)} dated
${tell.states('sanction_number_date', dayOf(s.dates.plan).spoken, dayOf(s.dates.plan).typed)} of ${authority}`
    : `permission of ${authority}`
  const more = inLine(s)
  return `<h1>MEMORANDUM OF AGREEMENT</h1><p>made at ${s.town} this ${dayOf(s.dates.deed).legal} among ${called(
    seller,
    escaped(seller.name),
    0,
  )} (Land Owner); ${builder(s)}, represented by ${escaped(s.partner.name)} (Developer); and ${applicants(
    tell,
    buyers,
    ' and ',
    sri,
  )}, resident of ${escaped(s.first.home)}, contact ${phone(s, 0.5)} (Purchaser).</p>${clauses(
    [
      `The Owner's land of ${grouped(site(s))} sq. ft. in ${
        s.isAssam
          ? `Dag No. ${s.dag}, Patta No. ${s.patta}`
          : `Plot
${s.revenuePlot}`
      }, Mouza ${s.mouza}, was entrusted to the Developer who obtained ${permit}.`,
      `The Purchaser shall get ${place(s)}${pinIn(s, 0.5, 102)} of super built-up area ${superArea(s)} and ${share(
        s,
      )} undivided share of land at ${rs(s.price)}.`,
      more !== '' && `The Purchaser shall further pay ${more}.`,
      ...standing(s, 'builder', 103),
    ],
    (at) => `Article ${at}.`,
  )}<p>Owner &nbsp; Developer <span class="far">Purchaser: ${again(buyers, ', ')}</span></p>`
}

/** A statutory form with its schedule turned round. */
const turned = (s: Scene): string => {
  const { tell, buyers, sqft } = s
  return `<h1>AGREEMENT FOR SALE</h1><p class="center">Form 'A' (Rule 8)</p><p>Promoter: ${builder(s, s.developer.toUpperCase())}.
Allottee: ${applicants(tell, buyers, '; ', sri)}. Executed on ${dayOf(s.dates.deed).dots}.</p>${valueFirst([
    [`Apartment number`, tell.states('flat', s.unit)],
    ['Floor', ordinal(s.floor)],
    ['Sq. ft. carpet', grouped(sqft.carpet)],
    ['Super built-up', superArea(s)],
    ['Where the apartment is', `${place(s)}${pinIn(s, 0.6, 104)}`],
    ['All-inclusive price', rs(s.price)],
    ...extra(s),
    ["Allottee's mobile", phone(s, 0.6)],
    ["Allottee's residence", `${escaped(s.first.home)} ${s.homePin}`],
  ])}${clauses(standing(s, 'builder', 105), (at) => `${at}.`)}<p>${again(buyers, ' / ')}</p>`
}

/** A possession memo in numbered rows. */
const memo = (s: Scene): string => {
  const { tell, buyers } = s
  return `<p class="center"><b>${builder(s)}</b></p><h1>POSSESSION MEMO</h1>${numberedTable([
    ['Memo No. / date', `${s.digits(3, 106)} / ${dayOf(s.dates.letter).dots}`],
    ['Name of flat buyer(s)', applicants(tell, buyers, ' and ', called)],
    ['Mobile', phone(s, 0.6)],
    ['Flat', `${place(s)}${pinIn(s, 0.5, 107)}`],
    ['Area (super built-up)', superArea(s)],
    ['APDCL / CESU consumer', s.digits(12, 108)],
    ...extra(s),
    ['Balance', 'Nil'],
    ['Handed over by', `${escaped(s.officer.name)}, ${s.officer.mobile}`],
  ])}<p>Possession received in good order. ${again(buyers, ', ')}</p>`
}

/** A letter that tells of possession and asks for papers. */
const letter = (s: Scene): string => {
  const { tell, buyers } = s
  const papers = ['Registered sale agreement', 'Money receipts', 'ID proof', 'Bank NOC', 'Passport photographs'].filter(
    (_, at) => at === 0 || s.has(0.6, 109 + at),
  )
  const more = inLine(s)
  return `<p>${dayOf(s.dates.letter).spoken}</p><p>${applicants(tell, buyers, '<br>', called)}<br>${escaped(s.first.home)}<br>${s.town} - ${
    s.homePin
  }<br>${phone(s, 0.5)}</p><p><u>Possession of your flat</u></p><p>Dear Customer,</p><p>Completion being certified under No. ${s.digits(
    4,
    114,
  )} on ${dayOf(s.dates.plan).typed}, ${builder(s)} is pleased to hand over ${place(s)}${pinIn(s, 0.5, 115)}. The super built-up area is
${superArea(s)} as agreed.${more === '' ? '' : ` Please clear ${more} beforehand.`}</p>${factLines(
    [['Bring along', demanded(tell, papers, ['Registered sale agreement'], ', ')]],
    ': ',
  )}<p>Project office ${s.officer.mobile}, ${escaped(s.officer.name)}</p>`
}

export const allotment = drafted(4, boardLetter, asFlat(site, overleaf('builder', 116, withDemand), 'Allotment Letter'))
export const buyerAgreement = drafted(
  5,
  asFlat(site, memorandum, 'Memorandum of Agreement', 'Agreement for Sale'),
  asFlat(site, turned, 'Agreement for Sale'),
)
export const possession = drafted(
  6,
  asFlat(site, overleaf('builder', 117, memo), 'Possession Letter', 'Possession Memo'),
  asFlat(site, letter, 'Possession Letter'),
)
