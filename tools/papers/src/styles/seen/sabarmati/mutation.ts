import { escaped } from '../../../telling.ts'
import { dayOf, rounded } from '../../forms.ts'
import { mayApply } from '../../truths.ts'
import { leftTable, numberedTable, pairTable } from '../drafts.ts'
import { capitals, hinglishKin, named, person, recorded, withKin } from './people.ts'
import { extent, houseSeen, landArea, where } from './ground.ts'
import { surveyCard } from './holdings.ts'
import { drafted, elsewhere, ofAny, ofPlot } from './drafting.ts'
import { isGujarat, on, pinOf, planner, rupees, type Scene } from './scene.ts'
import { banner, bar, numberAndDay, page, para, rows, signed, some, title } from './sheets.ts'

const opened = (s: Scene): void => {
  mayApply(s.tell, s.buyers)
  s.tell.allows('document_area_sqft', String(s.isFlat ? s.sqft.super : s.sqft.built), String(s.sqft.plot))
  s.tell.allows('legal_documents', ['Sale Deed'])
}
const notes = [
  'This entry is for the purpose of record only and is no proof of title.',
  'If it is found that facts were suppressed, this order shall stand cancelled.',
  'Objections were invited by public notice in a daily newspaper; none was received within the time.',
  'The applicant shall pay all future demands in time.',
]

/** A trust or a nagar parishad changes the name: an order in a letter. */
const nameTransfer = ofAny(
  (s) => {
    opened(s)
    const office = s.has(0.5, 640) && !s.isFlat ? planner(s) : `${s.region.body}, ${s.town}`
    return page(
      'office',
      banner(escaped(office), `${escaped(s.road)}, ${s.town} (${s.region.short}) ${s.officePin}`),
      numberAndDay(
        `क्रमांक : ${s.pick(['Namantaran', 'NT', 'Rajasva'], 641)}/${dayOf(s.dates.letter).year}/${s.digits(4, 642)}`,
        `दिनांक : ${on(s, 643, s.dates.letter)}`,
      ),
      title(s.pick(['नामान्तरण आदेश / NAME TRANSFER ORDER', 'NAMANTARAN AADESH', 'ORDER OF MUTATION (NAME TRANSFER)'], 644)),
      para(
        `${recorded(s, ' एवं ', withKin)}, निवासी ${escaped(s.first.home)}, presented an application (diary ${s.digits(5, 645)}) for transfer of name of ${where(s, 646)}${pinOf(s, 0.4, 647)}, ${s.isFlat ? '' : 'area '}${extent(s)}, from the name of ${person(s.seller, withKin)} on the basis of ${s.pick(['registered sale deed', 'registered vikray patra', 'registered deed'], 648)} no. ${s.digits(6, 649)} dated ${on(s, 650, s.dates.deed)}.`,
        `The file was examined. Transfer fee ${rupees(s.whole(10, 90, 651) * 100)} was deposited by challan ${s.digits(4, 652)}. Accordingly the name of the applicant${s.buyers.length > 1 ? 's is' : ' is'} recorded in office record in place of the earlier holder.`,
        ...some(s, notes, 653, 0.5),
      ),
      signed(
        `प्रतिलिपि : 1. ${escaped(s.seller.name)} 2. Revenue branch`,
        `${s.pick(['Deputy Commissioner', 'Executive Officer', 'Secretary'], 657)}<br>${escaped(s.officer.name)}`,
      ),
    )
  },
  'Name Transfer Order',
  'Namantaran Order',
  'Mutation Certificate',
)

/** A tehsildar's order sheet, Hindi in Latin letters. */
const orderSheet = ofPlot(
  (s) => {
    opened(s)
    const { region, town, district } = s
    return page(
      'stamp',
      para(
        `<span class="mid">Nyayalaya ${s.pick(['Tehsildar', 'Nayab Tehsildar'], 660)}, ${town}, Zila ${district} (${region.short})</span>`,
      ),
      numberAndDay(
        `Prakaran kramank ${s.digits(4, 661)}/A-6/${dayOf(s.dates.letter).year - 1}-${String(dayOf(s.dates.letter).year % 100).padStart(2, '0')}`,
        `Aadesh dinank ${dayOf(s.dates.letter).dots}`,
      ),
      title(s.pick(['NAMANTARAN PANJI - AADESH (MUTATION ORDER)', 'NAMANTARAN AADESH', 'MUTATION ORDER'], 662)),
      leftTable(
        [
          [s.pick(['Avedak / Kreta', 'Avedak', 'Naam darj (Kreta)'], 1018), recorded(s, ' evam ', hinglishKin)],
          [s.pick(['Anavedak / Vikreta', 'Anavedak', 'Naam vilopit (Vikreta)'], 1019), person(s.seller, hinglishKin)],
          ['Halka / R.I. circle', `P.H.N. ${s.ward}, ${escaped(s.village)}`],
          [s.pick(['Bhumi ka vivaran', 'Sampatti / bhumi', 'Bhukhand'], 1020), `${where(s, 663)}${pinOf(s, 0.3, 664)}`],
          ['Rakba', `${landArea(s)} (${rounded(s.sqmt.plot / 10_000, 4)} hect.)`],
          ['Aadhar', `Panjikrit vikray patra ${s.digits(6, 665)} dinank ${on(s, 666, s.dates.deed)}`],
        ],
        'rule',
      ),
      para(
        `Ishtahar prakashit kiya gaya, ${region.clerk} ${person(s.witnesses[0])} ka prativedan prapt. Koi aapatti prapt nahi hui. Atah ukt bhumi par vikreta ka naam vilopit kar avedak ka naam bhumiswami ke roop mein darj kiya jave.`,
        ...some(s, notes, 667, 0.3),
      ),
      signed(`Pratilipi : ${region.clerk}`, `${escaped(s.officer.name)}<br>${town} ${s.officePin}`),
    )
  },
  'Mutation Order',
  'Namantaran Order',
)

/** A register's extract: entries of the rights in columns, as Gujarat's village form VI and its kin. */
const registerExtract = ofPlot(
  (s) => {
    opened(s)
    const { region } = s
    return page(
      'screen',
      numberAndDay(`${s.state} Revenue Department`, `Printed ${on(s, 670, s.dates.letter)}`),
      title(
        isGujarat(s)
          ? 'VILLAGE FORM No. 6 - HAK PATRAK (MUTATION ENTRY)'
          : s.pick(['NAMANTARAN REGISTER - PRATILIPI (MUTATION ENTRY)', 'MUTATION REGISTER EXTRACT (P-26)'], 671),
      ),
      pairTable(
        [
          [region.village, escaped(s.village)],
          [region.tehsil, s.town],
          ['District', s.district],
          ['Entry No.', s.digits(5, 672)],
          ['Date of entry', on(s, 673, s.dates.deed)],
          ['Nature of entry', isGujarat(s) ? 'Vechan (Sale)' : 'Vikray (Sale)'],
        ],
        3,
        'rule',
      ),
      rows(
        ['Details of right transferred', 'Remarks'],
        [
          [
            `Property : ${where(s, 674)}${pinOf(s, 0.3, 675)}<br>Area : ${landArea(s)}<br>Name removed : ${person(s.seller)}<br>Name entered : ${recorded(s, ', ')}<br>Doc. No. ${s.digits(5, 676)}, consideration ${rupees(s.price)}`,
            `Notice 135-D served. ${person(s.witnesses[0])} present. Checked and certified by ${person(s.officer, named)}, Circle Officer.`,
          ],
        ],
      ),
      para(`Assessment Rs. ${s.whole(2, 40, 677)}.50 | Khata ${s.digits(4, 678)} | ${region.clerk} ${person(s.partner)}`),
      para('<small>This copy is digitally signed and is valid without seal. Old and new names are as per register.</small>'),
    )
  },
  'Mutation Entry',
  '7/12 Utara',
)

/** A corporation's certificate from its website. */
const certificate = ofAny((s) => {
  opened(s)
  return page(
    'screen',
    banner(escaped(`${s.region.body}, ${s.town}`), 'Property Tax Department - Citizen Services'),
    title(s.pick(['MUTATION CERTIFICATE', 'CERTIFICATE OF TRANSFER OF PROPERTY', 'PROPERTY TRANSFER (MUTATION) CERTIFICATE'], 680)),
    numberedTable(
      [
        ['Certificate No.', `MUT/${s.digits(6, 681)}`],
        ['Application ref. / date', `${s.digits(9, 682)} / ${on(s, 683, s.dates.deed)}`],
        [s.pick(['Tenement / Property No.', 'Property ID', 'Sampatti kramank'], 684), s.tenement],
        [s.pick(['Transferor', 'Previous owner', 'Old name'], 685), person(s.seller, s.has(0.5, 686) ? capitals : undefined)],
        [s.pick(['Transferee(s)', 'Present owner', 'New name'], 687), recorded(s, ', ', s.has(0.5, 686) ? capitals : undefined)],
        [s.pick(['Property address', 'Address of property', 'Location'], 1021), `${where(s, 688)}${pinOf(s, 0.5, 689)}`],
        ['Area', `${extent(s)}${houseSeen(s, 690, ' / constructed ')}`],
        ['Occupier', s.has(0.5, 691) ? `${person(s.witnesses[1])} (tenant)` : 'Self'],
        ['Transfer fee', rupees(s.whole(5, 60, 692) * 50)],
        ['Ward / zone', `${s.ward} / ${s.pick(['East', 'West', 'Central', 'New West'], 693)}`],
      ],
      'rule',
    ),
    para(...some(s, notes, 694, 0.5)),
    signed(`Issued on ${on(s, 698, s.dates.letter)}`, `Asst. Manager (Tax)<br>${escaped(s.officer.name)}`),
    bar(`Help desk 155${s.digits(3, 699)} | ${s.town} ${s.officePin}`),
  )
}, 'Mutation Certificate')
export const mutation = drafted(
  3_310,
  elsewhere(nameTransfer, certificate),
  elsewhere(orderSheet, registerExtract),
  registerExtract,
  certificate,
  surveyCard,
)
