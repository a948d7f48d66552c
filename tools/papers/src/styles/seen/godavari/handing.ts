import { escaped } from '../../../telling.ts'
import { dayOf } from '../../forms.ts'
import { lists, mayOwn } from '../../truths.ts'
import { boxTable, leftTable } from '../drafts.ts'
import { clauses, dotted, ticked } from '../layouts.ts'
import { flatArea, pin, place, sides } from './ground.ts'
import { builder, child, mobile, money, ofFlat, purchasers, sri } from './scene.ts'

/** The buyers themselves declare that they took possession. */
export const undertaking = ofFlat(
  (s) => {
    mayOwn(s.tell, s.buyers)
    const [i, my, have] = s.buyers.length > 1 ? ['We', 'our', 'have'] : ['I', 'my', 'have']
    return `<div class="deed"><p class="mid">(on ${money(s.pick([100, 500], 1_120))} stamp paper)</p><h1>${s.pick(['UNDERTAKING CUM POSSESSION LETTER', 'DECLARATION OF TAKING POSSESSION', 'POSSESSION LETTER'], 1_121)}</h1><p>${i}, ${purchasers(s, ' and ', child(s))}, residing at ${escaped(s.first.home)}, Pin ${s.homePin}, do hereby declare as under :</p>${clauses(
      [
        `That by agreement registered at Sr. No. ${s.digits(4, 1_122)} dated ${dayOf(s.dates.deed).dots} ${i === 'I' ? i : 'we'} ${have} purchased from ${builder(s)} the ${s.pick(['premises', 'flat', 'residential unit'], 1_123)} being ${place(s)}${pin(s, 0.5, 1_124)}, having ${flatArea(s, true)}.`,
        `That ${i === 'I' ? i : 'we'} ${have} today, ${dayOf(s.dates.letter).spoken}, taken quiet, vacant and peaceful possession thereof from site in-charge ${escaped(s.officer.name)} (${s.officer.mobile}).`,
        `That ${i === 'I' ? i : 'we'} ${have} no complaint as to area, fittings or quality and shall not enclose the balcony.`,
        `That the electricity meter No. ${s.digits(9, 1_125)} is handed over with reading ${s.whole(2, 90, 1_126)}.`,
        s.has(0.6, 1_127) && `That ${my} mobile number for all communication is ${mobile(s, 0.9)}.`,
      ],
      (at) => `${at}.`,
    )}${s.has(0.5, 1_128) ? `<p>Boundaries of the premises are :</p>${sides(s, 1_129)}` : ''}<p>Witness : ${escaped(s.witnesses[0].name)}, ${escaped(s.witnesses[0].home)} <span class="far">Declarant(s)</span></p></div>`
  },
  'Possession Letter',
  'Undertaking',
)

/** A slip of the size of a card that the gate keeps. */
export const slip = ofFlat(
  (s) => {
    const copies = lists(
      s.tell,
      s.pick(
        [
          ['Allotment Letter', 'Agreement for Sale', 'NOC from accounts'],
          ['Agreement for Sale', 'Payment receipts', 'PAN copy'],
        ],
        1_130,
      ),
      ['Allotment Letter', 'Agreement for Sale'],
      ', ',
    )
    return `<div class="index"><p class="mid"><b>${builder(s)}</b><br>${s.pick(['POSSESSION SLIP', 'KEY RELEASE AND POSSESSION MEMO', 'POSSESSION CARD'], 1_131)} - ${escaped(s.project)}</p>${boxTable(
      [
        ['SLIP NO.', s.digits(4, 1_132)],
        ['ISSUED ON', dayOf(s.dates.letter).brief],
        ['FLAT', s.tell.states('flat', s.unit)],
        ['IN FAVOUR OF', purchasers(s, ' &amp; ', sri(s))],
        ['CONTACT', mobile(s, 0.7)],
        ['KEYS', ticked(['Main door', 'Letter box'], 'Main door')],
      ],
      3,
    )}${dotted([
      ['Premises', `${place(s, s.has(0.5, 1_133))}${pin(s, 0.4, 1_134)}`],
      ['Area handed over', flatArea(s, true)],
      ['Cleared by accounts', `${escaped(s.witnesses[1].name)}, ${dayOf(s.dates.deed).dots}`],
      ['Copies enclosed by the purchaser', copies],
    ])}${leftTable([
      ['Water', 'Available'],
      ['Lift licence', `${s.digits(5, 1_135)} valid`],
      ['Facility desk', `${s.officer.mobile}, ${s.town} ${s.officePin}`],
    ])}</div>`
  },
  'Possession Slip',
  'Possession Letter',
)
