import { sides as compass } from '../../../property.ts'
import { escaped } from '../../../telling.ts'
import { addressed, type AddressPart } from '../../seen/drafts.ts'
import { mayBeLand } from '../../seen/scenes.ts'
import { dayOf, grouped } from '../../forms.ts'
import { mayApply, mayConvert, mayHold, owners } from '../../truths.ts'
import { flatArea, ofLand, place } from './ground.ts'
import { begun, capital, honoured, rs, writtenIn, type Scene } from './scene.ts'
import { boxes, facts, paras, sides, table } from './sheets.ts'

const opened = (s: Scene, ...names: string[]): void => {
  begun(s, 'Mutation', ...names)
  mayApply(s.tell, s.buyers)
}
/** The land of a register: its place is told by village, taluk and district, each in its own box. */
const landAt = (s: Scene, parts: readonly AddressPart[], ...others: string[]): void => {
  mayBeLand(s)
  const { printed, also } = addressed(parts)
  s.tell.states('property_address_doc', printed, printed, ...also, ...others)
}
/** The extent as registers keep it: whole square metres, or ares and square metres. */
const metresIn = (s: Scene): string => {
  const metres = Math.round(s.sqmt.plot)
  mayConvert(s.tell, metres / 0.09290304)
  return s.tell.states('land_area_docs_sqmt', String(metres))
}
const aresIn = (s: Scene): string => (Math.round(s.sqmt.plot) / 100).toFixed(2)

/** Kerala: transfer of registry, and the thandaper that the land comes under. */
const thandaper = (scene: Scene): string => {
  const s = ofLand(scene)
  opened(s, 'Thandaper Extract', 'Transfer of Registry', 'Pokkuvaravu')
  const { digits, dates, survey, village, town, district } = s
  const block = s.whole(3, 60, 13)
  landAt(s, [`Survey No. ${survey}`, [`Block ${block}`], `${village} Village`, `${town} Taluk`, [`${district} District`], [s.state]])
  const year = dayOf(dates.deed).year
  return `<p class="center"><b>GOVERNMENT OF KERALA &ndash; REVENUE DEPARTMENT</b><br>Village Office, ${village}</p><h1>${s.pick(
    ['PROCEEDINGS OF TRANSFER OF REGISTRY (POKKUVARAVU)', 'THANDAPER ACCOUNT EXTRACT'],
    300,
  )}</h1><p>No. ${digits(4, 301)}/${year}/TR<span class="far">Dated ${dayOf(dates.letter).typed}</span></p>${boxes(
    [
      ['District', district],
      ['Taluk', town],
      ['Village', village],
      ['Block No.', String(block)],
      ['Thandaper No.', digits(5, 302)],
      ['Old Thandaper', digits(4, 303)],
    ],
    6,
  )}<p>Sanction is accorded to change the registry of the land noted below from the name of ${escaped(s.seller.name)} to that of ${owners(
    s.tell,
    s.buyers,
    ' and ',
    honoured(s),
  )}, ${escaped(s.first.home)}, on the basis of document No. ${digits(4, 304)}/${year} of S.R.O. ${town}.</p>${table(
    ['Sl.', 'Survey / Sub Div.', 'Area', 'Class', 'Basic tax (Rs.)'],
    [['1', survey, `${aresIn(s)} Ares`, 'Purayidam', grouped(s.whole(20, 160, 305))]],
  )}<p>Total extent transferred: ${metresIn(s)} sq. metres. Remarks: prior holder ${escaped(s.earlier.name)} (TP ${digits(4, 303)}). Tax remitted by receipt KL${digits(10, 306)}.</p><p class="right">${escaped(s.officer.name)}<br>Village Officer</p>`
}

/** Karnataka: the khata is changed and certified, for sites and flats alike. */
const khata = (s: Scene): string => {
  opened(s, 'Khata Certificate', 'Khata', 'Khata Transfer')
  const { digits, dates, tell, sizes } = s
  const assessed = s.isFlat
    ? flatArea(s)
    : `${sizes.eastWest} x ${sizes.northSouth} = ${tell.states('land_area_docs_sqft', grouped(s.sqft.plot), String(s.sqft.plot))} sq.ft.`
  const where = place(s)
  if (!s.isFlat) {
    tell.allows('document_area_sqft', String(s.sqft.built))
    // length and breadth without their directions may be typed either way
    for (const side of compass) tell.allows(`dimensions_deed_${side}`, `${sizes.eastWest} feet`, `${sizes.northSouth} feet`)
  }
  return `<p class="center"><b>${s.town.toUpperCase()} ${s.authority.toUpperCase()}</b><br>Office of the Assistant Revenue Officer, ${escaped(s.colony)} Sub-division, ${s.town} ${s.officePin}</p><h1>KHATA CERTIFICATE</h1><p>No. ARO/${digits(
    3,
    310,
  )}/KTR/${digits(4, 311)}<span class="far">Date: ${dayOf(dates.letter).dots}</span></p><p>This is to certify that as per the property register maintained in this office the khata of the property below has been transferred with effect from ${
    dayOf(dates.deed).dots
  } and stands registered in the name of:</p><p class="center"><b>${owners(tell, s.buyers, '<br>', s.has(0.5, 312) ? honoured(s) : capital)}</b></p>${facts(
    [
      ['Property / PID No.', `${s.whole(10, 99, 313)}-${digits(3, 314)}-${s.plot}`],
      ['Ward No. and name', `${s.whole(1, 198, 315)}, ${escaped(s.colony)}`],
      ['Address of the property', where],
      ['Assessed area', assessed],
      ['Previous khatedar', escaped(s.seller.name)],
      ['Mode of acquisition', `Sale deed No. ${digits(5, 316)} dated ${dayOf(dates.deed).dots}`],
      ['Transfer fee', `${rs(s.whole(40, 300, 317) * 100)} (2 % of stamp duty), receipt ${digits(6, 318)}`],
    ],
    'bare',
    ': ',
  )}<p>${s.pick(
    ['This certificate does not confer title.', 'Issued for the purpose of payment of tax only; it is no document of ownership.'],
    319,
  )} ${s.has(0.4, 320) ? `Applied for by ${escaped(s.witnesses[0].name)} (Sakala GSC ${digits(9, 321)}).` : ''}</p><p class="right">Asst. Revenue Officer</p>`
}

/** Tamil Nadu: the order by which a patta is transferred. */
const patta = (scene: Scene): string => {
  const s = ofLand(scene)
  opened(s, 'Patta', 'Patta Transfer Order')
  const { digits, dates, survey, village, town, district, tell } = s
  landAt(s, [`Survey No. ${survey}A`, `${village} Village`, `${town} Taluk`, [`${district} District`], [s.state]])
  return `<p class="center"><b>Government of Tamil Nadu</b><br>Revenue and Disaster Management &mdash; Taluk Office, ${town}</p><h1>PATTA TRANSFER ORDER</h1>${facts(
    [
      ['Order No.', `${dayOf(dates.letter).year}/${digits(4, 330)}/${digits(2, 331)}/${digits(6, 332)}`],
      ['Date', dayOf(dates.letter).dashes],
      ['Applicant', `${escaped(s.witnesses[0].name)} (e-Sevai CAN ${digits(12, 333)})`],
    ],
    'bare',
    ' : ',
  )}<p>Read: 1. Sale deed No. ${digits(4, 334)}/${dayOf(dates.deed).year}, SRO ${town}. 2. Report of the Village Administrative Officer, ${escaped(s.officer.name)}. 3. Report of the Firka Surveyor.</p><p>ORDER: As per the reports read above, the name in Patta No. ${digits(
    4,
    335,
  )} is ordered to be changed from ${escaped(s.seller.name)} as shown below.</p>${boxes(
    [
      ['District', district],
      ['Taluk', town],
      ['Revenue village', village],
      ['New Patta No.', digits(4, 336)],
    ],
    4,
  )}<p>Pattadar:</p>${paras(owners(tell, s.buyers, '|', (one, name) => `${name}, ${one.isWoman ? 'W/o' : 'S/o'} ${escaped(one.elder)}`).split('|'))}${table(
    ['Survey No. - Sub div', 'Wet / Dry', 'Hect - Are', 'Rs. - Ps.', 'Remarks'],
    [
      [
        `${survey}A`,
        'Manavari (house site)',
        `0 - ${aresIn(s).padStart(5, '0')}`,
        `${s.whole(1, 9, 337)} - ${s.whole(10, 90, 338)}`,
        `${dayOf(dates.deed).year}/0103/${digits(2, 339)}`,
      ],
    ],
  )}<p>The extent on the ground, ${metresIn(s)} sq.m., was found correct as per FMB sketch. Appeal lies to the R.D.O. within 30 days.</p><p class="right">Zonal Deputy Tahsildar, ${town}</p><p><small>This can be verified at eservices with reference ${digits(
    12,
    340,
  )}.</small></p>`
}

/** Maharashtra: an entry of the village's mutation register with what it says of the record of rights. */
const ferfar = (scene: Scene): string => {
  const s = ofLand(scene)
  opened(s, 'Ferfar', 'Mutation Entry', '7/12 Extract')
  const { digits, dates, survey, village, town, district, tell, sqmt } = s
  landAt(s, [`Gat No. ${survey}`, [`Plot No. ${s.plot}`], `Village ${village}`, `Taluka ${town}`, `District ${district}`])
  const year = dayOf(dates.deed).year
  return `<p class="center"><b>गाव नमुना सहा / VILLAGE FORM VI</b><br>फेरफार नोंदवही / Register of Mutations</p>${boxes(
    [
      ['गाव / Village', village],
      ['तालुका / Taluka', town],
      ['जिल्हा / District', district],
    ],
    3,
  )}${table(
    ['Entry No.', 'Nature of the right acquired', 'Survey / Gat and sub-division affected', 'Certifying officer'],
    [
      [
        digits(4, 350),
        `Date of information ${dayOf(dates.deed).dashes}. By registered ${s.pick(['sale deed', 'khush kharedi'], 351)} No. ${digits(5, 352)}/${year}, S.R. ${town}, ${honoured(
          s,
        )(
          s.seller,
          escaped(s.seller.name),
          0,
        )} has sold plot No. ${s.plot} out of the land, admeasuring ${tell.states('land_area_docs_sqmt', grouped(sqmt.plot), String(sqmt.plot))} sq. m., for ${rs(
          s.price,
        )}. The name of the seller is to be bracketed and in the holders' column the name(s) of ${owners(tell, s.buyers, ', ', honoured(s))} entered.`,
        `Gat No. ${survey}`,
        `Notices served on ${dayOf(dates.letter).dashes}. No objection received. Entry is certified.<br>${escaped(s.officer.name)}, Circle Officer`,
      ],
    ],
  )}<p>${s.has(0.6, 353) ? `Other rights: lien of ${escaped(s.lender)} entered by M.E. ${digits(4, 354)} stands deleted. ` : ''}Earlier entry ${digits(4, 355)} was of heirs of ${escaped(
    s.earlier.name,
  )}.</p>${s.has(0.5, 356) ? `<p>चतु:सीमा / Boundaries of the plot as noted by the Talathi:</p>${sides(s, 357)}` : ''}<p class="right">Talathi (Village Revenue Officer), Saja ${village}</p>`
}

/** Goa: the mamlatdar's certificate of an entry, with the holders of Form I & XIV. */
const occupants = (scene: Scene): string => {
  const s = ofLand(scene)
  opened(s, 'Form I & XIV', 'Mutation Certificate')
  const { digits, dates, survey, village, town, tell, sqmt } = s
  const [number = '', part = ''] = survey.split('/')
  landAt(
    s,
    [`Survey No. ${number}`, `Sub-division No. ${part}`, `Village ${village}`, `Taluka ${town}`, [s.district], [s.state]],
    `Survey No. ${survey}, Village ${village}, Taluka ${town}`,
  )
  return `<p class="center"><b>GOVERNMENT OF GOA</b><br>Office of the Mamlatdar of ${town} Taluka, ${escaped(s.road)}, ${town} - ${s.officePin}</p><p>No. MAM/${town.slice(0, 3).toUpperCase()}/MUT/${digits(
    5,
    360,
  )}<span class="far">${dayOf(dates.letter).typed}</span></p><h1>CERTIFICATE OF MUTATION</h1><p>Certified that mutation entry No. ${digits(5, 361)} has been effected on ${
    dayOf(dates.deed).typed
  } in the Record of Rights, and that the particulars in Form I &amp; XIV at present are:</p>${table(
    ['Taluka', 'Village', 'Survey No.', 'Sub Div. No.', 'Total area (sq. mts.)', 'Tenure'],
    [[town, village, number, part, tell.states('land_area_docs_sqmt', grouped(sqmt.plot), String(sqmt.plot)), 'Nil']],
  )}${table(
    ['S. No.', 'Name of the occupant', 'Khata No.', 'Mutation No.'],
    owners(tell, s.buyers, '|')
      .split('|')
      .map((name, at) => [String(at + 1), name, digits(3, 362), digits(5, 361)]),
  )}<p>Name deleted: ${escaped(s.seller.name)} (bracketed). Other rights: ${s.has(0.5, 363) ? `right of way of ${escaped(s.earlier.name)}` : 'none'}. Name of tenant: nil. Issued on the application of ${escaped(
    s.witnesses[0].name,
  )} against fee of ${rs(50)}.</p><p class="right">Mamlatdar</p>`
}
export const mutation = writtenIn({ KL: thandaper, KA: khata, TN: patta, MH: ferfar, GA: occupants })

/** Who holds, for papers of a municipality. */
export const held = (s: Scene, between = ', '): string => {
  mayHold(s.tell, s.buyers)
  return owners(s.tell, s.buyers, between, s.has(0.5, 370) ? capital : undefined)
}
