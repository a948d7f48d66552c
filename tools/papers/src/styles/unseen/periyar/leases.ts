import { escaped } from '../../../telling.ts'
import { termOf } from '../../seen/scenes.ts'
import { dayOf, inWords } from '../../forms.ts'
import { mayApply, owners } from '../../truths.ts'
import { extent, ofLand, pin, place } from './ground.ts'
import { begun, honoured, introduced, rs, writtenAs, type Code, type Scene } from './scene.ts'
import { facts, paras, sides, sidesAbreast } from './sheets.ts'

const lessors: Record<Code, string> = {
  KL: 'Greater Harbour Development Authority',
  KA: 'State Housing and Layouts Board',
  TN: 'Slum Clearance and Habitat Development Board',
  MH: 'City and Nodes Development Corporation Ltd.',
  GA: 'Coastal Housing Board',
}
const leased = (scene: Scene): Scene => {
  const s = { ...ofLand(scene), hasHouse: false }
  begun(s, 'Lease Deed')
  mayApply(s.tell, s.buyers)
  s.tell.allows('developer_name', lessors[s.code])
  return s
}

/** A board gives a plot on lease, in the words of its law officer. */
const indenture = (scene: Scene): string => {
  const s = leased(scene)
  const { lease, digits, price, tell } = s
  const day = dayOf(s.dates.deed)
  return `<p><small>Regd. as No. ${digits(4, 250)}/${day.year} of Book I, ${s.town}</small></p><h1>${s.code === 'KA' ? 'LEASE CUM SALE AGREEMENT' : 'DEED OF LEASE'}</h1><p>THIS LEASE is made on the ${day.legal} between the ${
    lessors[s.code]
  }, a body corporate having its head office at ${escaped(s.road)}, ${s.town} - ${s.officePin}, represented by its Executive Engineer ${escaped(s.officer.name)} (hereinafter the LESSOR), of the one part, and ${owners(
    tell,
    s.buyers,
    ' and ',
    introduced(s),
  )} (hereinafter the LESSEE), of the other part.</p><p>The Lessee applied by application No. ${digits(5, 251)} for a plot, and by allotment order No. ${digits(3, 252)}/${
    day.year - 1
  } the Lessor agreed to demise it on payment of a premium of ${rs(price)} (Rupees ${inWords(price)} only), which is fully paid.</p><p>NOW THIS DEED WITNESSETH THAT the Lessor demises unto the Lessee ${tell.states(
    'land_freehold_or_leasehold',
    'on lease',
    'Leasehold',
  )} all that plot of land more fully described in the schedule, TO HOLD ${termOf(
    s,
    lease.years,
    day.typed,
    lease.rent,
    `for a term of ${lease.years} years from ${day.typed} at a yearly ground rent of ${rs(lease.rent)}`,
  )}, payable before the 30th of April each year without demand.</p><p>The Lessee covenants:</p>${paras(
    [
      'to pay the rent, the property tax and all cesses;',
      `to build a dwelling house within ${s.pick(['two', 'three', 'five'], 253)} years as per plans approved by the local body;`,
      'not to sub-divide, nor transfer without the prior written consent of the Lessor, who may claim a share of the unearned increase;',
      'to permit inspection at reasonable hours;',
      'that on breach the Lessor may re-enter after notice of ninety days.',
    ],
    'a',
  )}<p>The Lessor has no objection to a mortgage in favour of a scheduled bank.</p><p class="center"><b>THE SCHEDULE</b></p><p>${place(s)}${pin(s, 0.5, 254)}, measuring ${extent(s)} or thereabouts.</p>${sides(
    s,
    256,
  )}<p>Signed for the Lessor in the presence of ${escaped(s.witnesses[0].name)}, Superintendent, and by the Lessee(s) in the presence of ${escaped(s.witnesses[1].name)}, ${escaped(
    s.witnesses[1].home,
  )}.</p>`
}

/** A lease whose first page is a sheet of particulars. */
const particulars = (scene: Scene): string => {
  const s = leased(scene)
  const { lease, digits, price, tell } = s
  const day = dayOf(s.dates.deed)
  return `<p class="center"><b>${lessors[s.code].toUpperCase()}</b><br><small>Estate Section, ${escaped(s.road)}, ${s.town} ${s.officePin}. Tel. ${digits(8, 257)}</small></p><h1>LEASE DEED</h1><p>File No. EST/${digits(
    4,
    258,
  )}<span class="far">Execution: ${day.spoken}</span></p>${facts([
    ['Lessor', lessors[s.code]],
    ['Lessee', owners(tell, s.buyers, ' &amp; ', honoured(s))],
    ['Lessee resides at', `${escaped(s.first.home)} - ${s.homePin}`],
    ['Demised premises', `${place(s)}${pin(s, 0.5, 259)}`],
    ['Area', extent(s)],
    s.has(0.5, 261) && ['Position', tell.states('type_of_plot', s.pick(['Corner', 'Intermediate'], 262))],
    ['Nature of holding', tell.states('land_freehold_or_leasehold', 'Leasehold')],
    ['Period of lease', termOf(s, lease.years, day.typed, lease.rent, `${lease.years} years commencing from ${day.typed}`)],
    ['Annual lease rent', rs(lease.rent)],
    ['Lease premium', `${rs(price)}, paid by challan ${digits(7, 263)}`],
    ['Permitted use', 'Residential'],
    ['Security deposit', rs(lease.rent * 4)],
  ])}<p>The premises are bounded and measure as follows:</p>${sidesAbreast(s)}<p><b>Conditions of the lease</b></p>${paras([
    'The rent is subject to revision once in thirty years, not exceeding one half of the rent then payable.',
    `Transfer fee at the rate in force, presently ${rs(s.whole(10, 60, 264) * 1_000)}, is payable on every assignment.`,
    'The building shall not exceed the permissible floor area ratio of the regulations.',
    'On expiry the lease may be renewed at the discretion of the Lessor.',
  ])}<p>Estate Officer: ${escaped(s.officer.name)}<span class="far">Lessee(s)</span></p><p>Witness: ${escaped(s.witnesses[0].name)}, ${s.witnesses[0].mobile}. The plot was earlier allotted to ${escaped(
    s.earlier.name,
  )} and surrendered.</p>`
}
export const leaseDeed = writtenAs(4_402, indenture, particulars)
