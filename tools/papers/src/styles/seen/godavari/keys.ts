import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, lists, mayOwn } from '../../truths.ts'
import { boxTable, factLines, leftTable, numberedTable } from '../drafts.ts'
import { abreast, clauses, mailHead } from '../layouts.ts'
import { standing } from '../standing.ts'
import { letterhead } from './booking.ts'
import { extent, flatArea, pin, place, sides } from './ground.ts'
import { slip, undertaking } from './handing.ts'
import { builder, charges, child, given, mobile, money, mrs, ofFlat, ofLand, purchasers, sri, writtenBy, type Scene } from './scene.ts'

/** An occupancy certificate is no sanction, yet nobody is blamed who types it as one. */
const occupancy = (s: Scene): string => {
  const { year, dots, typed } = dayOf(s.dates.deed)
  const number = s.pick([`OC/${s.digits(4, 400)}/${year}`, `BCC/${s.digits(3, 400)}/${year}`, `${s.digits(5, 400)}/OC/TPS/${year}`], 401)
  s.tell.allows('sanction_approval_no', number)
  s.tell.allows('sanction_number_date', typed)
  return `Occupancy Certificate No. ${number} dated ${dots}`
}
const society = (s: Scene): string => `${s.project} Co-operative Housing Society Ltd.`
const fittings = [
  'Main door lock and latch',
  'C.P. fittings',
  'Windows and grills',
  'Modular switches',
  'Loft tank',
  'Kitchen platform and sink',
]

/** The firm offers possession: what is complete, what is to be paid, what to bring. */
const offer = ofFlat(
  (s) => {
    const day = dayOf(s.dates.letter)
    const isAsked = s.has(0.5, 402)
    return `<div class="brochure">${letterhead(s)}<p>Date : ${day.spoken}</p><p>To<br>${purchasers(s, '<br>', mrs)}<br>${escaped(s.first.home)}<br>PIN ${s.homePin}${s.has(0.6, 403) ? `<br>Contact : ${mobile(s, 0.85)}` : ''}</p><p><b>Re : ${s.pick(['Offer of possession', 'Intimation for taking possession', 'Possession of your flat', 'Notice of Possession'], 404)} - ${escaped(s.project)}</b></p><p>We are pleased to inform that the construction is complete and ${occupancy(s)} is received. You are requested to take possession of ${place(s)}${pin(s, 0.5, 405)}, ${flatArea(s, true)}, within 30 days from this letter.</p><p>${isAsked ? 'Before taking the keys please pay the following :' : 'Statement of dues :'}</p>${numberedTable(
      charges(s).map(([label, amount]) => [label, amount] as const),
    )}<p>Maintenance of Rs. ${s.whole(3, 9, 406)} per sq. ft. p.m. for ${s.pick([12, 18, 24], 407)} months is billed separately by the facility manager ${escaped(s.officer.name)} (${s.officer.mobile}).</p>${clauses(standing(s, 'builder', 41, 0.3), (at) => `${at}.`)}<p>Please carry originals of PAN and the agreement dated ${dayOf(s.dates.deed).dots}.</p><p>Authorised Signatory</p></div>`
  },
  'Possession Letter',
  'Offer of Possession',
)

/** Keys are handed over: a signed list of what was found in order. */
const checklist = ofFlat(
  (s) => {
    const papers = s.has(0.5, 410)
      ? lists(
          s.tell,
          s.pick(
            [
              ['Occupancy Certificate', 'Society NOC', 'Meter receipt'],
              ['Occupancy Certificate', s.region.isMarathi ? 'Index II' : 'Sale Deed', 'Key receipt'],
            ],
            411,
          ),
          ['Index II', 'Sale Deed'],
          ', ',
        )
      : ''
    return `<div class="form"><h1>${s.pick(['POSSESSION LETTER', 'HANDING OVER / TAKING OVER NOTE', 'KEYS AND POSSESSION RECEIPT', 'POSSESSION CUM HANDOVER CERTIFICATE'], 412)}</h1>${boxTable(
      [
        ['Project', escaped(s.project)],
        ['Developer', builder(s)],
        ['Flat', s.tell.states('flat', s.unit)],
        ['Date of handing over', dayOf(s.dates.letter).dashes],
        ['Agreement regn. no.', `${s.digits(4, 413)}/${dayOf(s.dates.deed).year}`],
        ['Electricity consumer no.', s.digits(12, 414)],
      ],
      3,
    )}<p>We have on this day handed over vacant and peaceful possession of ${place(s)}${pin(s, 0.5, 415)} with ${flatArea(s, true)} to ${purchasers(s, ' and ', child(s))} (the purchaser${s.buyers.length > 1 ? 's' : ''}), who having paid ${money(s.price)} in full ${s.buyers.length > 1 ? 'have' : 'has'} no claim against us.</p>${abreast(
      ['Sl.', 'Item', 'Found OK'],
      fittings.filter((_, at) => s.has(0.7, 416 + at)).map((fitting, at) => [String(at + 1), fitting, 'Yes']),
    )}${s.has(0.5, 425) ? `<p>Boundaries of flat as shown at site</p>${sides(s, 426)}` : ''}${papers === '' ? '' : `<p>Handed over along with : ${papers}</p>`}<p>Taken over by : ${again(s.buyers, ', ')} &nbsp; Ph. ${mobile(s, 0.6)}</p><p>Handed over by : ${escaped(s.partner.name)}, Site Engineer, ${s.partner.mobile}</p></div>`
  },
  'Possession Letter',
  'Possession Receipt',
)

/** A housing board's receipt of possession (taba pavti). */
const tabaPavti = ofFlat(
  (s) => {
    const board = s.pick(s.region.lists.authorities, 430)
    return `<div class="office"><h1>${given(s, board)}</h1><p class="mid">ताबा पावती / POSSESSION RECEIPT</p>${factLines(
      [
        ['क्र. / No.', `${s.digits(3, 431)}/इ.मा.व्य./${dayOf(s.dates.letter).year}`],
        ['ताबा दिनांक / Date of possession', dayOf(s.dates.letter).typed],
        ['सदनिकाधारक / Allottee', purchasers(s, ' व ', sri(s))],
        ['भ्रमणध्वनी / Mobile', mobile(s, 0.6)],
        ['सदनिका / Tenement', `${place(s)}${pin(s, 0.5, 432)}`],
        ['क्षेत्रफळ / Area', flatArea(s, true)],
        ['देकारपत्र क्र. / Offer letter no.', `${s.digits(5, 433)} दि. ${dayOf(s.dates.deed).typed}`],
        ['एकूण किंमत / Price paid', `${money(s.price)} (${inWords(s.price)})`],
        ['वीज मीटर क्र.', s.digits(9, 434)],
      ],
      ' :- ',
    )}<p>वरील सदनिकेचा ताबा आज रोजी घेतला. Possession of the above tenement is taken today in good condition with two sets of keys.</p><p>कनिष्ठ अभियंता / Junior Engineer (${escaped(s.officer.name)}) <span class="far">सदनिकाधारकाची सही</span></p></div>`
  },
  'Possession Receipt',
  'Possession Letter',
)

/** An authority's surveyor gives a plot at the site. */
const atSite = ofLand(
  (s) => {
    const body = s.region.isMarathi
      ? s.pick(['City and Industrial Development Corporation', `${society(s)}`], 440)
      : s.pick(s.region.lists.authorities, 440)
    const day = dayOf(s.dates.letter)
    return `<div class="office"><h1>${given(s, body)}</h1><p>${s.town} - ${s.officePin} <span class="far">No. ${s.pick(['SUR', 'ESTT', 'Lands'], 441)}/${s.digits(3, 442)} Dt. ${day.dots}</span></p><p class="mid"><b>${s.pick(['POSSESSION CERTIFICATE', 'DELIVERY OF POSSESSION OF PLOT', 'Possession Receipt of Plot'], 443)}</b></p><p>In pursuance of the allotment order dated ${dayOf(s.dates.deed).dots} and payment of full cost vide challan ${s.digits(6, 444)}, the undersigned Surveyor has this day at ${s.whole(10, 12, 445)}.30 a.m. measured, demarcated and delivered ${place(s)}${pin(s, 0.45, 446)} to ${purchasers(s, ' and ', child(s))}, R/o. ${escaped(s.first.home)} - ${s.homePin}.</p>${leftTable(
      [
        ['Area as per site', extent(s)],
        ['Peg marks', 'Four corners fixed with stones'],
        ['Surveyor', escaped(s.witnesses[1].name)],
        ["Allottee's phone", mobile(s, 0.6)],
      ],
    )}<p>Schedule of boundaries and measurements :</p>${sides(s, 447, 0.85)}<p>Delivered by ____________ <span class="far">Received by ____________</span></p><p>C.C. to Asst. Engineer ${escaped(s.officer.name)} (${s.officer.mobile}) for building line.</p></div>`
  },
  'Possession Certificate',
  'Possession Letter',
)

/** Possession for fit-outs, by mail. */
const fitOut = ofFlat(
  (s) => {
    mayOwn(s.tell, s.buyers)
    return `<div class="outlook">${mailHead([
      ['From', `possession.desk@${s.digits(3, 450)}.example`],
      ['Sent', `${dayOf(s.dates.letter).brief} 10:${s.whole(10, 58, 451)}`],
      [
        'Subject',
        `${s.pick(['Possession of Flat', 'Your home is ready', 'Possession intimation'], 452)} - ${escaped(s.unit)} // ${escaped(s.project)}`,
      ],
    ])}<p>Dear ${purchasers(s, ' / ', mrs)},</p><p>Your flat is ready for ${s.pick(['possession', 'fit-outs', 'registration and possession'], 453)}. Details as per our system :</p>${factLines(
      [
        ['Unit', place(s, false) + pin(s, 0.5, 454)],
        ['Final area', flatArea(s, true)],
        ['Registered mobile', mobile(s, 0.7)],
        ['Balance of consideration', `Rs. ${grouped(s.price / 20)}`],
        ...charges(s).map(([label, amount]) => [label, `Rs. ${amount}`] as const),
      ],
      ' - ',
      '* ',
    )}<p>${occupancy(s)} is uploaded in your login. For appointment call ${escaped(s.officer.name)} on ${s.officer.mobile}. Site office : ${escaped(s.road)}, ${s.town} ${s.officePin}.</p><p>Team CRM<br>${builder(s)}</p></div>`
  },
  'Possession Letter',
  'Possession Intimation',
)

/** The society of a block of flats confirms to the bank that a member lives in his flat since he got it. */
const bySociety = ofFlat((s) => {
  mayOwn(s.tell, s.buyers)
  return `<div class="office"><h1>${escaped(society(s))}</h1><p>Regn. No. ${s.region.isMarathi ? 'NSK/HSG/(TC)' : 'TAB'}/${s.digits(4, 460)}/${dayOf(s.dates.plan).year} <span class="far">${dayOf(s.dates.letter).dots}</span></p><p>To, The Manager, ${escaped(s.lender)}, ${s.town} - ${s.officePin}</p><p class="mid"><u>Possession Letter</u></p><p>This is to certify that ${purchasers(s, ' and ', sri(s))}, member of our society holding Share Certificate No. ${s.whole(3, 90, 461)}, ${s.buyers.length > 1 ? 'have' : 'has'} been put in possession of ${place(s)}${pin(s, 0.5, 462)} by the builder ${builder(s)} on ${dayOf(s.dates.deed).dots} and ${s.buyers.length > 1 ? 'occupy' : 'occupies'} the same. The flat is of ${flatArea(s, false)}. Maintenance is paid up to ${dayOf(s.dates.letter).monthOf} ${dayOf(s.dates.letter).year}.${s.has(0.5, 463) ? ` The member can be reached on ${mobile(s, 0.9)}.` : ''}</p>${s.has(0.4, 464) ? sides(s, 465) : ''}<p>Hon. Secretary ${escaped(s.officer.name)} (${s.officer.mobile}) <span class="far">Hon. Chairman</span></p></div>`
}, 'Possession Letter')

export const possession = writtenBy(
  8_203,
  [offer, checklist, tabaPavti, atSite, fitOut, bySociety, undertaking, slip],
  [offer, checklist, atSite, fitOut, bySociety, undertaking, slip],
)
