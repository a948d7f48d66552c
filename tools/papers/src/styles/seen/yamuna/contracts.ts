import { escaped } from '../../../telling.ts'
import { dayOf, inWords } from '../../forms.ts'
import { again, mayHold, owners } from '../../truths.ts'
import { leftTable, numberedTable } from '../drafts.ts'
import { termOf } from '../scenes.ts'
import { numberedUsual } from './clauses.ts'
import { coveredArea, landArea, pin, place, sizeOf } from './ground.ts'
import { buyersOf, drafted, lineage, mobile, on, page, party, refLine, rs, signed, sri, type Scene } from './scene.ts'
import { acrossBoth, sidesPaired, sidesSaid, sidesTable } from './sides.ts'

const owner = (s: Scene, dress = party(s)): string => owners(s.tell, [s.seller], '', dress)
const begun = (s: Scene): void => {
  mayHold(s.tell, s.buyers)
  s.tell.allows('ownership_type', 'Single')
}
const built = (s: Scene): string => (!s.isFlat && s.hasHouse ? `, covered area ${coveredArea(s)} sq. ft.` : '')

/** The notary's set: agreement, receipt and power of attorney on three stamp papers. */
const notarised = on(
  'any',
  (s) => {
    begun(s)
    const day = dayOf(s.dates.letter)
    const said = again([s.seller], '')
    return page(
      'typed',
      `${refLine(`Stamp ${s.digits(5, 1_000)} &nbsp; ${day.typed}`, `Vendor Lic. ${s.whole(11, 280, 1_001)}`)}<h1>AGREEMENT TO SELL AND PURCHASE</h1><p>This agreement is made at ${s.town} on ${day.spoken} between ${owner(s)}, hereinafter called the First Party, and ${buyersOf(s, ' and ', party(s))}, hereinafter called the Second Party.</p><p>Whereas the First Party is the owner and in possession of ${place(
        s,
      )}${pin(s, 0.45, 1_002)}, area measuring ${sizeOf(s)}${built(s)}, bounded ${sidesSaid(s, 1_003)}; and has agreed to sell the same to the Second Party for ${rs(s.price)} (Rupees ${inWords(s.price)} only), which the First Party has received ${s.pick(['in full', 'in part, balance on or before registry'], 1_004)}:</p>${numberedUsual(
        s,
        'deed',
        100,
        (at) => `${at}.`,
      )}<p>That the Second Party can be contacted on ${mobile(s, 0.7)} and the First Party on ${s.seller.mobile}.</p><h1>RECEIPT</h1><p>Received with thanks ${rs(Math.round(s.price * 0.9))} from ${again(s.buyers, ' and ', sri(s))}. Executant: ${said}.</p><h1>GENERAL POWER OF ATTORNEY</h1><p>Know all men that I, ${said}, appoint ${escaped(s.partner.name)}, R/o ${escaped(
        s.partner.home,
      )}, as my attorney to apply for electric and water connection, to get the map passed, to deposit house tax and to present the sale deed before the Sub-Registrar ${s.officePin}.</p><p>Witnesses: 1. ${escaped(s.witnesses[0].name)} (${s.witnesses[0].mobile}) 2. ${escaped(s.witnesses[1].name)}</p><p>ATTESTED — Notary Public, Regd. No. ${s.digits(4, 1_005)}, valid up to 20${s.whole(27, 29, 1_006)}</p>`,
    )
  },
  'Agreement to Sell',
  'GPA',
  'Receipt',
)

/** A dealer's form: who, what, how much, till when. */
const dealers = on(
  'any',
  (s) => {
    begun(s)
    const day = dayOf(s.dates.letter)
    return page(
      'portal',
      `<header><div class="name">${escaped(s.partner.name.split(' ').at(-1) ?? '')} ESTATES &amp; PROPERTIES</div><div>${escaped(s.road)}, ${s.town} ${s.officePin} &nbsp; ${s.partner.mobile}, ${s.officer.mobile}</div></header><h1>${s.pick(['BAYANA AGREEMENT', 'IQRARNAMA / AGREEMENT TO SELL', 'TOKEN AGREEMENT'], 1_010)}</h1>${numberedTable(
        [
          ['Date of deal', day.dots],
          ['First party (Seller)', owner(s, lineage(s))],
          ['Address and mobile of seller', `${escaped(s.seller.home)}; ${s.seller.mobile}`],
          ['Second party (Purchaser)', buyersOf(s, ' and ', lineage(s))],
          ['Address and mobile of purchaser', `${escaped(s.first.home)} ${s.homePin}; ${mobile(s, 0.8)}`],
          ['Property under deal', `${place(s)}${pin(s, 0.45, 1_011)}`],
          ['Area', sizeOf(s)],
          !s.isFlat &&
            s.hasHouse && ['Construction', `${coveredArea(s)} sq. ft., ${s.pick(['double storey', 'single storey', 'G.F. only'], 1_012)}`],
          s.has(0.5, 1_013) && [
            'Status',
            s.tell.states('land_freehold_or_leasehold', s.pick(['Free Hold', 'Freehold, registry in hand'], 1_014), 'Freehold'),
          ],
          ['Deal amount', `${rs(s.price)}`],
          ['Bayana', `${rs(s.whole(1, 10, 1_015) * 50_000)} by cheque ${s.digits(6, 1_016)}, ${escaped(s.lender)}`],
          ['Registry on or before', `${s.whole(10, 28, 1_017)}.${s.pick(['02', '05', '09', '11'], 1_018)}.${day.year + 1}`],
          ['Commission', '1% from each side'],
        ],
      )}<p>If the second party backs out the bayana shall be forfeited; if the first party backs out double shall be returned.</p>${s.has(0.5, 1_019) ? sidesTable(s, 1_020, false) : sidesPaired(s, 1_020)}${signed('First Party', 'Second Party')}<p>Witness ${escaped(
        s.witnesses[0].name,
      )}, ${escaped(s.witnesses[1].name)}</p>`,
    )
  },
  'Bayana Agreement',
  'Agreement to Sell',
)

/** A registered agreement of a leasehold plot, the authority's leave still to come. */
const registered = on(
  'sector',
  (s) => {
    begun(s)
    s.tell.allows('developer_name', s.region.authority.name, s.region.authority.short)
    const from = dayOf(s.leaseDay)
    const { years, rent } = s.lease
    return page(
      'deed',
      `<h1>AGREEMENT TO SELL (WITHOUT POSSESSION)</h1>${leftTable(
        [
          ['Proposed consideration', rs(s.price)],
          ['Advance', rs(Math.round(s.price / 5))],
          ['Stamp duty on advance', rs(Math.round(s.price / 50))],
        ],
        'plain',
      )}<p>This agreement is made on ${dayOf(s.dates.letter).legal} by ${owner(s)}, the SELLER, with ${buyersOf(s, ' along with ', party(s))}, the PURCHASER(S), Mob: ${mobile(s, 0.7)}, PIN of residence ${s.homePin}.</p><p>Whereas by a lease deed executed by ${escaped(s.region.authority.name)} in favour of ${escaped(s.earlier.name)}, ${termOf(
        s,
        years,
        from.typed,
        rent,
        s.pick(
          [
            `for a term of ${years} years with effect from ${from.dots} at the annual lease rent of ${rs(rent)}`,
            `for ${years} years from ${from.dots}, yearly rent being ${rs(rent)}`,
          ],
          1_030,
        ),
      )}, and subsequent transfer dated ${dayOf(s.dates.plan).dots}, the Seller holds ${s.tell.states('land_freehold_or_leasehold', s.pick(['leasehold rights', 'lease hold rights'], 1_031), 'Leasehold')} in ${place(s)}${pin(s, 0.5, 1_032)}, area ${landArea(s)}${built(s)}, measuring ${acrossBoth(
        s,
        1_033,
      )}.</p><p>Boundaries —</p>${sidesPaired(s, 1_034)}<p>1. The balance shall be paid through loan from ${escaped(s.lender)} within 90 days of receipt of T.M. 2. Transfer charges shall be borne by ${s.pick(['the Purchaser', 'the Seller', 'both equally'], 1_035)}. 3. Mortgage permission shall be obtained from the Authority.</p>${numberedUsual(
        s,
        'deed',
        103,
        (at) => `${at}.`,
        4,
      )}<p>Identified by ${escaped(s.witnesses[0].name)}, Advocate, Chamber ${s.whole(3, 290, 1_036)}. Typed by ${escaped(s.witnesses[1].name)}.</p>`,
    )
  },
  'Agreement to Sell',
)
export const agreementToSell = drafted(6_109, notarised, dealers, registered)
