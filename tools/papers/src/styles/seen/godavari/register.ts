import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { again, mayConvert } from '../../truths.ts'
import { factLines, headTable, leftTable, pairTable } from '../drafts.ts'
import { abreast } from '../layouts.ts'
import { standing } from '../standing.ts'
import { extent, flatArea, pin, place, size } from './ground.ts'
import { child, ofEither, ofLand, recorded, sri, type Scene } from './scene.ts'

const names = ['Mutation Certificate', 'Mutation Order', 'Mutation Extract'] as const
export const marks = (s: Scene, n: number): string =>
  `<ul>${standing(s, 'civic', n, 0.45)
    .map((line) => `<li>${line}</li>`)
    .join('')}</ul>`
/** The year of assessment that the day falls in. */
export const taxYear = (s: Scene): string => {
  const { year } = dayOf(s.dates.letter)
  return `${year - 1}-${String(year % 100).padStart(2, '0')}`
}
/** Built-up area of what a register describes: a flat's is its area, a house's may be typed. */
export const standsThere = (s: Scene): string => {
  if (s.isFlat) return flatArea(s, false)
  s.tell.allows('document_area_sqft', String(s.sqft.built))
  return s.hasHouse ? `R.C.C. ${grouped(s.sqft.built)} sq. ft.` : 'Vacant'
}

/** A village's register of houses and lands (namuna 8): holder, kind of house, taxes, in the columns of the form. */
export const villageEight = ofLand(
  (s) => {
    mayConvert(s.tell, s.sqft.plot)
    return `<div class="index"><p class="mid">${s.pick(['गाव नमुना ८-अ / VILLAGE FORM VIII-A', 'नमुना ८ - कर आकारणी नोंदवही उतारा / FORM 8 ASSESSMENT EXTRACT'], 800)}<br>ग्रामपंचायत ${s.village}, ता. ${s.town}, जि. ${s.district}</p>${headTable(
      [
        ['अ.क्र.', s.digits(3, 801)],
        ['मिळकत क्र.', s.house],
        ['मालकाचे नाव / Name of owner', recorded(s, ', ')],
        ['भोगवटादार / Occupant', s.pick(['स्वतः', escaped(s.witnesses[0].name)], 802)],
        [
          'क्षेत्रफळ / Area',
          s.pick(
            [() => `${s.tell.states('land_area_docs_sqft', grouped(s.sqft.plot), String(s.sqft.plot))} चौ.फूट`, () => extent(s)],
            803,
          )(),
        ],
        ['भांडवली मूल्य', grouped(s.whole(300, 900, 804) * 1_000)],
        ['घरपट्टी', grouped(s.whole(5, 30, 805) * 100)],
      ],
    )}<p>मिळकतीचे वर्णन / Description of property : ${place(s)}${pin(s, 0.45, 806)}</p><p>फेरफार नोंद / Mutation entry No. ${s.digits(4, 807)} dated ${dayOf(s.dates.deed).typed} : Name of ${escaped(s.seller.name)} reduced (नाव कमी) and name(s) of ${again(s.buyers, ', ')} entered as per registered deed No. ${s.digits(4, 808)}.</p><p>अस्सल बरहुकूम नक्कल. दिनांक ${dayOf(s.dates.letter).typed} <span class="far">ग्रामसेवक (${escaped(s.officer.name)})</span></p></div>`
  },
  ...names,
  'Form 8-A',
  '8-A Extract',
)

/** The city survey's property card: transactions down the page, the last holder counts. */
export const propertyCard = ofLand(
  (s) => {
    mayConvert(s.tell, s.sqft.plot)
    const year = (n: number): string => `${s.whole(10, 28, n)}/0${s.whole(1, 9, n + 1)}/${dayOf(s.dates.plan).year - (n === 815 ? 19 : 7)}`
    return `<div class="index"><p class="mid"><b>मालमत्ता पत्रक / PROPERTY CARD</b><br>नगर भूमापन अधिकारी, ${s.town}. विभाग/मौजे : ${s.village} &nbsp; तालुका : ${s.town} &nbsp; जिल्हा : ${s.district}</p>${pairTable(
      [
        ['न.भू.क्रमांक / CTS No.', s.digits(4, 809)],
        ['शिट नंबर / Sheet', s.whole(2, 60, 811)],
        ['क्षेत्र चौ.मी. / Area', `${s.tell.states('land_area_docs_sqmt', grouped(s.sqmt.plot), String(s.sqmt.plot))} sq. m.`],
        ['धारणाधिकार / Tenure', s.pick(['सी', 'क', 'C'], 812)],
        ['पत्ता / Situation', `${place(s)}${pin(s, 0.4, 813)}`],
        ['शासनास दिलेली आकारणी', `Rs. ${s.whole(4, 40, 814)}.50`],
      ].map(([label = '', value = '']) => [String(label), String(value)] as const),
    )}${abreast(
      ['दिनांक / Date', 'व्यवहार / Transaction', 'खंड क्र. / Vol.', 'नविन धारक / New holder (H), lessee (L)'],
      [
        [year(815), 'सर्वे चौकशी / Enquiry', '1', `H - ${escaped(s.earlier.name)}`],
        [year(817), `Sale deed No. ${s.digits(4, 819)}`, '2', `H - ${escaped(s.seller.name)}`],
        [
          dayOf(s.dates.letter).typed,
          `फेरफार / Mutation ${s.digits(4, 820)}, deed No. ${s.digits(4, 821)} dt. ${dayOf(s.dates.deed).typed}`,
          '3',
          `H - ${recorded(s, ', ')}`,
        ],
      ],
    )}<p>हे मालमत्ता पत्रक digitally signed आहे. Holder of the last entry is the present holder. ID ${s.digits(12, 822)}</p></div>`
  },
  ...names,
  'Property Card',
)

/** A corporation's letter upon transfer of the holding in its tax register. */
export const transfer = ofEither(
  (s) => {
    const day = dayOf(s.dates.letter)
    const title = s.region.isMarathi ? 'हस्तांतरण पत्र / PROPERTY TRANSFER LETTER' : 'TRANSFER OF TITLE (MUTATION) ORDER'
    return `<div class="office"><h1>${s.town} ${s.region.corporation}</h1><p class="mid">${s.region.isMarathi ? 'मूल्य निर्धारण व कर संकलन विभाग' : 'Revenue Section'}, Circle / Ward ${s.ward}</p><p>No. ${s.pick(['AC/TAX', 'MKV', 'B1/Rev'], 830)}/${s.digits(4, 831)} <span class="far">${day.dots}</span></p><h2>${s.pick([title, 'MUTATION CERTIFICATE', 'CERTIFICATE OF TRANSFER OF HOLDING'], 832)}</h2><p>Sub : Change of name in assessment of ${s.isFlat ? 'flat' : 'house / plot'}, Index No. ${s.digits(8, 833)}. Ref : application dated ${dayOf(s.dates.deed).dots} and deed No. ${s.digits(4, 834)}.</p><p>The property situated at ${place(s)}${pin(s, 0.5, 835)}, ${size(s)}, hitherto assessed in the name of ${sri(s)(s.seller, escaped(s.seller.name), 0)}, is from ${dayOf(s.dates.deed).dots} transferred in the assessment book to the name of :</p><p><b>${recorded(s, ' and ', child(s))}</b><br>${escaped(s.first.home)}, ${s.homePin}</p><p>Transfer fee Rs. ${s.whole(3, 50, 836) * 100} received, receipt No. ${s.digits(6, 837)}.</p>${marks(s, 83)}<p>Assessor and Collector (${escaped(s.officer.name)}), Tel. 0${s.digits(3, 838)}-${s.digits(7, 839)}, ${s.town} ${s.officePin}</p></div>`
  },
  ...names,
)

/** The Telugu municipalities' online proceedings: old and new owner beside each other. */
export const online = ofEither(
  (s) => {
    return `<div class="portal"><h1>${s.town} ${s.region.corporation}</h1><p class="mid">${s.pick(['PROCEEDINGS OF THE COMMISSIONER - PROPERTY MUTATION', 'Mutation Certificate (Online Services)', 'TITLE TRANSFER CERTIFICATE'], 840)}</p>${factLines(
      [
        ['Mutation Application No', `MUT${s.digits(9, 841)}`],
        ['Proceedings No', `A1/${s.digits(4, 842)}/${dayOf(s.dates.letter).year}`],
        ['Date', dayOf(s.dates.letter).brief],
        ['PTIN / Assessment No', s.digits(10, 843)],
        ['Locality', s.colony],
        ['Address of the property', `${place(s)}${pin(s, 0.5, 844)}`],
        ['Plinth / plot area', size(s)],
      ],
      ' : ',
    )}${abreast(
      ['Transferred from', 'Transferred to', 'Document'],
      [
        [
          sri(s)(s.seller, escaped(s.seller.name), 0),
          recorded(s, '<br>', child(s)),
          `Sale deed ${s.digits(4, 845)}/${dayOf(s.dates.deed).year}, SRO ${s.town}, ${dayOf(s.dates.deed).dots}`,
        ],
      ],
    )}<p>Fee paid : Rs. ${s.whole(10, 90, 846) * 50} (Txn ${s.digits(12, 847)}). Property tax dues : Nil.</p>${marks(s, 84)}<p>Digitally signed by ${escaped(s.officer.name)}, Valuation Officer. Grievance cell 040-${s.digits(8, 848)}</p></div>`
  },
  ...names,
)

/** A panchayat secretary certifies whose name the register holds now. */
export const panchayat = ofLand(
  (s) => {
    return `<div class="office"><h1>Office of the Gram Panchayat, ${s.village}</h1><p class="mid">${s.town} ${s.region.taluka}, ${s.district} District - ${s.officePin}</p><h2>${s.pick(['OWNERSHIP / MUTATION CERTIFICATE', 'CERTIFICATE OF MUTATION'], 850)}</h2><p>Rc.No. ${s.whole(4, 240, 851)}/GP/${dayOf(s.dates.letter).year} <span class="far">Dt. ${dayOf(s.dates.letter).dots}</span></p><p>It is certified that as per Panchayat resolution No. ${s.whole(3, 40, 852)} the name of the owner in respect of ${place(s)}${pin(s, 0.4, 853)}, to an extent of ${extent(s)}, has been changed in the house tax demand register at Sl. No. ${s.digits(3, 854)} from</p>${leftTable(
      [
        ['Old owner', `${child(s)(s.seller, escaped(s.seller.name), 0)}`],
        ['Present owner', recorded(s, ' &amp; ', child(s))],
        ['On the strength of', `Regd. Doc. No. ${s.digits(4, 855)} dt. ${dayOf(s.dates.deed).typed}`],
        ['Enquired by', `${escaped(s.witnesses[0].name)}, Bill Collector (${s.witnesses[0].mobile})`],
      ],
    )}${marks(s, 85)}<p>Panchayat Secretary</p></div>`
  },
  ...names,
)
