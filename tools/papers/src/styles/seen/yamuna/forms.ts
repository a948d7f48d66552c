import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { boxTable, leftTable } from '../drafts.ts'
import { abreast, combed, ticked } from '../layouts.ts'
import { holders } from '../scenes.ts'
import { inFile } from './mails.ts'
import { coveredArea, landArea, pinBox, place, superArea, unitNo } from './ground.ts'
import {
  caseNo,
  drafted,
  inLakh,
  mobile,
  office,
  on,
  page,
  pairOf,
  product,
  refLine,
  rs,
  signed,
  sri,
  titleIn,
  upper,
  type Scene,
} from './scene.ts'

const isTheirs = (s: Scene): boolean => holders(s) === s.buyers
/** How they hold it, where it is theirs already. */
const holding = (s: Scene): string => {
  const value = holders(s).length > 1 ? 'Joint' : 'Single'
  return ticked(['Single', 'Joint'], value, s.tell.states('ownership_type', value))
}
const tenure = (s: Scene, words: readonly [string, string]): string => {
  const isLease = s.region.manner === 'noida' && s.ground !== 'village'
  const printed = words[isLease ? 1 : 0]
  return s.tell.states('land_freehold_or_leasehold', printed, isLease ? 'Leasehold' : 'Freehold')
}
const areaRows = (s: Scene): readonly (readonly [string, string] | false)[] =>
  s.isFlat
    ? [
        ['Super area (sq. ft.)', superArea(s)],
        ['Carpet area (sq. ft.)', grouped(s.sqft.carpet)],
      ]
    : [['Plot area', landArea(s)], s.hasHouse && s.has(0.6, 200) && ['Covered area (sq. ft.)', coveredArea(s)]]

/** A housing company's form, a box for every letter. */
const boxed = on('any', (s) => {
  const [first, second] = pairOf(s, (one) => combed(one.name.toUpperCase()))
  const person = (name: string, at: 0 | 1): string => {
    const one = s.buyers[at] ?? s.first
    return `<p><small>Full name (as per PAN)</small><br>${name}</p>${boxTable([
      ["Father's / Spouse's name", escaped(one.elder.toUpperCase())],
      ['PAN', one.pan],
      ['Date of birth', `${s.whole(10, 28, 201 + at)}/0${s.whole(1, 9, 203)}/${2025 - one.age}`],
      ['Mobile', at === 0 ? mobile(s, 0.85) : one.mobile],
      ['E-mail', `${s.pick(['xyz', 'ncr'], 204)}${one.aadhaar}@mail.example`],
      ['Category', ticked(['Salaried', 'SENP', 'SEP'], s.pick(['Salaried', 'SENP'], 205 + at))],
      ['Present address', `${escaped(one.home)}`],
      ['Pin', s.homePin],
      ['Office phone', `011-${s.digits(8, 207 + at)}`],
    ])}`
  }
  const kinds = ['Home Loan', 'Plot Loan', 'Plot + Construction', 'Construction', 'Home Improvement', 'Balance Transfer', 'LAP']
  const chosen: Record<Scene['loan'], string> = {
    'Home Loan': 'Home Loan',
    'Plot Loan': 'Plot Loan',
    'Plot + Construction Loan': 'Plot + Construction',
    'Construction Loan': 'Construction',
    'Home Improvement Loan': 'Home Improvement',
    'Balance Transfer': 'Balance Transfer',
    'Loan Against Property': 'LAP',
  }
  const word = chosen[s.loan]
  return page(
    'corp',
    `${refLine(`<b>${escaped(s.lender)}</b>`, `Form No. ${caseNo(s)}`)}<h1>${s.pick(['APPLICATION FORM — HOUSING FINANCE', 'LOAN APPLICATION FORM'], 208)}</h1><p>Branch: ${escaped(s.branch)}, ${s.town} ${s.officePin} &nbsp; Login date: ${dayOf(s.dates.letter).typed} &nbsp; DSA code: ${s.digits(5, 209)}</p><h2>A. Applicant</h2>${person(
      first,
      0,
    )}${second === '' ? '<h2>B. Co-applicant — NIL</h2>' : `<h2>B. Co-applicant</h2>${person(second, 1)}`}<h2>C. Loan</h2><p>${ticked(kinds, word, s.tell.states('loan_type', word, s.loan, word))}</p>${boxTable(
      [
        ['Amount required (Rs.)', grouped(s.amount)],
        ['Tenure (months)', `${s.whole(10, 25, 210) * 12}`],
        ['Rate type', ticked(['Fixed', 'Floating'], 'Floating')],
      ],
    )}<h2>D. Property</h2>${boxTable(
      [
        ['Address of property', place(s)],
        ['PIN code', pinBox(s, 0.75, 211)],
        [
          'Tenure of land',
          ticked(
            ['Freehold', 'Leasehold'],
            s.region.manner === 'noida' && s.ground !== 'village' ? 'Leasehold' : 'Freehold',
            tenure(s, ['Freehold', 'Leasehold']),
          ),
        ],
        ...areaRows(s),
        [isTheirs(s) ? 'Owner(s)' : 'Name of seller', titleIn(s)],
        isTheirs(s) && ['Holding', holding(s)],
        ['Agreement value', rs(s.price)],
      ],
      2,
    )}<p>Documents received: ${inFile(s, ', ')}</p><p><small>References: 1. ${escaped(s.witnesses[0].name)}, ${s.witnesses[0].mobile} &nbsp; 2. ${escaped(s.witnesses[1].name)}, ${s.witnesses[1].mobile}</small></p>${signed(
      'Signature of Applicant',
      'Signature of Co-applicant',
    )}`,
  )
})

/** A public bank's annexure: questions left, borrowers abreast. */
const annexure = on('any', (s) => {
  const [first, second] = pairOf(s, s.has(0.5, 220) ? upper : sri(s))
  const two = second !== ''
  const other = s.buyers[1]
  const both = (label: string, a: string, b: string): string[] => (two ? [label, a, b] : [label, a])
  return page(
    'gov',
    `${office(escaped(s.lender.toUpperCase()), s.has(0.5, 221) ? 'आवास ऋण आवेदन पत्र' : '', `${escaped(s.branch)}, ${s.town} - ${s.officePin}`)}<h1>ANNEXURE-I : APPLICATION FOR HOUSING LOAN</h1><p>Appl. Ref. (LOS) : ${caseNo(s)} &nbsp; Date of receipt : ${dayOf(s.dates.letter).dashes} &nbsp; BM : ${escaped(s.officer.name)}</p>${abreast(
      two ? ['Particulars', 'Applicant', 'Co-applicant'] : ['Particulars', 'Applicant'],
      [
        both('1. Name', first, second),
        both('2. Father / Husband', escaped(s.first.elder), escaped(other?.elder ?? '')),
        both('3. Age', `${s.first.age}`, `${other?.age ?? ''}`),
        both('4. PAN', s.first.pan, other?.pan ?? ''),
        both('5. Mobile', mobile(s, 0.85), other?.mobile ?? ''),
        both('6. Residence', `${escaped(s.first.home)} ${s.homePin}`, 'As above'),
        both('7. CIF No.', s.digits(11, 222), s.digits(11, 223)),
        both('8. Gross monthly income', rs(s.whole(40, 190, 224) * 1_000), 'Nil'),
      ],
    )}${leftTable([
      ['9. Purpose of loan', product(s)],
      ['10. Loan amount / project cost', `${rs(s.amount)} / ${rs(s.price)}`],
      ['11. Details of property to be mortgaged', place(s)],
      s.has(0.7, 225) && ['12. PIN of property', pinBox(s, 1, 226)],
      ...areaRows(s),
      ['13. Present title holder', titleIn(s, sri(s))],
      s.has(0.6, 227) && ['14. Whether free hold / lease hold', tenure(s, ['Free hold', 'Lease hold'])],
      ['15. Guarantor', `${escaped(s.witnesses[1].name)}, ${escaped(s.witnesses[1].home)}, Mob. ${s.witnesses[1].mobile}`],
      ['16. List of papers submitted', inFile(s, '; ')],
    ])}<p>I/We declare that the particulars given above are true. CIBIL score ${s.whole(690, 810, 228)} drawn on ${dayOf(s.dates.letter).dots}.</p>${signed('Place : ' + s.town, 'Signature(s)')}`,
  )
})

/** What the bank's machine prints of an application. */
const printOut = on('any', (s) => {
  const [first, second] = pairOf(s, upper)
  const row = (...facts: readonly (readonly [string, string])[]): string =>
    `<tr>${facts.map(([label, value]) => `<td${facts.length === 1 ? ' colspan="2"' : ''}>${label} : ${value}</td>`).join('')}</tr>`
  const day = dayOf(s.dates.letter)
  return page(
    'typed',
    `<p>${escaped(s.lender.toUpperCase())} &nbsp; SOL ${s.digits(4, 230)} ${escaped(s.branch.toUpperCase())}<br>RETAIL LOAN ORIGINATION - APPLICATION SUMMARY &nbsp; RUN DT ${day.dashes} PG 1</p><table class="print">${row(
      ['APPLN NO', caseNo(s)],
      ['STATUS', 'PENDING-TECH'],
    )}${row(['SCHEME', product(s)], ['AMT REQ', `${grouped(s.amount)}.00`])}${row(['CUST NAME', first], ['CUST ID', s.digits(9, 231)])}${row(['MOBILE', mobile(s, 0.8)], ['PAN', s.first.pan])}${
      second === ''
        ? row(['JT HOLDER', 'NONE'], ['REPAY SRC', 'SI'])
        : row(['JT APPLICANT', second], ['JT MOBILE', s.buyers[1]?.mobile ?? ''])
    }${row(['COMM ADDR', `${escaped(s.first.home.toUpperCase())} ${s.homePin}`])}${row(['COLL TYPE', s.isFlat ? 'IMMV-FLAT' : 'IMMV-LAND/BLDG'], ['COLL ID', s.digits(8, 232)])}${row(['COLL ADDR', place(s)])}${
      s.isFlat
        ? row(['UNIT', unitNo(s)], ['COLL PIN', pinBox(s, 0.7, 233)])
        : row(['COLL PIN', pinBox(s, 0.7, 233)], ['COLL VAL', grouped(s.price)])
    }${row(['COLL OWNER', titleIn(s, upper)])}${row(...areaRows(s).filter((one) => one !== false))}${row(['DOCS', inFile(s, ', ')])}${row(['ENTERED BY', escaped(s.officer.name.toUpperCase())], ['EMP MOB', s.officer.mobile])}</table><p>PROPOSED LTV ${s.whole(60, 80, 234)}% &nbsp; FEE ${inLakh(s.whole(4, 12, 235) * 1_000)} &nbsp; *** END OF REPORT ***</p>`,
  )
})
export const loanForm = drafted(6_102, boxed, annexure, printOut)
