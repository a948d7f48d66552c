import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { mayApply, mayList, owners } from '../../truths.ts'
import { approvalOf, pinIn } from '../scenes.ts'
import { byRegion, drafted, extent, honoured, place, planPlace, type Scene } from './scene.ts'

const approved = (scene: Scene, numbers: readonly string[]) => {
  const s = { ...scene, isFlat: false }
  const storeys = s.whole(1, 2, 140)
  const code = s.has(0.4, 141) ? `S+${storeys}` : `G+${storeys}`
  const upper = ['', 'First Floor', 'First and Second Floors']
  const words = code.startsWith('S')
    ? [`Stilt + ${storeys} Floors`, `Stilt Floor + ${storeys} upper floors`]
    : [`Ground + ${storeys} Floors`, `Ground Floor + ${upper[storeys] ?? ''}`]
  const office = approvalOf(s, numbers, code, words, 142)
  const site = (unit: string): string => s.tell.states('land_area_plan', `${s.sqmt.plot} ${unit}`)
  const builtMetres = (unit: string): string =>
    `${s.tell.states('approved_area_plan_sqft', String(s.sqmt.plan), String(s.sqft.plan))} ${unit}`
  s.tell.allows('type_of_plot', 'Residential')
  return {
    s,
    office,
    site,
    builtMetres,
    use: (printed: string) => s.tell.states('usage_approved_as_per_plan', printed, printed, 'Residential'),
  }
}

/** A planning authority's letter: From, To, Sub, Ref, then the order. */
const planningPermission = (scene: Scene): string => {
  const { s, office, site, builtMetres, use } = approved(scene, [
    `B/PP/SB/${scene.digits(3, 143)}/${scene.dates.plan.slice(0, 4)}`,
    `PP/NHRB/${scene.digits(4, 143)}/${scene.dates.plan.slice(2, 4)}`,
  ])
  const { tell, buyers, dates } = s
  const names = owners(tell, buyers, ' and ', honoured(s))
  return `<table class="halves"><tr><td>From<br><b>The Member Secretary,</b><br>${s.authority},<br>No. 1, Gandhi Irwin Road,<br>${s.town} - ${s.officePin}.</td><td>To<br>${names},<br>No. ${escaped(
    s.first.home,
  )} - ${s.homePin}.</td></tr></table><p class="center">Letter No. ${s.digits(5, 144)}/${dates.plan.slice(0, 4)}/A2, Dated: ${office.date()}</p><p>Sir/Madam,</p><table class="pairs"><tr><td style="width:8%">Sub:</td><td>Planning Permission - Proposed construction of ${office.floors()} ${use(
    'Residential building',
  )} at ${planPlace(s)} - Approved - Regarding.</td></tr><tr><td>Ref:</td><td>1. PPA received in SBC No. ${s.digits(3, 145)}/${dates.plan.slice(0, 4)}.<br>2. DC advice for payment of charges in even No.<br>3. Your remittance vide Receipt No. B00${s.digits(
    5,
    146,
  )}.</td></tr></table><p class="center">***</p><p>The Planning Permission Application received in the reference 1st cited for the above construction is examined and approved subject to the usual conditions. Two sets of approved plans numbered as Planning Permission No. <b>${office.number()}</b> are sent herewith.</p><table class="grid"><tr><td>Site extent</td><td>${site(
    'sq.m',
  )}</td><td>Total FSI area</td><td>${builtMetres('sq.m')}</td></tr><tr><td>Height</td><td>${s.whole(7, 12, 147)}.50 m</td><td>Dwelling units</td><td>${s.whole(
    1,
    4,
    148,
  )}</td></tr></table><p>The permission is valid for a period of five years. The applicant has remitted Development charges Rs.${grouped(
    s.whole(11, 90, 149) * 100,
  )} and Infrastructure &amp; Amenities charges Rs.${grouped(s.whole(110, 900, 150) * 100)}. This does not confer title to the land.</p><p class="right">Yours faithfully,<br>for MEMBER SECRETARY</p><p class="small">Copy to: 1. The Commissioner, ${
    s.town
  } Corporation. 2. Licensed Surveyor ${escaped(s.officer.name)}, Class I, RA/Gr.I/${s.digits(3, 151)}, ph ${s.officer.mobile}.</p>`
}

/** A corporation's permit off the portal: blocks of small cells. */
const permitOrder = (scene: Scene): string => {
  const { s, office, site, use } = approved(scene, [
    scene.state === 'Karnataka'
      ? `Ad.Com./EST/${scene.digits(4, 153)}/${scene.dates.plan.slice(2, 4)}`
      : `${scene.digits(6, 152)}/TPS/${scene.digits(4, 153)}/${scene.dates.plan.slice(0, 4)}`,
  ])
  const { tell, buyers } = s
  const bar = (text: string): string => `<tr><th colspan="4">${text}</th></tr>`
  return `<div class="sans"><div class="bar">${s.town.toUpperCase()} CITY CORPORATION : TOWN PLANNING SECTION</div><h1>BUILDING PERMIT ORDER / LICENCE</h1><table class="grid"><tr><td>To<br>${owners(
    tell,
    buyers,
    '<br>',
    honoured(s),
  )}<br>${escaped(s.first.home)}, PIN ${s.homePin}</td><td colspan="3">FILE No. : ${s.digits(4, 154)}/TPS/${s.ward}<br>PERMIT No. : ${office.number()}<br>DATE : ${office.date()}</td></tr>${bar(
    'A. APPLICANT AND LICENSED PERSONNEL',
  )}<tr><td>1. Developer / Builder</td><td>Self</td><td>2. Architect</td><td>${escaped(s.officer.name)}, CA/20${s.whole(10, 19, 155)}/${s.digits(
    5,
    156,
  )}</td></tr><tr><td>3. Structural Engineer</td><td>${escaped(s.partner.name)}, ${s.digits(3, 157)}/StrlEngr/TP10</td><td>4. Mobile of architect</td><td>${s.officer.mobile}</td></tr>${bar(
    'B. SITE DETAILS',
  )}<tr><td>1. Site address</td><td colspan="3">${planPlace(s)}</td></tr><tr><td>2. Plot area</td><td>${site('Sq.Mtrs')}</td><td>3. Road affected area</td><td>0.00</td></tr><tr><td>4. Land use zone (${s.state === 'Karnataka' ? 'RMP 2015' : 'Master Plan'})</td><td>${tell.states(
    'usage_as_per_cdp',
    s.pick(['Residential (Main)', 'Residential use zone'], 158),
    'Residential',
    'Residential (Main)',
    'Residential use zone',
  )}</td><td>5. Abutting road</td><td>9.14 m</td></tr>${bar('C. DETAILS OF PERMISSION SANCTIONED')}<tr><td>1. Number of floors</td><td>${office.floors()}</td><td>2. Use of the building</td><td>${use(
    'Residential',
  )}</td></tr><tr><td>3. Total built up area</td><td>${office.built()} Sq.ft</td><td>4. Parking</td><td>${s.whole(20, 90, 159)}.40 Sq.Mtrs</td></tr><tr><td>5. Set backs (m)</td><td colspan="3">Front 3.00, Rear 1.50, Side I 1.50, Side II 1.50</td></tr>${bar(
    'D. DETAILS OF FEES PAID (Rs.)',
  )}<tr><td>Building permit fee</td><td>${grouped(s.whole(20, 90, 160) * 110)}</td><td>Betterment charges</td><td>${grouped(s.whole(20, 90, 161) * 210)}</td></tr></table><p class="small">The building permission is sanctioned subject to conditions overleaf. Work shall be commenced within 18 months and completed within 3 years. Site to be inspected by the Zonal Assistant City Planner.</p></div>`
}

/** Maharashtra's commencement certificate. */
const commencement = (scene: Scene): string => {
  const { s, office, site, builtMetres, use } = approved(scene, [
    `CC/${scene.digits(4, 162)}/${scene.dates.plan.slice(2, 4)}`,
    `BP/Zone-${scene.whole(1, 6, 163)}/${scene.digits(4, 162)}/${scene.dates.plan.slice(0, 4)}`,
  ])
  const { tell, buyers } = s
  return `<p class="center"><b>${s.state === 'Goa' ? 'MAPUSA MUNICIPAL COUNCIL' : s.authority.toUpperCase()}</b><br>बांधकाम विकास विभाग / Building Development Department<br><span class="small">Main Building, ${s.road}, ${
    s.town
  } - ${s.officePin}</span></p><h1>बांधकाम चालू करण्याचा दाखला<br>COMMENCEMENT CERTIFICATE</h1><p>No. ${office.number()} <span class="far">Date ${office.date()}</span></p><p>To,<br>${owners(
    tell,
    buyers,
    ', ',
    honoured(s),
  )}<br>through Licensed Engineer ${escaped(s.officer.name)}, ${s.colony}</p><p>With reference to your application No. ${s.digits(5, 164)} dated ${
    dayOf(s.dates.plan).dots
  } for grant of sanction of commencement certificate under sections 18 and 44 of the Maharashtra Regional and Town Planning Act, 1966 read with section 253 of the Municipal Corporation Act to carry out development work of ${office.floors()} for ${use(
    'residential',
  )} use on ${planPlace(s)}, the certificate is granted subject to the conditions below.</p><table class="grid"><tr><th>Sr.</th><th>Area statement</th><th>Sq. M.</th></tr><tr><td>1</td><td>Area of plot</td><td>${site(
    'Sq. M.',
  )}</td></tr><tr><td>2</td><td>Deduction for road widening</td><td>0.00</td></tr><tr><td>3</td><td>Permissible F.S.I.</td><td>1.10</td></tr><tr><td>4</td><td>Total proposed built-up area sanctioned</td><td>${builtMetres(
    '',
  )}</td></tr></table><ol><li>The land vacated in consequence of the enforcement of the set-back rule shall form part of the public street.</li><li>No new building shall be occupied until occupancy permission is granted.</li><li>This certificate remains valid for one year from the date of issue and is renewable.</li></ol><p class="right">Deputy Engineer / Building Inspector</p>`
}

/** Form II of an eastern development authority. */
const formTwo = (scene: Scene): string => {
  const { s, office, site, use } = approved(scene, [
    `${scene.digits(5, 165)}/BDA`,
    `SWS-OBPAS/${scene.digits(4, 166)}/${scene.dates.plan.slice(0, 4)}`,
  ])
  const { tell, buyers } = s
  return `<p class="center"><b>${s.state === 'Assam' ? 'GUWAHATI METROPOLITAN DEVELOPMENT AUTHORITY' : s.authority.toUpperCase()}</b><br>FORM-II (Order for grant of permission)</p><p>No. ${office.number()}, ${s.town}, dated the ${office.date()}</p><p>Permission under sub-section (3) of the section 16 of the Development Authorities Act is hereby granted in favour of ${owners(
    tell,
    buyers,
    ' and ',
    honoured(s),
  )} for construction of ${office.floors()} ${use('residential building')} in respect of ${planPlace(s)}, plot area ${site('sqm')}, subject to following conditions:</p><p>(a) The land / building shall be used exclusively for the said purpose. (b) The development shall be undertaken strictly according to plans enclosed. (c) Parking space shall be left as shown.</p><table class="grid"><tr><th>Covered area approved, all floors</th><th>F.A.R.</th><th>Means of access</th><th>Receipt No.</th></tr><tr><td>${office.built()} sq.ft.</td><td>1.${s.digits(
    2,
    167,
  )}</td><td>${s.whole(16, 30, 168)} ft. road</td><td>${s.digits(6, 169)}</td></tr></table><p>Land use as per CDP 2010/Master Plan: ${tell.states('usage_as_per_cdp', 'Residential')}.</p><p class="right">By order<br>Planning Member / Authorised Officer</p><p class="small">Memo No. ${s.digits(
    5,
    170,
  )} copy forwarded to the Executive Officer, ${s.town} and to the Land Officer for information.</p>`
}
export const sanctionLetter = drafted(
  23,
  byRegion({ tamil: planningPermission, deccan: permitOrder, maratha: commencement, east: formTwo }),
)

const assessed = (s: Scene, ...names: string[]): void => {
  mayApply(s.tell, s.buyers)
  mayList(s.tell, 'Property Tax Receipt', ...names)
  s.tell.allows('usage_approved_as_per_plan', 'Residential')
  s.tell.allows('document_area_sqft', String(s.sqft.built))
}
const plinth = (s: Scene): string =>
  s.isFlat ? s.tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built)) : grouped(s.sqft.built)

/** A portal's receipt: two pairs a row. */
const portalReceipt = (s: Scene): string => {
  assessed(s, 'Property Tax Payment Receipt', 'e-Receipt')
  const { tell, buyers, dates } = s
  const half = s.whole(900, 5_200, 171)
  const cells: readonly (readonly [string, string, string, string])[] = [
    ['Receipt No.', `PT${s.digits(10, 172)}`, 'Receipt Date & Time', `${dayOf(dates.letter).dashes} 19:04`],
    ['Assessment / PTIN', s.digits(10, 173), 'Old Assessment No.', `${s.ward}/${s.digits(4, 174)}`],
    ['Zone / Circle', `Zone ${s.whole(1, 15, 175)}`, 'Ward', String(s.ward)],
    ['Owner Name', owners(tell, buyers, ', ', (_, name) => name.toUpperCase()), 'Mobile', `XXXXXX${s.first.mobile.slice(6)}`],
    ['Usage', 'RESIDENTIAL', 'Plinth area (sq.ft)', plinth(s)],
  ]
  return `<div class="sans"><div class="bar">${s.town.toUpperCase()} MUNICIPAL CORPORATION - Revenue Department</div><h1>Property Tax Payment Receipt</h1><table class="grid">${cells
    .map(([a, b, c, d]) => `<tr><td>${a}</td><td>${b}</td><td>${c}</td><td>${d}</td></tr>`)
    .join(
      '',
    )}<tr><td>Property address</td><td colspan="3">${place(s)}${pinIn(s, 0.6, 176)}</td></tr>${s.isFlat ? '' : `<tr><td>Plot area</td><td colspan="3">${extent(s)}</td></tr>`}</table><table class="grid"><tr><th>Period</th><th>General tax</th><th>Library cess</th><th>Education tax</th><th>Penalty</th><th>Total</th></tr>${[
    'I',
    'II',
  ]
    .map(
      (n) =>
        `<tr><td>${n}/${dates.letter.slice(0, 4)}</td><td>${half}.00</td><td>${Math.round(half * 0.08)}.00</td><td>${Math.round(half * 0.02)}.00</td><td>0.00</td><td>${half + Math.round(half * 0.08) + Math.round(half * 0.02)}.00</td></tr>`,
    )
    .join(
      '',
    )}</table><p>Mode: UPI &nbsp; Bank ref. ${s.digits(12, 177)} &nbsp; Status: SUCCESS</p><p class="small">This is a computer generated receipt and needs no signature. For queries call 1913 or 0${s.digits(
    2,
    178,
  )}-${s.digits(8, 179)}. Payment does not regularise unauthorised construction.</p></div>`
}

/** A counter's bill cum receipt: lines of a narrow slip. */
const counterBill = (s: Scene): string => {
  assessed(s, 'Property Tax Bill', 'Tax Bill')
  const { tell, buyers, dates } = s
  const tax = s.whole(1_200, 9_000, 180)
  return `<div style="width:118mm;margin:auto" class="card sans"><p class="center"><b>${s.town} ${s.region === 'east' ? 'Municipality' : 'City Corporation'}</b><br>${
    s.region === 'maratha' ? 'मिळकत कर देयक / ' : ''
  }Property Tax Bill cum Receipt</p><table class="pairs"><tr><td>Bill No.</td><td>${s.digits(7, 181)}</td><td>Dt.</td><td>${dayOf(dates.letter).shortYear}</td></tr></table><p><span class="caption">Assessee / Holder</span>${owners(
    tell,
    buyers,
    '<br>',
    honoured(s),
  )}</p><p><span class="caption">Premises</span>${place(s)}${pinIn(s, 0.5, 182)}</p>${s.isFlat ? '' : `<p><span class="caption">Extent of site</span>${extent(s)}</p>`}<p><span class="caption">Covered area</span>${plinth(
    s,
  )} sq.ft. &nbsp; (self occupied)</p><table class="grid"><tr><td>Tax for ${dates.letter.slice(0, 4)}</td><td class="right">${grouped(tax)}</td></tr><tr><td>Solid waste user charge</td><td class="right">365</td></tr><tr><td>Rebate 5 %</td><td class="right">- ${grouped(
    Math.round(tax * 0.05),
  )}</td></tr><tr><td><b>Net paid</b></td><td class="right"><b>${grouped(tax + 365 - Math.round(tax * 0.05))}</b></td></tr></table><p class="small">Counter ${s.whole(
    1,
    9,
    183,
  )}, cashier ${escaped(s.officer.name)}. Cheque subject to realisation. Municipal Office, ${s.road}, ${s.town} ${s.officePin}</p></div>`
}
export const taxReceipt = drafted(29, portalReceipt, counterBill)
