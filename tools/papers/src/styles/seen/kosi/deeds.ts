import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, mayApply, owners } from '../../truths.ts'
import { factLines, leftTable, numberedTable } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { houseArea, pinIn } from '../scenes.ts'
import { standing } from '../standing.ts'
import { begun, history, sidesOf } from './ground.ts'
import { both, drafted, extent, party, place, plain, rs, share, siteOf, size, superArea, type Scene } from './scene.ts'

const deeded = (s: Scene, ...names: string[]): void => {
  begun(s, 'Sale Deed', ...names)
  mayApply(s.tell, s.buyers)
}
const flatLand = (s: Scene): string => (s.isFlat ? `, with ${share(s)} undivided share in the land of ${grouped(siteOf(s))} sq. ft.` : '')

/** Bihar's kewala: executant, claimant and tafsil under labels of both languages. */
const kewala = (s: Scene): string => {
  deeded(s, 'Kewala')
  const { tell, buyers, seller, price, dates, first } = s
  return `<h1>${both(s, 'केवाला विक्रय पत्र', 'SALE DEED')}</h1>${leftTable([
    [both(s, 'लेख्यकारी', 'Executant / Vendor'), `${party(seller, escaped(seller.name), 0)}, resident of ${escaped(seller.home)}`],
    [
      both(s, 'लेख्यधारी', 'Claimant / Purchaser'),
      `${owners(tell, buyers, '<br>', party)}<br>resident of ${escaped(first.home)}, PIN ${s.homePin}`,
    ],
    [both(s, 'दस्तावेज का प्रकार', 'Nature of document'), 'Absolute Sale Deed'],
    [both(s, 'प्रतिफल', 'Consideration'), `${rs(price)} (${inWords(price)})`],
    [both(s, 'न्यूनतम मूल्य', 'MVR value'), rs(Math.round(price * 0.83))],
    [both(s, 'निष्पादन तिथि', 'Date of execution'), dayOf(dates.deed).dots],
  ])}<div class="typed">${clauses([...history(s, 50), ...standing(s, 'deed', 60, 0.5)], (n) => `${n}.`)}</div><p class="center"><b>${both(
    s,
    'तफसील सम्पत्ति',
    'SCHEDULE OF PROPERTY',
  )}</b></p><p>${place(s)}${pinIn(s, 0.4, 61)}</p>${
    s.isFlat
      ? ''
      : abreast(
          ['Thana No.', 'Touzi No.', 'Khata No.', 'Plot No.', 'Jamabandi No.'],
          [[String(s.thana), s.digits(4, 62), String(s.khata), s.khesra, String(s.jamabandi)]],
        )
  }<p>${both(s, 'रकबा', 'Area')} : ${size(s)}${flatLand(s)}</p>${s.isFlat ? '' : sidesOf(s, 63)}<p>Scribe: ${escaped(
    s.officer.name,
  )}, Licence No. ${s.digits(3, 64)}. Identifier: ${escaped(s.witnesses[0].name)}</p>`
}

/** The sheet of particulars that Uttar Pradesh puts before a bainama. */
const bainama = (s: Scene): string => {
  deeded(s, 'Bainama')
  const { tell, buyers, seller, price, dates, first } = s
  const corner = s.has(0.5, 65) ? tell.states('type_of_plot', s.pick(['Corner', 'Intermediate'], 66)) : 'None'
  return `<h1>${both(s, 'विक्रय पत्र / बैनामा', 'SALE DEED')}</h1><p class="center">${both(s, 'विलेख का संक्षिप्त विवरण', 'BRIEF DETAILS OF DEED')}</p>${numberedTable(
    [
      [both(s, 'भूमि का प्रकार', 'Type of land'), 'Residential'],
      [both(s, 'वार्ड / परगना', 'Ward / Pargana'), s.circle],
      [both(s, 'मोहल्ला / ग्राम', 'Mohalla / Village'), s.mauza],
      [both(s, 'सम्पत्ति का विवरण', 'Details of property'), `${place(s)}${pinIn(s, 0.4, 67)}`],
      [both(s, 'मापन की इकाई', 'Unit of measurement'), 'Sq. meter'],
      [both(s, 'सम्पत्ति का क्षेत्रफल', 'Area of property'), size(s)],
      [both(s, 'सड़क की स्थिति', 'Location of road'), `Off ${s.whole(3, 9, 68)} meter wide road`],
      [both(s, 'अन्य विवरण', 'Other details (corner etc.)'), corner],
      [both(s, 'प्रतिफल की धनराशि', 'Consideration'), rs(price)],
      [both(s, 'मालियत', 'Valuation as per circle rate'), rs(Math.round(price * 0.77))],
      [both(s, 'स्टाम्प शुल्क', 'Stamp duty paid'), rs(Math.round(price * 0.07))],
    ],
  )}${s.isFlat ? '' : sidesOf(s, 69)}<p>${both(s, 'प्रथम पक्ष / विक्रेता', 'FIRST PARTY / SELLER')}: ${party(
    seller,
    escaped(seller.name),
    0,
  )}, R/o ${escaped(seller.home)}.</p><p>${both(s, 'द्वितीय पक्ष / क्रेता', 'SECOND PARTY / PURCHASER')}: ${owners(
    tell,
    buyers,
    ' and ',
    party,
  )}, R/o ${escaped(first.home)}, PIN ${s.homePin}.</p><div class="typed"><p>Executed on ${dayOf(dates.deed).spoken}.</p>${clauses(
    [...history(s, 70), ...standing(s, 'deed', 79, 0.5)],
    (n) => `${n}.`,
  )}</div>`
}

/** Chhattisgarh's deed: buyer and seller, the khasra's row, the four sides. */
const vikrayPatra = (s: Scene): string => {
  deeded(s, 'Vikray Patra')
  const { tell, buyers, seller, price, dates, first } = s
  return `<p class="right">e-Registration ID CG${s.digits(12, 120)}</p><h1>${both(s, 'विक्रय पत्र', 'SALE DEED')}</h1><p>${both(
    s,
    'विक्रेता',
    'Seller',
  )} : ${party(seller, escaped(seller.name), 0)}, R/o ${escaped(seller.home)}</p><p>${both(s, 'क्रेता', 'Purchaser')} : ${owners(
    tell,
    buyers,
    ' and ',
    party,
  )}, R/o ${escaped(first.home)} - ${s.homePin}</p>${factLines([
    [both(s, 'विक्रय मूल्य', 'Sale price'), `${rs(price)} (Rupees ${inWords(price)} only)`],
    [both(s, 'बाजार मूल्य', 'Market value'), rs(Math.round(price * 0.9))],
    [both(s, 'दिनांक', 'Date'), dayOf(dates.deed).dashes],
  ])}<p><b>${both(s, 'विक्रीत सम्पत्ति का विवरण', 'DESCRIPTION OF PROPERTY SOLD')}</b></p>${
    s.isFlat
      ? ''
      : abreast(
          [both(s, 'ग्राम', 'Village'), both(s, 'प.ह.नं.', 'P.H.No.'), both(s, 'रा.नि.मं.', 'R.I. Circle'), both(s, 'खसरा नं.', 'Khasra No.')],
          [[s.mauza, String(s.halka), s.circle, s.khesra]],
        )
  }<p>${both(s, 'स्थिति', 'Situated at')}: ${place(s)}${pinIn(s, 0.4, 121)}; ${both(s, 'रकबा', 'Area')} ${size(s)}${flatLand(s)}.</p>${
    s.isFlat ? '' : sidesOf(s, 122)
  }<div class="typed">${clauses([...history(s, 124), ...standing(s, 'deed', 131, 0.5)], (n) => `${n}.`)}</div><p>${both(
    s,
    'गवाह',
    'Witnesses',
  )}: 1. ${escaped(s.witnesses[0].name)} 2. ${escaped(s.witnesses[1].name)}</p>`
}

/** Telangana's deed with the schedule and the annexure of the building. */
const withAnnexure = (s: Scene): string => {
  deeded(s)
  const { tell, buyers, seller, price, dates, first, hasHouse } = s
  const house = !s.isFlat && hasHouse
  return `<div class="typed"><h1>SALE DEED</h1><p>THIS DEED OF SALE is made and executed on this the ${dayOf(dates.deed).legal} at ${
    s.town
  } BY ${party(seller, escaped(seller.name), 0)}, R/o ${escaped(
    seller.home,
  )}, hereinafter called the VENDOR, IN FAVOUR OF ${owners(tell, buyers, ' AND ', party)}, R/o ${escaped(first.home)} - ${
    s.homePin
  }, hereinafter called the VENDEE.</p>${clauses(
    [
      ...history(s, 132),
      `Whereas the Vendor offered to sell the schedule property for a sum of ${rs(price)} (Rupees ${inWords(price)} Only) and the Vendee agreed to purchase it;`,
      ...standing(s, 'deed', 139, 0.6),
    ],
    () => '',
  )}<p class="center"><b>SCHEDULE OF THE PROPERTY</b></p><p>All that the ${s.isFlat ? 'residential flat' : house ? 'house' : 'open plot'} ${place(
    s,
  )}${pinIn(s, 0.5, 140)}, admeasuring ${s.isFlat ? `${superArea(s)} super built-up${flatLand(s)}` : extent(s)}.</p>${s.isFlat ? '' : sidesOf(s, 141)}</div>${
    house
      ? `<p class="center"><b>ANNEXURE - 1A</b></p>${numberedTable([
          ['Description of the building (nature of roof)', 'R.C.C.'],
          ['Type of structure', 'Framed structure'],
          ['Age of the building', `${s.whole(1, 20, 142)} years`],
          ['Built-up area particulars (in sq. ft.)', houseArea(s)],
          ['Annual rental value', rs(s.whole(6, 30, 143) * 1000)],
          ['Municipal taxes per annum', rs(s.whole(6, 30, 144) * 110)],
          ["Party's own estimate of market value", rs(price)],
        ])}`
      : ''
  }<p>Vendor: ${escaped(seller.name)} <span class="far">Vendee: ${again(buyers, ', ', plain)}</span></p>`
}

const regional = (s: Scene): string => {
  if (s.isBihar) return kewala(s)
  if (s.isUp) return bainama(s)
  return s.isCg ? vikrayPatra(s) : withAnnexure(s)
}
export const saleDeed = drafted(7, regional)
