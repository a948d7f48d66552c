import { escaped } from '../../../telling.ts'
import { charged, type Charge } from '../drafts.ts'
import { abreast } from '../layouts.ts'
import { bareRs, type Scene } from './scene.ts'

/** The builder's name, noted. */
export const promoter = (s: Scene): string => s.tell.states('developer_name', s.developer)
/** A small firm's printed head. */
export const letterhead = (s: Scene): string =>
  `<p class="big">${promoter(s)}</p><p class="center rule">Promoters &amp; Developers<br><small>Office : ${s.holding}, ${escaped(s.road)}, P.O. ${s.town}, Dist. ${s.district}, Pin ${
    s.officePin
  } * Ph. ${s.partner.mobile} * GSTIN ${s.region.land === 'metre' ? 24 : 19}${s.digits(4, 370)}A1Z5</small></p>`

const chargesOf = (s: Scene): readonly Charge[] => {
  const { charges } = s
  return [
    {
      label: s.pick(['Car parking space (covered)', 'Garage', 'Open car parking'], 371),
      key: 'car_parking',
      amount: charges.parking,
    } as const,
    s.has(0.4, 372) && ({ label: 'Generator', key: 'power_backup', amount: charges.power } as const),
    s.has(0.3, 373) && ({ label: 'P.L.C. (South facing)', key: 'plc', amount: charges.plc } as const),
    { label: 'Transformer and meter', key: 'others', amount: s.whole(15, 60, 374) * 1_000 } as const,
    s.has(0.5, 375) && ({ label: 'Association formation', key: 'others', amount: s.whole(5, 20, 376) * 1_000 } as const),
    s.has(0.5, 377) && ({ label: 'Maintenance (1 year)', key: 'others', amount: s.whole(12, 36, 378) * 1_000 } as const),
  ].filter((one) => one !== false)
}
/** The price of a flat with what comes on top. */
export const bill = (s: Scene): string =>
  abreast(
    ['Sl. No.', 'Particulars', 'Amount (Rs.)'],
    [
      ['1', 'Cost of flat', bareRs(s.price)],
      ...charged(s.tell, chargesOf(s), bareRs).map(([label, amount], at) => [String(at + 2), label, amount]),
      ['', 'G.S.T. @ 5 %', bareRs(Math.round(s.price * 0.05))],
    ],
  )

/** The co-operative housing society of a project. */
export const societyOf = (s: Scene): string => `${s.project} Co-operative Housing Society Ltd.`
