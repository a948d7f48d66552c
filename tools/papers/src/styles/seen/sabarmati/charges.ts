import { charged, type Charge } from '../drafts.ts'
import { isGujarat, rupees, type Scene } from './scene.ts'

/** What a builder of these parts takes beside the price. */
const chargesOf = (s: Scene): readonly Charge[] => {
  const { charges, pick, has, whole } = s
  return [
    has(0.7, 210) && {
      label: pick(['Allotted car parking', 'Covered parking', 'Parking (1 no.)'], 211),
      key: 'car_parking' as const,
      amount: charges.parking,
      also: ['1'],
    },
    has(0.5, 212) && {
      label: pick(['Garden / main road facing (PLC)', 'PLC', 'Preferential location charge'], 213),
      key: 'plc' as const,
      amount: charges.plc,
    },
    has(0.4, 214) && {
      label: pick(['D.G. set / power backup', 'Generator back-up', 'Power back up'], 215),
      key: 'power_backup' as const,
      amount: charges.power,
    },
    {
      label: pick(['Maintenance deposit', 'Society maintenance deposit', 'Running maintenance advance'], 216),
      key: 'others' as const,
      amount: whole(20, 90, 217) * 1_000,
    },
    has(0.7, 218) && {
      label: pick(
        [
          isGujarat(s) ? 'Torrent / GEB meter charges' : 'Meter and transformer charges',
          'Electric connection and legal charges',
          'Electrification charges',
        ],
        219,
      ),
      key: 'others' as const,
      amount: whole(15, 75, 220) * 1_000,
    },
    has(0.4, 221) && { label: pick(['Club membership', 'Club house'], 222), key: 'others' as const, amount: charges.club },
  ].filter((one) => one !== false)
}

/** Label and amount of each, noted. */
export const chargeRows = (s: Scene): (readonly [string, string])[] => charged(s.tell, chargesOf(s), rupees)
/** All of them within a sentence. */
export const chargesTold = (s: Scene): string =>
  chargeRows(s)
    .map(([label, amount]) => s.pick([`${label} ${amount}`, `${label} @ ${amount}`, `${amount} towards ${label}`], 223))
    .join(', ')
/** The same for a plot of a colony: development outside and inside it. */
export const plotCharges = (s: Scene): (readonly [string, string])[] =>
  charged(
    s.tell,
    [
      {
        label: s.pick(['External development charges (EDC)', 'EDC', 'Bahya vikas shulk (E.D.C.)'], 224),
        key: 'edc',
        amount: s.charges.edc,
      },
      ...(s.has(0.5, 225)
        ? [
            {
              label: s.pick(['Internal development charges (IDC)', 'IDC', 'Internal Dev. Charges'], 226),
              key: 'idc' as const,
              amount: s.charges.idc,
            },
          ]
        : []),
      ...(s.has(0.5, 227)
        ? [{ label: s.pick(['P.L.C. (preferred location)', 'PLC'], 228), key: 'plc' as const, amount: s.charges.plc }]
        : []),
      {
        label: s.pick(['Colony maintenance', 'Water connection', 'Society corpus'], 229),
        key: 'others',
        amount: s.whole(10, 60, 230) * 1_000,
      },
    ],
    rupees,
  )
