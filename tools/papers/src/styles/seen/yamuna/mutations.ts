import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { boxTable, leftTable } from '../drafts.ts'
import { abreast, dotted } from '../layouts.ts'
import { mayConvert } from '../../truths.ts'
import { usual } from './clauses.ts'
import { flatArea, landArea, pin, pinBox, place, sizeOf, unitNo } from './ground.ts'
import { authorityHead, drafted, held, lineage, mr, office, page, recorded, refLine, rs, signed, sri, upper, type Scene } from './scene.ts'

const dress = (s: Scene, n: number) => (s.has(0.5, n) ? lineage(s) : sri(s))
const sellerNamed = (s: Scene): string => lineage(s)(s.seller, escaped(s.seller.name), 0)
const hectares = (s: Scene): string => {
  const value = rounded(s.sqmt.plot / 10_000, 4)
  mayConvert(s.tell, s.sqft.plot)
  s.tell.allows('land_area_docs_sqmt', String(rounded(value * 10_000, 0)))
  return `${value} हे०`
}
/** The law under which the court sits. */
const actOf = (s: Scene): string =>
  ({
    delhi: 'Delhi Land Revenue Act, 1954',
    haryana: 'Punjab Land Revenue Act (as applicable to Haryana)',
    hills: 'L.R. Act, 1901',
    noida: 'U.P. Revenue Code, 2006',
    up: 'U.P. Revenue Code, 2006',
  })[s.region.manner]
/** Kanal and marla, as the north-west measures. */
const kanals = (s: Scene): string => {
  const marlas = Math.max(1, Math.round(s.sqft.plot / 272.25))
  mayConvert(s.tell, s.sqft.plot)
  mayConvert(s.tell, marlas * 272.25)
  return `${Math.floor(marlas / 20)} कनाल ${marlas % 20} मरला`
}
const fasli = (s: Scene): string => `${dayOf(s.dates.letter).year - 593 - s.whole(1, 4, 1_100)}-${dayOf(s.dates.letter).year - 588} फ०`

/** A naib tehsildar's court: case number, order, and whose name goes out. */
const order = held(
  'village',
  (s) => {
    const { region } = s
    const isNorthern = region.manner !== 'haryana' && region.manner !== 'delhi'
    return page(
      'gov',
      `<h1>${isNorthern ? `न्यायालय नायब तहसीलदार, ${region.tehsil}` : `कार्यालय तहसीलदार, ${region.tehsil}`}<br>Court of the Naib Tehsildar, Tehsil ${region.tehsil}, District ${s.district}</h1>${refLine(`वाद सं० / Case No. ${s.digits(5, 1_101)}/${dayOf(s.dates.deed).year}`, `कम्प्यूटरीकृत सं० T${s.digits(14, 1_102)}`)}<p>${escaped(
        s.first.name,
      )} बनाम ${escaped(s.seller.name)}</p><p>धारा 34/35 ${actOf(s)} — Mutation (दाखिल खारिज / नामान्तरण)</p><p><b>आदेश / ORDER</b> dated ${dayOf(s.dates.letter).dots}</p><p>The present application was moved on the basis of registered sale deed No. ${s.digits(4, 1_104)} dated ${dayOf(s.dates.deed).dots}. Ishtehar was issued and no objection has been received within the period. The report of Lekhpal ${escaped(
        s.witnesses[0].name,
      )} and Revenue Inspector ${escaped(s.witnesses[1].name)} is on file. Statement of ${sellerNamed(s)} was recorded.</p><p>It is therefore ordered that in respect of ${place(s)}${pin(s, 0.25, 1_105)}, area ${s.has(0.5, 1_106) ? `${hectares(s)} (${landArea(s)})` : landArea(s)}, Khata No. 00${s.digits(
        3,
        1_107,
      )}, the name of the seller ${escaped(s.seller.name)} be struck off (खारिज) and in its place the name of ${recorded(s, s.pick([' and ', ' व '], 1_108), lineage(s))}, resident of ${escaped(s.first.home)}, ${s.pick(['be recorded as Sankramaniya Bhumidhar', 'be entered in the revenue records', 'दर्ज हो'], 1_109)}. After compliance the file be consigned to record room.</p><p class="right">नायब तहसीलदार<br>${escaped(
        s.officer.name,
      )}</p><p><small>Copy applied ${dayOf(s.dates.letter).typed}; fee Rs. 10; copyist ${escaped(s.partner.name)}. Tehsil PIN ${s.officePin}.</small></p>`,
    )
  },
  'Mutation Order',
  'Dakhil Kharij',
)

/** A row of the register of rights with the order that changed it. */
const extract = held(
  'village',
  (s) => {
    const { region } = s
    const owned = recorded(s, ' ; ', lineage(s))
    return page(
      'portal',
      `${office('REVENUE DEPARTMENT — ' + s.state.toUpperCase(), s.pick(['खतौनी की नकल', 'भूलेख : खाता विवरण (अप्रमाणित प्रति)', 'अधिकार अभिलेख (खतौनी)'], 1_120))}${boxTable(
        [
          ['ग्राम का नाम / Village', s.village],
          ['परगना', region.pargana],
          ['तहसील', region.tehsil],
          ['जनपद / District', s.district],
          ['फसली वर्ष', fasli(s)],
          ['भाग', '1'],
        ],
        3,
      )}${abreast(
        ['खाता सं०', 'खातेदार का नाम / पिता पति का नाम / निवास स्थान', 'गाटा सं०', 'क्षेत्रफल (हे०)', 'आदेश', 'टिप्पणी'],
        [
          [
            `00${s.digits(3, 1_107)}`,
            `${owned}, नि० ${escaped(s.first.home)}`,
            s.survey,
            hectares(s),
            `आदेश न्या० ना० तह० वाद सं० ${s.digits(5, 1_101)} दि० ${dayOf(s.dates.letter).dots}: विक्रेता ${escaped(s.seller.name)} का नाम खारिज कर क्रेता का नाम दर्ज हो। र० का० ${escaped(s.witnesses[0].name)}`,
            `बन्धक नहीं`,
          ],
        ],
      )}<p>विवरण / Description: ${place(s)}${pin(s, 0.2, 1_121)}${s.has(0.6, 1_122) ? `, ${landArea(s)}` : ''}</p><p>लगान ${s.whole(1, 9, 1_123)}.${s.whole(10, 95, 1_124)} &nbsp; पूर्व खातेदार: ${escaped(s.earlier.name)} (1419 फ०)</p><p><small>Printed on ${dayOf(s.dates.letter).dashes} by CSC operator ${escaped(
        s.partner.name,
      )}, ID ${s.digits(12, 1_125)}. Unique code of gata: ${s.digits(16, 1_126)}.</small></p>`,
    )
  },
  'Khatauni',
  'Khatauni Extract',
  'Mutation Certificate',
)

/** A corporation certifies the change in its tax register. */
const municipal = held(
  'any',
  (s) => {
    const { region } = s
    return page(
      'gov',
      `${office(region.body.name.toUpperCase(), region.body.hindi, `Tax Department, Zone ${s.pick(['City', 'Vasundhara', 'Kavi Nagar', '3', '5'], 1_130)}, ${s.town} ${s.officePin}`)}<h1>${s.pick(['नामान्तरण प्रमाण पत्र / CERTIFICATE OF MUTATION', 'MUTATION LETTER', 'NAMANTARAN PRAMAN PATRA'], 1_131)}</h1>${refLine(
        `सं० ${s.digits(3, 1_132)}/कर/${dayOf(s.dates.letter).year}`,
        dayOf(s.dates.letter).dots,
      )}<p>${s.pick(['Under section 213 of the Municipal Corporation Act', 'On the basis of enquiry report of the Tax Inspector', 'As per order of the Chief Tax Assessment Officer'], 1_133)} the entry in the assessment register in respect of ${place(s)}${pin(s, 0.35, 1_134)}, having ${
        s.isFlat ? '' : 'an area of '
      }${sizeOf(s)}, has been changed as under:</p>${abreast(
        ['Name struck off', 'Name entered', 'Basis'],
        [
          [
            sellerNamed(s),
            recorded(s, '<br>', dress(s, 1_135)),
            `${s.pick(['Sale deed', 'Regd. sale deed', 'Transfer deed'], 1_136)} No. ${s.digits(4, 1_137)} of ${dayOf(s.dates.deed).dots}`,
          ],
        ],
      )}${leftTable([
        ['House / Property ID', s.digits(11, 1_138)],
        ['ARV', rs(s.whole(24, 220, 1_139) * 100)],
        ['Mutation fee', `${rs(s.whole(5, 60, 1_140) * 100)}, receipt ${s.digits(5, 1_141)}`],
        s.isFlat && ['Flat', unitNo(s)],
      ])}${usual(s, 'civic', 114, 0.5)
        .map((line) => `<p>* ${line}</p>`)
        .join('')}${signed(`Tax Inspector<br>${escaped(s.witnesses[1].name)}`, `Zonal Officer<br>${escaped(s.officer.name)}`)}`,
    )
  },
  'Mutation Certificate',
)

/** An authority writes that it now knows the transferee as its lessee. */
const recognised = held(
  'estate',
  (s) => {
    s.tell.allows('developer_name', s.region.authority.name, s.region.authority.short)
    const from = dayOf(s.leaseDay)
    const hasLease = s.has(0.5, 1_150)
    return page(
      'gov',
      `${authorityHead(s, s.isFlat ? 'Group Housing Department' : 'Residential Plot Department')}${refLine(`No. ${s.region.authority.short}/${s.isFlat ? 'GH' : 'RP'}/Mut/${s.digits(4, 1_151)}`, dayOf(s.dates.letter).dots)}<p>${recorded(s, ' and ', dress(s, 1_152))}<br>${escaped(s.first.home)} - ${s.homePin}</p><p><b>Sub: ${s.pick(
        ['Mutation / recording of name', 'Substitution of name in the records', 'Mutation of property after transfer deed'],
        1_153,
      )} — ${place(s)}${pin(s, 0.35, 1_154)}</b></p><p>Sir/Madam,</p><p>With reference to your application dated ${dayOf(s.dates.plan).dots} on the subject and on submission of certified copy of the transfer deed registered at Sl. No. ${s.digits(4, 1_155)} on ${dayOf(s.dates.deed).dots}, I am directed to inform that the above property ${
        s.isFlat ? `(${flatArea(s)})` : `(area ${landArea(s)})`
      } earlier standing in the name of ${mr(s.seller, escaped(s.seller.name), 0)}, transferee of original allottee ${escaped(s.earlier.name)}, now stands mutated in your name in the records of the Authority${
        hasLease
          ? ` on ${s.tell.states('land_freehold_or_leasehold', s.pick(['leasehold basis', 'lease hold basis'], 1_156), 'Leasehold')}`
          : ''
      }.</p><p>You shall abide by the terms of the original lease deed / allotment dated ${from.dots} and pay all dues of the Authority. No dues are outstanding as on ${dayOf(s.dates.letter).dots} vide Accounts note ${s.digits(4, 1_157)}.</p><p class="right">Manager<br>${escaped(s.officer.name)}</p><p><small>Copy: Jal Department; ${escaped(
        s.lender,
      )}, ${escaped(s.branch)} for information.</small></p>`,
    )
  },
  'Mutation Letter',
  'Transfer Memorandum',
)

/** A portal's certificate: short labels, a code to scan, no signature. */
const online = held(
  'any',
  (s) =>
    page(
      'portal',
      `${office(s.region.body.name, s.region.body.hindi, 'e-Mutation Module · Property Tax')}<h1>${s.pick(['e-MUTATION CERTIFICATE', 'MUTATION ACKNOWLEDGEMENT CUM CERTIFICATE'], 1_170)}</h1>${boxTable(
        [
          ['Certificate No.', `MUT${s.digits(9, 1_171)}`],
          ['Date of issue', dayOf(s.dates.letter).brief],
          [s.pick(['UPIC', 'Property ID', 'PID'], 1_172), `${s.digits(13, 1_173)}`],
          ['Transferor', escaped(s.seller.name.toUpperCase())],
          ['Transferee(s)', recorded(s, ', ', upper)],
          ['Mode of transfer', s.pick(['Sale', 'Sale deed', 'Purchase'], 1_174)],
          ['Property address', place(s)],
          ['Pincode', pinBox(s, 0.6, 1_175)],
          ['Colony category', s.pick(['C', 'D', 'E', 'F'], 1_176)],
          [
            s.isFlat ? 'Covered area (sq. ft.)' : 'Plot area',
            s.isFlat ? s.tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built)) : landArea(s),
          ],
          ['Deed regn. no. / date', `${s.digits(5, 1_177)} / ${dayOf(s.dates.deed).typed}`],
          ['Applicant through', `${escaped(s.witnesses[0].name)} (${s.witnesses[0].mobile})`],
        ],
        s.pick([2, 3], 1_178),
      )}<p>${usual(s, 'civic', 118, 0.4).join(' ')} This is a system generated certificate. Approved by ${escaped(s.officer.name)}, Jt. A&amp;C, ${s.officePin}.</p>`,
    ),
  'Mutation Certificate',
)

/** The village register of the north-west: owner, tiller, number, size, and the change in red. */
const jamabandi = held(
  'village',
  (s) => {
    const isNorthWest = s.region.manner === 'haryana'
    return page(
      'typed',
      `<p class="center">${isNorthWest ? 'नकल जमाबंदी / COPY OF JAMABANDI' : 'नामान्तरण पंजिका / MUTATION REGISTER (R-6)'}<br>Village ${s.village}, Tehsil ${s.region.tehsil}, District ${s.district}</p><p>Year ${dayOf(s.dates.letter).year - 2}-${dayOf(s.dates.letter).year - 1} &nbsp; ${isNorthWest ? 'Hadbast' : 'Circle'} No. ${s.whole(11, 190, 1_190)}</p>${abreast(
        [
          isNorthWest ? 'Khewat / Khatauni' : 'Sl. / Khata',
          'Owner (मालिक)',
          'Cultivator',
          'Khasra',
          'Area',
          isNorthWest ? 'Intkal' : 'Order',
        ],
        [
          [
            `${s.whole(11, 400, 1_191)} / ${s.whole(401, 900, 1_192)}`,
            recorded(s, ', ', lineage(s)),
            'Khud kasht',
            s.survey,
            isNorthWest ? kanals(s) : hectares(s),
            `No. ${s.digits(4, 1_193)} sanctioned on ${dayOf(s.dates.letter).dots}: ${escaped(s.seller.name)} bay (sale) Rs. ${grouped(s.price)}`,
          ],
        ],
      )}<p>Plot as per site: ${place(s)}${pin(s, 0.25, 1_194)}; measures ${landArea(s)}.</p><p>Patwari ${escaped(s.witnesses[0].name)}, ${s.witnesses[0].mobile}. Checked by Kanungo ${escaped(s.witnesses[1].name)}. Former owner ${escaped(s.earlier.name)}. Issued at e-Disha Kendra ${s.officePin}.</p>`,
    )
  },
  'Jamabandi',
  'Mutation Certificate',
)

/** The register of rights as the state keeps it. */
const register = (s: Scene): string => (s.region.manner === 'haryana' ? jamabandi(s) : extract(s))

/** Filled blanks of a town's register, who was there and who is now. */
const filled = held(
  'any',
  (s) =>
    page(
      'gov',
      `${office(s.region.body.name.toUpperCase(), s.region.body.hindi, `${s.town} - ${s.officePin}`)}<h1>नामान्तरण प्रपत्र / EXTRACT OF NAME TRANSFER</h1>${dotted(
        [
          ['1. पंजी क्रमांक / Register no.', `${s.digits(3, 1_180)}/${dayOf(s.dates.letter).year}`],
          ['2. सम्पत्ति / Property', `${place(s)}${pin(s, 0.4, 1_181)}`],
          ['3. क्षेत्रफल / Area', sizeOf(s)],
          ['4. पूर्व स्वामी / Former owner', sellerNamed(s)],
          ['5. वर्तमान स्वामी / Present owner', recorded(s, ' एवं ', lineage(s))],
          ['6. आधार / Basis', `Sale deed ${s.digits(5, 1_182)}, ${dayOf(s.dates.deed).dots}`],
          ['7. आपत्ति / Objection', `Nil (notice affixed before ${escaped(s.witnesses[0].name)})`],
          ['8. शुल्क / Fee', `Rs. ${s.whole(4, 60, 1_183) * 50}, receipt ${s.digits(5, 1_184)}`],
          ['9. स्वीकृति / Sanctioned', dayOf(s.dates.letter).dots],
        ],
      )}${signed(`राजस्व निरीक्षक<br>${escaped(s.witnesses[1].name)}`, `कर निर्धारण अधिकारी<br>${escaped(s.officer.name)}`)}`,
    ),
  'Mutation Certificate',
)
export const mutation = drafted(6_110, order, register, municipal, recognised, online, jamabandi, filled)
