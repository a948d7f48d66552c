import { grouped } from '../../forms.ts'
import { charged, type Charge } from '../drafts.ts'
import type { Scene } from './scene.ts'

const cars = ['1 covered', '1']
const hundreds = (s: Scene, low: number, high: number, n: number): number => s.whole(low, high, n) * 500

/** What a builder of these parts asks for over and above the basic price. */
export const chargesOf = (s: Scene, often: number): Charge[] => {
  const { charges, pick, has } = s
  const isHaryana = s.region.manner === 'haryana'
  const all: (Charge | false)[] = [
    (isHaryana || has(0.4, 400)) && {
      label: pick(['External Development Charges (EDC)', 'EDC', 'E.D.C.'], 401),
      key: 'edc',
      amount: charges.edc,
    },
    (isHaryana || has(0.2, 402)) && {
      label: pick(['Infrastructure Development Charges (IDC)', 'IDC', 'I.D.C.'], 401),
      key: 'idc',
      amount: charges.idc,
    },
    has(often, 403) && {
      label: pick(['PLC (Park Facing)', 'Preferential Location Charges', 'PLC - Corner / Green', 'Preferred Location (PLC)'], 404),
      key: 'plc',
      amount: charges.plc,
    },
    {
      label: pick(
        ['Car Parking (1 Covered)', 'Reserved covered car parking - 1 No.', 'Right to use one covered parking', 'Stilt Parking (one)'],
        405,
      ),
      key: 'car_parking',
      amount: charges.parking,
      also: cars,
    },
    has(often, 406) && {
      label: pick(['Power Back-up', 'Power back up installation', 'D.G. Power Backup Charges'], 407),
      key: 'power_backup',
      amount: charges.power,
    },
    has(0.7, 408) && {
      label: pick(['Club Membership', 'Club Membership Registration Charges (CMRC)', 'Club charges'], 409),
      key: 'others',
      amount: charges.club,
    },
    has(0.75, 410) && {
      label: pick(['IFMS', 'Interest Free Maintenance Security (IFMS)', 'IFMSD'], 411),
      key: 'others',
      amount: hundreds(s, 60, 160, 412),
    },
    s.region.manner === 'noida' &&
      has(0.6, 413) && { label: pick(['One Time Lease Rent', 'Lease Rent (OTLR)'], 414), key: 'others', amount: hundreds(s, 80, 300, 415) },
    has(0.6, 416) && {
      label: pick(['External Electrification Charges (EEC)', 'Electric meter & sub-station', 'EEC'], 417),
      key: 'others',
      amount: hundreds(s, 50, 190, 418),
    },
    has(0.4, 419) && {
      label: pick(['Fire Fighting Charges (FFC)', 'FFC', 'Fire fighting equipment'], 420),
      key: 'others',
      amount: hundreds(s, 30, 110, 421),
    },
  ]
  return all.filter((one): one is Charge => one !== false)
}
export const charges = (s: Scene, money = grouped, often = 0.6): (readonly [string, string])[] =>
  charged(s.tell, chargesOf(s, often), money)
/** All extras with the basic price. */
export const totalOf = (s: Scene, often = 0.6): number => chargesOf(s, often).reduce((sum, { amount }) => sum + amount, s.price)
