import type { PaperWriter } from '../../../style.ts'
import { allowsBuyers, allowsPlot, allowsTitle } from '../noted.ts'
import { dmy, indian, masked, parentOf, yearOf } from '../wording.ts'
import { devanagari, inHindi } from './hindi.ts'
import { called, code, dated, head, place, rows, tableFor, type Table } from './manner.ts'

const corporation = ({ property: { town, bank } }: Table, section: string): string =>
  head(`कार्यालय नगर निगम, ${inHindi(town)}`, `MUNICIPAL CORPORATION, ${town.toUpperCase()}`, `${section} - ${bank.pin}`)

/** The entry before and the entry after, side by side. */
export const mutation: PaperWriter = (property, tell) => {
  const table = tableFor(property, tell, 7)
  const { label, chance, buyers, sellers, deed } = table
  const { isFlat, areas, dates, khata, town } = property
  allowsTitle(tell, 'Mutation Order')
  allowsBuyers(
    tell,
    buyers.map(({ name }) => name),
  )
  tell.states('property_owner_name', buyers.map(({ name }) => name).join(', '))
  const pin = code(table, 0.5)
  if (!isFlat) allowsPlot(tell, table.plot.number, property)
  const area = isFlat
    ? ([
        label('आच्छादित क्षेत्रफल', 'Covered area'),
        `${tell.states('document_area_sqft', indian(areas.superSqft), String(areas.superSqft))} sq. ft.`,
      ] as const)
    : ([
        label('भूमि का क्षेत्रफल', 'Area of land'),
        `${tell.states('land_area_docs_sqyd', indian(areas.plotSqyd), String(areas.plotSqyd))} वर्ग गज / sq. yds.`,
      ] as const)
  return `<section>${corporation(table, 'कर विभाग / Tax Department')}<h1>नामांतरण आदेश / MUTATION ORDER</h1>
    <p>वाद सं. / Case No. ${chance.digits(4)}/${yearOf(dates.letter)} &nbsp; डायरी सं. / Diary No. ${chance.digits(5)} <span
    class="far">दिनांक / Date: ${dated(dates.letter, table)}</span></p>
    <p>${buyers.map((one) => called(one)).join(' व ')} के आवेदन पत्र पर, विक्रय पत्र सं. ${devanagari(deed.number)} दिनांक
    ${dmy(dates.deed)} (उप निबंधक, ${inHindi(town)}) के आधार पर तथा
    आपत्ति आमंत्रण की अवधि व्यतीत होने पर, नगर निगम अधिनियम की धारा २१३ के अंतर्गत निम्नानुसार नामांतरण स्वीकृत किया जाता है। / On the
    basis of the
    registered deed and no objection having been received, mutation is allowed as under:</p>
    <table class="grid"><tr><th>${label('विवरण', 'Particulars')}</th><th>${label('पूर्व प्रविष्टि', 'Previous entry')}</th>
      <th>${label('नवीन प्रविष्टि', 'New entry')}</th></tr>
    <tr><td>${label('स्वामी का नाम', 'Name of owner')}</td><td>${sellers.map(({ name }) => name).join(', ')}</td>
      <td><b>${buyers.map(({ name }) => name).join(', ')}</b></td></tr>
    <tr><td>${label('पिता/पति', 'Father / Husband')}</td><td>${sellers.map(parentOf).join(', ')}</td>
      <td>${buyers.map(parentOf).join(', ')}</td></tr>
    <tr><td>${label('वार्षिक मूल्य', 'Annual value')}</td><td>Rs. ${indian(chance.whole(20, 60) * 100)}</td><td>Rs.
    ${indian(chance.whole(61, 160) * 100)}</td></tr></table>
    <table class="grid">${rows([
      [label('सम्पत्ति का पता', 'Property address'), place(table, isFlat, chance.happens(0.4))],
      pin ? [label('पिन', 'PIN'), pin] : null,
      [label('भवन संख्या', 'Building / Property ID'), `${khata}/${chance.digits(6)}`],
      area,
    ])}</table>
    <p>यह आदेश केवल कर निर्धारण हेतु है, स्वामित्व का प्रमाण नहीं। / This order is for assessment only and is no proof of title. शुल्क /
    Fee Rs. ${indian(chance.whole(5, 90) * 100)}, रसीद ${chance.digits(6)}.</p>
    <p class="right">कर अधीक्षक / Tax Superintendent<br>${table.architect}</p></section>`
}

/** A bill by years, arrears first. */
export const taxReceipt: PaperWriter = (property, tell) => {
  const table = tableFor(property, tell, 8)
  const { label, chance, buyers, assessment, receipt } = table
  const { isFlat, areas, dates, applicant, town } = property
  const owners = chance.happens(0.4) ? buyers : buyers.slice(0, 1)
  allowsTitle(tell, 'House tax bill', 'House tax receipt')
  tell.states('property_owner_name', owners.map(({ name }) => name).join(', '))
  tell.allows('ownership_type', owners.length > 1 ? 'Joint' : 'Single')
  tell.allows('document_area_sqft', String(areas.builtSqft), String(areas.superSqft))
  tell.allows('usage_approved_as_per_plan', 'Residential')
  if (!isFlat) allowsPlot(tell, table.plot.number, property)
  const pin = code(table)
  const house = chance.whole(11, 60) * 100
  const year = yearOf(dates.letter)
  const period = (from: number, arrear: number, current: number): string => {
    const water = Math.round(current / 4)
    return `<tr><td>${from}-${String(from + 1).slice(2)}</td><td class="num">${indian(arrear)}</td><td
    class="num">${indian(current)}</td><td class="num">${indian(water)}</td>
      <td class="num">${indian(Math.round(arrear * 0.12))}</td><td
      class="num">${indian(arrear + current + water + Math.round(arrear * 0.12))}</td></tr>`
  }
  return `<section class="form">${corporation(table, 'गृहकर अनुभाग / House Tax Section')}<h1>गृहकर बिल एवं रसीद / HOUSE TAX BILL CUM
    RECEIPT</h1>
    <table class="grid four"><tr><td>${label('बिल संख्या', 'Bill No.')}</td><td>${chance.digits(9)}</td>
      <td>${label('दिनांक', 'Date')}</td><td>${dated(dates.letter, table)}</td></tr>
    <tr><td>${label('रसीद संख्या', 'Receipt No.')}</td><td>${receipt}</td><td>${label('सम्पत्ति आईडी', 'Property ID')}</td>
      <td>${assessment}</td></tr>
    <tr><td>${label('वार्ड / जोन', 'Ward / Zone')}</td><td>${devanagari(String(chance.whole(2, 90)))} /
    ${devanagari(String(chance.whole(1, 8)))}</td><td>${label('मोबाइल', 'Mobile')}</td><td>${masked(applicant.mobile)}</td></tr>
    <tr><td>${label('भवन स्वामी का नाम', 'Name of owner')}</td><td colspan="3"><b>${owners.map(({ name }) => name).join(', ')}</b></td></tr>
    <tr><td>${label('पिता/पति का नाम', 'Father / Husband')}</td><td colspan="3">${owners.map(parentOf).join(', ')}</td></tr>
    <tr><td>${label('भवन का पता', 'Address of premises')}</td><td
    colspan="3">${place(table, isFlat, false)}${pin ? ` - ${pin}` : ''}</td></tr>
    <tr>${
      isFlat
        ? ''
        : `<td>${label('भूमि क्षेत्रफल', 'Land area')}</td><td>${tell.states('land_area_docs_sqft', String(areas.plotSqft))}
    वर्ग फुट</td>`
    }<td>${label('आच्छादित क्षेत्र', 'Covered area')}</td>
      <td${isFlat ? ' colspan="3"' : ''}>${isFlat ? areas.superSqft : areas.builtSqft} वर्ग फुट</td></tr></table>
    <table class="grid"><tr><th>${label('वर्ष', 'Period')}</th><th>${label('बकाया', 'Arrears')}</th>
      <th>${label('गृहकर', 'House tax')}</th><th>${label('जलकर', 'Water tax')}</th>
      <th>${label('ब्याज', 'Interest')}</th><th>${label('योग', 'Total')}</th></tr>
    ${period(year - 2, chance.whole(2, 9) * 100, house)}${period(year - 1, 0, house)}${period(year, 0, house + 300)}</table>
    <p>अंतिम तिथि / Last date: 31.03.${year + 1}. समय पर भुगतान पर ${devanagari('10')}% छूट। हेल्पलाइन / Helpline ${table.landline}. जमा
    केंद्र / Paid at: ${property.bank.name}, ${town}.</p></section>`
}

const stilt = '<p class="small">* पार्किंग, योग में सम्मिलित नहीं / parking, not in the total</p>'

const conditions = [
  'यह मानचित्र स्वीकृति की तिथि से पाँच वर्ष तक वैध है। / The sanction is valid for five years.',
  'निर्माण से पूर्व सूचना देनी होगी। / Notice shall be given before starting work.',
  'वर्षा जल संचयन अनिवार्य है। / Rain water harvesting is compulsory.',
  'पार्किंग स्थल का अन्य उपयोग नहीं होगा। / Parking shall not be put to other use.',
  'स्वीकृति से स्वामित्व सिद्ध नहीं होगा। / The sanction is no proof of ownership.',
  'विचलन पाये जाने पर मानचित्र निरस्त माना जायेगा। / The map stands cancelled on deviation.',
]

/** What was asked beside what was granted. */
export const sanctionLetter: PaperWriter = (property, tell) => {
  const table = tableFor(property, tell, 9)
  const { label, chance, buyers, floors, houseFloors, plot, booking, architect } = table
  const { plan, areas, town, lease } = property
  allowsTitle(tell, 'Map sanction letter', 'Sanctioned map')
  tell.states('property_owner_name', buyers.map(({ name }) => name).join(', '))
  allowsBuyers(
    tell,
    buyers.map(({ name }) => name),
  )
  allowsPlot(tell, plot.number, property)
  tell.allows('document_area_sqft', String(plan.builtSqft))
  const address = `Plot No. ${plot.number}, ${plot.colony}, ${plot.road}, ${town}`
  tell.allows('property_address_doc', address, `${address}, ${property.state}`)
  const date = dated(plan.date, table)
  const isCut = chance.happens(0.35)
  const wanted = `${houseFloors.charAt(0)}+${Number(houseFloors.split('+').at(-1)) + 1}`
  if (isCut) tell.states('floors_proposed', wanted)
  else tell.states('floors_proposed', houseFloors)
  const each = (sqft: number): number => (isCut ? Math.round(sqft * 1.08) : sqft)
  const asked = floors.reduce((sum, { sqft, isCounted }) => sum + (isCounted ? each(sqft) : 0), 0)
  const hasZone = chance.happens(0.6)
  const land = chance.pick([`${indian(areas.plotSqmt)} sq. m.`, `${indian(areas.plotSqyd)} sq. yds.`])
  const section = `मानचित्र अनुभाग / Building Plan Section, ${town} - ${property.bank.pin}`
  return `<section>${head(`${inHindi(town)} विकास प्राधिकरण`, lease.authority, section)}
    <h1>मानचित्र स्वीकृति पत्र / SANCTION OF BUILDING PLAN</h1>
    <table class="grid">${rows([
      [label('स्वीकृति संख्या', 'Sanction No.'), `<b>${tell.states('sanction_approval_no', plan.number)}</b>`],
      [label('स्वीकृति दिनांक', 'Date of sanction'), tell.states('sanction_number_date', date, dmy(plan.date))],
      [label('आवेदन संख्या', 'Map application No.'), `${booking}, दिनांक ${dmy(`${yearOf(plan.date) - 1}-11-${chance.whole(10, 28)}`)}`],
      [label('आवेदक / स्वामी', 'Applicant / Owner'), buyers.map((one) => `${called(one)} ${one.parentage}`).join(', ')],
      [label('स्थल का पता', 'Site address'), tell.states('address_as_per_plan', address, address, `${address}, ${property.state}`)],
      [label('भूखण्ड का क्षेत्रफल', 'Plot area'), tell.states('land_area_plan', land)],
      [
        label('भवन का उपयोग', 'Use of building'),
        tell.states('usage_approved_as_per_plan', chance.pick(['Residential', 'आवासीय / Residential']), 'Residential'),
      ],
      hasZone ? [label('महायोजना में भू-उपयोग', 'Land use in Master Plan 2031'), tell.states('usage_as_per_cdp', 'Residential')] : null,
      [label('वास्तुविद', 'Architect'), `${architect}, CA/${chance.whole(1990, 2015)}/${chance.digits(5)}`],
    ])}</table>
    <table class="grid"><tr><th>${label('तल', 'Floor')}</th><th>${label('प्रस्तावित', 'Proposed')} (sq.
    ft.)</th><th>${label('स्वीकृत', 'Sanctioned')} (sq. ft.)</th></tr>
    ${floors
      .map(
        ({ storey, sqft, isCounted }) => `<tr><td>${storey}</td><td class="num">${indian(each(sqft))}</td><td
    class="num">${indian(sqft)}${isCounted ? '' : ' *'}</td></tr>`,
      )
      .join('')}
    <tr><td><b>${label('योग', 'Total built-up')}</b></td><td class="num">${indian(asked)}</td><td
    class="num"><b>${tell.states('approved_area_plan_sqft', indian(plan.builtSqft), String(plan.builtSqft))}</b></td></tr>
    <tr><td>${label('मंजिलों की संख्या', 'No. of floors')}</td><td>${isCut ? wanted : houseFloors}</td>
      <td><b>${tell.states('floors_sanctioned', houseFloors)}</b></td></tr></table>
    ${floors.some(({ isCounted }) => !isCounted) ? stilt : ''}
    <p>प्रतिबंध / CONDITIONS:</p>${chance
      .some(conditions, 5)
      .map((condition, at) => `<p class="side">${devanagari(String(at + 1))}. ${condition}</p>`)
      .join('')}
    <p class="right">अधिशासी अभियंता / Executive Engineer</p></section>`
}
