interface Unit {
  /** As printed behind a number. */
  symbol: string
  /** How people write it behind a number, in small letters, without blanks, dots and slashes. */
  names: readonly string[]
  min: number
  max?: number
  /** Decimals shown at most. */
  decimals: number
  /** Amounts and rates in rupees: printed with ₹ in front, and lakh and crore are understood. */
  money?: true
}

/** Units of number fields with the bounds that come with them (design §3 "Kinds"). */
export const fieldUnits = {
  sqft: { symbol: 'sq ft', names: ['sqft', 'sft', 'sqfeet', 'squarefeet', 'squarefoot', 'वर्गफुट', 'वर्गफीट'], min: 0, decimals: 3 },
  sqmt: {
    symbol: 'sq m',
    names: ['sqm', 'sqmt', 'sqmtr', 'sqmtrs', 'sqmeter', 'squaremetre', 'squaremetres', 'वर्गमीटर'],
    min: 0,
    decimals: 3,
  },
  sqyd: {
    symbol: 'sq yd',
    names: ['sqyd', 'sqyds', 'sqyard', 'sqyards', 'squareyard', 'squareyards', 'gaj', 'वर्गगज', 'गज'],
    min: 0,
    decimals: 3,
  },
  metre: { symbol: 'm', names: ['m', 'mt', 'mtr', 'metre', 'metres', 'meter', 'meters'], min: 0, decimals: 3 },
  years: { symbol: 'years', names: ['year', 'years', 'yr', 'yrs', 'वर्ष'], min: 0, decimals: 2 },
  percent: { symbol: '%', names: ['%', 'percent', 'pct', 'प्रतिशत'], min: 0, max: 100, decimals: 2 },
  latitude: { symbol: '°', names: ['°'], min: -90, max: 90, decimals: 6 },
  longitude: { symbol: '°', names: ['°'], min: -180, max: 180, decimals: 6 },
  rupees: { symbol: '', names: ['only'], min: 0, decimals: 2, money: true },
  rupees_per_month: { symbol: 'per month', names: ['permonth', 'pm', 'month'], min: 0, decimals: 2, money: true },
  rupees_per_sqft: { symbol: 'per sq ft', names: ['sqft', 'persqft', 'sft', 'persft', 'psf'], min: 0, decimals: 2, money: true },
  rupees_per_sqmt: {
    symbol: 'per sq m',
    names: ['sqm', 'persqm', 'sqmt', 'persqmt', 'sqmtr', 'persqmtr'],
    min: 0,
    decimals: 2,
    money: true,
  },
  rupees_per_sqyd: { symbol: 'per sq yd', names: ['sqyd', 'persqyd', 'gaj', 'pergaj'], min: 0, decimals: 2, money: true },
} as const satisfies Record<string, Unit>

export type UnitName = keyof typeof fieldUnits

/** The row of a unit, widened so that the optional columns can be read. */
export const unitOf = (name: UnitName): Unit => fieldUnits[name]
