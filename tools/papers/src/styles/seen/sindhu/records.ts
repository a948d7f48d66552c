import { escaped } from '../../../telling.ts'
import { dayOf, rounded } from '../../forms.ts'
import { leftTable, pairTable } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { pinIn } from '../scenes.ts'
import { standing } from '../standing.ts'
import { area, begun, recorded } from './civic.ts'
import { drafted, extent, flatArea, landPlace, mr, place, rs, type Scene } from './scene.ts'

/** Bengaluru's two khata papers: the certificate is a sentence, the extract a table. */
const khata = (s: Scene): string => {
  begun(s, 'Khata Certificate', 'Khata Extract', 'Khata')
  const { tell } = s
  const property = `${s.ward}-${s.whole(1, 90, 120)}-${s.plot}`
  const corporation = `<p class="center"><b>${s.town.toUpperCase()} MAHANAGARA PALIKE</b><br>Office of the Assistant Revenue Officer, ${escaped(
    s.branch,
  )} Sub-Division</p>`
  if (s.has(0.5, 121))
    return `${corporation}<h1>KHATA CERTIFICATE</h1><p>No. ARO/KTR/${s.digits(4, 122)}/${dayOf(s.dates.letter).year} <span class="far">Date: ${
      dayOf(s.dates.letter).typed
    }</span></p><p>This is to certify that the Khata of the property bearing PID No. ${property}, ${place(s)}${pinIn(
      s,
      0.4,
      123,
    )}, measuring ${area(s)[1]}, situated in Ward No. ${s.ward}, stands registered in the name of <b>${recorded(
      s,
      ' and ',
      mr,
    )}</b> in the records of this office.</p><p>The certificate is issued for obtaining a loan / electric connection only and shall not be used as proof of
title.</p><p>Fee paid Rs. 25/- vide receipt No. ${s.digits(6, 124)}</p><p class="right">Assistant Revenue Officer</p>`
  return `${corporation}<h1>KHATA EXTRACT (FORM B)</h1><p>Year: ${dayOf(s.dates.letter).year}-${(dayOf(s.dates.letter).year + 1) % 100} <span
class="far">Assessment Register Vol. ${s.whole(1, 40, 125)}</span></p>${leftTable([
    ['Property No. (PID)', property],
    ['Name of the owner / person primarily liable for tax', recorded(s)],
    ['Name of the previous khatedar', escaped(s.seller.name)],
    ['Address of the property', place(s)],
    ['Pin Code', s.has(0.5, 126) ? tell.states('pincode', s.pin) : '-'],
    s.isFlat ? ['Area of flat (Sq.ft.)', flatArea(s)] : ['Site dimension / area', extent(s)],
    ['Nature of use', 'Residential'],
    ['Annual rateable value', rs(s.whole(20, 90, 127) * 130)],
    ['Property tax', rs(s.whole(20, 90, 128) * 31)],
  ])}<p>Assessor ${escaped(s.officer.name)}</p>`
}

/** A corporation's order that puts a buyer in place of a seller. */
const mutationLetter = (s: Scene): string => {
  begun(s, 'Mutation Letter', 'Mutation Certificate')
  return `<p class="center"><b>${s.town.toUpperCase()} MUNICIPAL CORPORATION</b><br>ASSESSMENT &amp; COLLECTION DEPARTMENT, ${escaped(
    s.branch,
  ).toUpperCase()} ZONE<br>${s.town} - ${s.officePin}</p><p>No. Tax/${s.digits(3, 129)}/MUT/${dayOf(s.dates.letter).year}/${s.digits(
    5,
    130,
  )} <span class="far">Dated: ${dayOf(s.dates.letter).typed}</span></p><p>To,<br>${recorded(s, '<br>', mr)}<br>${escaped(s.first.home)} - ${
    s.homePin
  }</p><p><b>Sub: Mutation of property in respect of ${place(s)}${pinIn(s, 0.4, 131)}</b></p><p>Sir / Madam,</p><p>With reference to your application No. ${s.digits(
    6,
    132,
  )}, I am directed to inform you that the above property${
    s.isFlat ? '' : `, ${extent(s)},`
  } earlier recorded in the name of ${mr(s.seller, escaped(s.seller.name), 0)} has been mutated in your name in the property tax records on the basis of
the Sale Deed registered as No. ${s.digits(4, 133)} dated ${dayOf(s.dates.deed).typed}.</p>${clauses(
    [
      'Mutation is only for the purpose of payment of property tax and does not confer any legal title.',
      'It shall stand cancelled if any fact is found to be concealed.',
      ...standing(s, 'civic', 134, 0.4),
    ],
    (n) => `${n}.`,
  )}<p class="right">Assistant Assessor &amp; Collector</p>`
}

/** The survey office's card of a city plot. */
const propertyCard = (s: Scene): string => {
  begun(s, 'Property Card', 'Property Register Card')
  const { tell } = s
  return `<p class="center"><b>PROPERTY REGISTER CARD</b><br>City Survey Office, ${s.taluka}</p>${abreast(
    ['City Survey No.', 'Village', 'Taluka', 'District', 'Tenure', 'Sheet No.'],
    [
      [
        s.cts,
        s.village,
        s.taluka,
        s.district,
        s.has(0.3, 135) ? tell.states('land_freehold_or_leasehold', 'Free Hold', 'Freehold') : 'C',
        String(s.whole(1, 90, 136)),
      ],
    ],
  )}${leftTable([
    ['Property', `${landPlace(s)}${pinIn(s, 0.3, 137)}`],
    ['Area', extent(s)],
    ['Holder in origin of title (1969)', escaped(s.earlier.name)],
    ['Easements', 'Nil'],
    ['Other encumbrances', 'Nil'],
  ])}${abreast(
    ['Date', 'Transaction', 'Vol. No.', 'New Holder (H) / Encumbrance (E)', 'Attestation'],
    [
      ['12/08/1994', `Purchase by deed ${s.digits(4, 138)}`, 'M.No. 212', `<s>H ${escaped(s.seller.name)}</s>`, 'C.T.S.O.'],
      [
        dayOf(s.dates.letter).typed,
        `Sale by deed ${s.digits(5, 139)}/${dayOf(s.dates.deed).year}`,
        `M.No. ${s.digits(4, 140)}`,
        `H ${recorded(s)}`,
        'C.T.S.O.',
      ],
    ],
  )}<p>True copy. Fee Rs. 90/-. Application ${s.digits(5, 141)}</p>`
}

/** Maharashtra's record of rights of a survey number, its old holders in brackets. */
const sevenTwelve = (s: Scene): string => {
  begun(s, '7/12 Extract', 'Village Form VII-XII', 'Record of Rights')
  const { sqmt, seller } = s
  const ares = rounded(sqmt.plot / 100)
    .toFixed(2)
    .padStart(5, '0')
  return `<p class="center"><b>GOVERNMENT OF MAHARASHTRA</b><br>VILLAGE FORM VII (RECORD OF RIGHTS)<br><small>[Maharashtra Land Revenue Record of Rights and
Registers Rules, 1971, Rules 3, 5, 6 and 7]</small></p>${pairTable([
    ['Village', s.village],
    ['Taluka', s.taluka],
    ['District', s.district],
    ['Gat / Survey No. and Hissa', s.cts],
    ['Occupant class', s.pick(['Occupant Class - 1', 'Bhogwatdar Varg-1'], 260)],
    ['Local name of field', '-'],
  ])}${abreast(
    ['Area, unit and assessment', 'Khata No.', 'Name of occupant', 'Area (H.R.Sq.m)', 'Mutation No.', 'Tenant, other rights'],
    [
      [
        'Non-agricultural',
        s.digits(3, 261),
        `<s>[${escaped(seller.name)}]</s>`,
        `[0.${ares}]`,
        `(${s.digits(4, 262)})`,
        'Other rights: Nil',
      ],
      ['Assessment 42.50', s.digits(4, 263), recorded(s, '<br>'), `0.${ares}`, `(${s.digits(5, 264)})`, 'Limit: -'],
    ],
  )}${leftTable([
    ['Total area of the holding', extent(s)],
    ['Location', `${landPlace(s)}${pinIn(s, 1, 265)}`],
    ['Last mutation', `No. ${s.digits(5, 264)} dated ${dayOf(s.dates.letter).typed}`],
    ['Old mutation Nos.', `(${s.digits(3, 266)}), (${s.digits(3, 267)}), (${s.digits(4, 262)})`],
  ])}<p>VILLAGE FORM XII (REGISTER OF CROPS): Non-agricultural, residential use.</p><p>This extract is digitally signed on ${
    dayOf(s.dates.letter).typed
  }. Talathi, Saza ${s.village}</p>`
}

/** Tamil Nadu's extract of the register: owners above, survey numbers and extents below. */
const patta = (s: Scene): string => {
  begun(s, 'Patta', 'Patta Chitta', 'Chitta Extract')
  const { sqmt, buyers } = s
  const [number = '', part = ''] = s.cts.split('/')
  return `<p class="center"><b>Government of Tamil Nadu<br>Revenue and Disaster Management Department</b><br>Land Ownership Details : Chitta
Extract</p>${pairTable([
    ['District', s.district],
    ['Taluk', s.taluka.replace(/ Taluk$/, '')],
    ['Revenue Village', s.village],
    ['Patta Number', s.digits(4, 268)],
  ])}<p><b>Name of owners</b></p>${abreast(
    ['S.No.', "Father / Husband's name", 'Relationship', 'Owner'],
    recorded(s, '|')
      .split('|')
      .map((name, n) => [`${n + 1}.`, escaped(buyers[n]?.elder ?? ''), buyers[n]?.isWoman ? 'Wife' : 'Son', name]),
  )}${abreast(
    ['Survey No.', 'Sub division', 'Dry (Hect - Ares)', 'Wet', 'Others', 'Remarks'],
    [[number, part, `0 - ${rounded(sqmt.plot / 100)}`, '--', '--', `${dayOf(s.dates.letter).year}/0103/24/${s.digits(6, 269)}`]],
  )}<p>Total extent: ${extent(s)}. Land situated at ${landPlace(s)}${pinIn(s, 1, 270)}. Previous pattadar: ${escaped(
    s.seller.name,
  )}.</p><p>1. The above information is obtained from the electronic records and can be verified on the portal with the reference number. 2. Date of
print ${dayOf(s.dates.letter).dashes}.</p>`
}

const ofLand = (s: Scene): string => {
  if (s.isWest) return s.has(0.5, 271) ? sevenTwelve(s) : propertyCard(s)
  if (s.state === 'Tamil Nadu') return patta(s)
  return s.isSouth ? khata(s) : mutationLetter(s)
}
export const mutation = drafted(10, (s) => (s.isSouth && s.state === 'Karnataka' ? khata(s) : mutationLetter(s)), ofLand)
