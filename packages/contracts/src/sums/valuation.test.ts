import { describe, expect, it } from 'vitest'
import { amountInWords } from './money.ts'
import { type Valuation, valuationOf } from './valuation.ts'
import { constructionStages, valuationDefaults } from './valuation-settings.ts'

const house = {
  area_basis: 'Land and building',
  land_area_actual_sqyd: 134,
  land_rate_sqyd: 45_000,
  floors_gf: 900,
  floors_ff: 850,
  floors_rate_sqft: 1600,
  building_age_years: 12,
}
const deed = { land_area_docs_sqyd: 133.5, land_area_docs_sqft: 1201.5 }
const flat = { area_basis: 'Super', super_area_sqft: 1812, super_area_sqft_rate: 6500, parking_value: 450_000 }

const amounts = (sums: Valuation) => Object.fromEntries(sums.lines.map((line) => [line.key, line.amount]))
const codes = (sums: Valuation) => sums.warnings.map((warning) => warning.code)

describe('land and building', () => {
  const sums = valuationOf(house, {}, deed)

  it('adds land, floors and less depreciation', () => {
    expect(sums.basis).toBe('Land and building')
    expect(sums.area).toMatchObject({ sqft: 1201.5, source: 'deed', stands: 'computed', from: ['land_area_docs_sqyd'] })
    expect(amounts(sums)).toEqual({ land: 6_007_500, floors_gf: 1_440_000, floors_ff: 1_360_000, depreciation: -504_000 })
    expect(sums.lines[0]).toMatchObject({ quantity: 133.5, unit: 'sq yd', rate: 45_000, from: ['land_area_docs_sqyd', 'land_rate_sqyd'] })
    expect(sums.market).toMatchObject({ computed: 8_303_500, typed: null, stands: 'computed', value: 8_303_500 })
    expect(sums.words).toBe('Rupees Eighty Three Lakh Three Thousand Five Hundred Only')
    expect(sums.warnings).toEqual([])
  })

  it('derives what a lender asks for', () => {
    expect(sums.depreciation).toMatchObject({ computed: 18, stands: 'computed' })
    expect(sums.residualLifeYears).toBe(48)
    expect(sums.realisable.value).toBe(7_473_150)
    expect(sums.forced.value).toBe(6_642_800)
    expect(sums.reconstruction.value).toBe(2_800_000)
    expect(sums.asIs).toBeNull()
  })

  it('never lets an area meet a rate of another unit', () => {
    const { land_rate_sqyd: _rate, ...rest } = house
    const perFoot = valuationOf({ ...rest, land_rate_sqft: 5000 }, {}, deed)
    expect(perFoot.lines[0]).toMatchObject({ quantity: 1201.5, unit: 'sq ft', amount: 6_007_500 })
    const perMetre = valuationOf({ ...rest, land_rate_sqmt: 50_000 }, {}, deed)
    expect(perMetre.lines[0]).toMatchObject({ unit: 'sq m', amount: Math.round(1201.5 * 0.3048 ** 2 * 50_000) })
  })

  it('counts one building once, however often it is described', () => {
    const twice = { ...house, construction_sqft: 1750, construction_rate_sqft: 1600, valuation_area: 1750, valuation_rate: 1600 }
    expect(valuationOf(twice, {}, deed).market.value).toBe(sums.market.value)
    const { floors_gf: _gf, floors_ff: _ff, ...whole } = twice
    expect(valuationOf(whole, {}, deed).market.value).toBe(sums.market.value)
  })

  it('reads age and land area of the site where the drafter gave none', () => {
    const { building_age_years: _age, land_area_actual_sqyd: _area, ...rest } = house
    const site = { age_of_building: 'about 12 years', land_area_actual: '1,190 sq ft', visit_date: '2026-11-20' }
    const read = valuationOf(rest, site, deed)
    expect(read.depreciation).toMatchObject({ computed: 18, from: ['age_of_building', 'building_life_years', 'salvage_percent'] })
    expect(read.area).toMatchObject({ sqft: 1190, source: 'actual at site' })
  })
})

describe('flat', () => {
  it('is area on the named basis × rate and extras', () => {
    const sums = valuationOf(flat, {}, {})
    expect(amounts(sums)).toEqual({ flat: 11_778_000, parking_value: 450_000 })
    expect(sums.market.value).toBe(12_228_000)
    expect(sums.reconstruction.value).toBeNull()
  })

  it('adopts the least of deed, plan and actual', () => {
    expect(valuationOf(flat, {}, { document_area_sqft: 1760, approved_area_plan_sqft: 1800 }).area).toMatchObject({
      sqft: 1760,
      source: 'deed',
    })
  })

  it('falls back on the described area', () => {
    const sums = valuationOf({ valuation_description: 'Shop', valuation_area: 200, valuation_rate: 12_000 }, {}, {})
    expect(sums.lines).toMatchObject([{ label: 'Shop', amount: 2_400_000 }])
  })

  it('finds the basis that has an area and a rate', () => {
    const { area_basis: _basis, ...rest } = flat
    expect(valuationOf(rest, {}, {}).basis).toBe('Super')
  })
})

describe('area adopted', () => {
  it.each([
    [{ area_adopted_sqft: 1300 }, 1201.5, 'computed', ['AREA_ABOVE_LEAST']],
    [{ area_adopted_sqft: 1300, area_adopted_reason: 'corner added by registered deed' }, 1300, 'typed', []],
    [{ area_adopted_sqft: 1150 }, 1150, 'typed', []],
  ])('%j', (typed, sqft, stands, warnings) => {
    const sums = valuationOf({ ...house, ...typed }, {}, deed)
    expect(sums.area).toMatchObject({ sqft, stands })
    expect(codes(sums)).toEqual(warnings)
  })
})

describe('typed beside computed', () => {
  it('lets what was typed stand and keeps what was computed', () => {
    const typed = { realisable_value: 7_000_000, reconstruction_cost: 2_500_000, depreciation_percent: 20, forced_sale_value_rate: 70 }
    const sums = valuationOf({ ...house, ...typed }, {}, deed)
    expect(sums.realisable).toMatchObject({ computed: 7_422_750, typed: 7_000_000, stands: 'typed', value: 7_000_000 })
    expect(sums.reconstruction).toMatchObject({ computed: 2_800_000, stands: 'typed' })
    expect(sums.depreciation).toMatchObject({ computed: 18, typed: 20, stands: 'typed', value: 20 })
    expect(sums.forced.value).toBe(Math.round(8_247_500 * 0.7))
  })

  it('lets a typed total stand only as a rounding of the sum', () => {
    const said = valuationOf({ ...house, present_market_value_on_completion: 8_304_000 }, {}, deed)
    expect(said.market).toMatchObject({ stands: 'typed', value: 8_304_000 })
    expect(said.realisable.value).toBe(7_473_600)
    const wrong = valuationOf({ ...house, present_market_value_on_completion: 9_000_000 }, {}, deed)
    expect(wrong.market).toMatchObject({ stands: 'computed', value: 8_303_500, typed: 9_000_000 })
    expect(wrong.warnings).toMatchObject([{ code: 'TOTAL_NOT_SUM_OF_PARTS', blocks: true }])
    expect(valuationOf({ present_market_value_on_completion: 9_000_000 }, {}, {}).market).toMatchObject({
      stands: 'typed',
      value: 9_000_000,
    })
  })

  it('names the master of an area in three units and shows drift', () => {
    const sums = valuationOf({ ...house, land_area_actual_sqft: 1400, land_area_actual_sqmt: 112.04 }, {}, {})
    expect(sums.landArea).toMatchObject({ master: 'sqyd', key: 'land_area_actual_sqyd' })
    expect(sums.landArea?.drift).toMatchObject([{ key: 'land_area_actual_sqft', typed: 1400, derived: 1206 }])
    expect(codes(sums)).toEqual(['UNITS_DISAGREE'])
  })
})

describe('construction, cutting, guideline', () => {
  const building = { ...house, floors_ff: 0 }

  it('weighs the stages', () => {
    const done = { stage_plinth_done: 100, stage_brickwork_done: 50, stage_rcc_done: 75 }
    const sums = valuationOf({ ...building, building_age_years: 0, ...done }, {}, deed)
    expect(sums.progress).toMatchObject({ computed: 47.5, value: 47.5 })
    expect(sums.asIs?.value).toBe(6_007_500 + 1_440_000 * 0.475)
    const all = Object.fromEntries(constructionStages.map(({ key }) => [key, 100]))
    expect(valuationOf({ ...building, ...all }, {}, deed)).toMatchObject({ progress: { value: 100 }, asIs: null })
  })

  it('takes the road strip off', () => {
    const sums = valuationOf({ ...house, cut_area_sqft: 90, cut_structure_value: 50_000 }, {}, deed)
    expect(sums.demolitionRisk.computed).toBe(500_000)
    expect(sums.ifCutting.computed).toBe(7_803_500)
  })

  it('compares with the circle rate', () => {
    const sums = valuationOf({ ...house, dlc_circle_rate: 4000 }, {}, deed)
    expect(sums.guideline.computed).toBe(4_806_000)
    expect(sums.guidelineVariancePercent).toBe(72.77)
    expect(codes(sums)).toEqual(['GUIDELINE_VARIANCE'])
    expect(codes(valuationOf({ ...house, guideline_value: 8_000_000 }, {}, deed))).toEqual([])
  })

  it('lends on the lower of agreement and realisable', () => {
    expect(valuationOf({ ...house, agreement_value: 7_000_000 }, {}, deed).lendingBase.value).toBe(7_000_000)
  })
})

describe('warnings', () => {
  it.each([
    ['FORCED_ABOVE_REALISABLE', { realisable_value: 6_000_000 }, {}],
    ['REALISABLE_ABOVE_MARKET', { realisable_value: 9_000_000 }, {}],
    ['AREAS_DISAGREE', { land_area_actual_sqyd: 160 }, {}],
    ['AREA_ORDER', { carpet_area_sqft: 900, built_up_area_sqft: 800 }, {}],
    ['AREA_ORDER', { carpet_area_sqft: 900, super_area_sqft: 800 }, {}],
    ['DEPRECIATION_ABOVE_SALVAGE', { depreciation_percent: 95 }, {}],
    ['PROGRESS_RECOMMENDED_HIGH', { progress_percent: 50, recommended_progress_percent: 61 }, {}],
    ['REPORT_BEFORE_VISIT', { report_date: '2026-11-01' }, { visit_date: '2026-11-02' }],
    ['VISIT_IN_FUTURE', {}, { visit_date: '2026-11-22' }],
    ['AMOUNT_TOO_LARGE', { land_rate_sqyd: 1e12 }, {}],
  ])('%s', (code, drafter, site) => {
    expect(codes(valuationOf(house, {}, deed, { today: '2026-11-21' }))).toEqual([])
    expect(codes(valuationOf({ ...house, ...drafter }, site, deed, { today: '2026-11-21' }))).toContain(code)
  })

  it('names stage weights that do not total 100', () => {
    const stageWeights = { ...valuationDefaults.stageWeights, stage_plinth_done: 30 }
    expect(codes(valuationOf(house, {}, deed, { settings: { stageWeights } }))).toEqual(['STAGE_WEIGHTS'])
  })
})

describe('at the edges', () => {
  it('says nothing of an empty case', () => {
    const sums = valuationOf({}, {}, {})
    expect(sums).toMatchObject({ basis: null, area: null, lines: [], words: null, warnings: [], guidelineVariancePercent: null })
    expect([sums.market, sums.realisable, sums.forced, sums.guideline].map(({ value }) => value)).toEqual([null, null, null, null])
  })

  it('never gives a figure that is not finite', () => {
    const sums = valuationOf({ ...house, land_area_actual_sqyd: 1e300, land_rate_sqyd: 1e300, floors_gf: 1e308 }, {}, {})
    expect(
      JSON.stringify(sums, (_key, value: unknown) => (typeof value === 'number' && !Number.isFinite(value) ? 'BAD' : value)),
    ).not.toContain('BAD')
    expect(codes(sums)).toContain('AMOUNT_TOO_LARGE')
  })

  it('always adds up and says the same in words', () => {
    for (let seed = 1; seed < 300; seed += 1) {
      const drafter = {
        ...house,
        land_area_actual_sqyd: seed * 1.337,
        land_rate_sqyd: 9999.99 / seed,
        floors_gf: seed / 3,
        depreciation_percent: (seed * 7.3) % 90,
      }
      const sums = valuationOf(drafter, {}, {})
      expect(sums.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(sums.market.value)
      expect(sums.words).toBe(amountInWords(sums.market.value ?? -1))
      expect(sums.forced.value).toBeLessThanOrEqual(sums.realisable.value ?? 0)
    }
  })

  it("follows a lender's profile", () => {
    expect(valuationOf({ ...house, lender_profile: 'realisable 80%, forced 70%' }, {}, deed).realisable.value).toBe(6_642_800)
    expect(valuationOf({ ...house, lender_profile: 'Say to the nearest 1,000' }, {}, deed).say).toEqual({ step: 1000, value: 8_304_000 })
    expect(valuationOf({ ...house, lender_profile: 'nobody knows' }, {}, deed).settings).toEqual(valuationDefaults)
  })
})
