import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { lists, mayHold, owners } from '../../truths.ts'
import { demanded, holders, pinIn } from '../scenes.ts'
import { borrowers, bought, drafted, honoured, loanFor, loanNo, phone, place, plain, rs, titled, type Scene } from './scene.ts'

const papers = (s: Scene): string[] =>
  s.isFlat
    ? ['Sale Agreement', 'Construction Agreement', 'Approved Plan', 'Encumbrance Certificate', 'Property Tax Receipt']
    : ['Sale Deed', 'Parent Documents', 'Patta', 'Encumbrance Certificate', 'Property Tax Receipt'].map((one) =>
        one === 'Patta' && s.region !== 'tamil' ? 'Khata Extract' : one,
      )
const titles = ['Sale Deed', 'Parent Documents', 'Patta', 'Khata Extract', 'Sale Agreement', 'Construction Agreement']

/** A housing finance company's form: boxes with a caption over each answer. */
const boxed = (s: Scene): string => {
  mayHold(s.tell, s.buyers)
  const { tell, first, buyers } = s
  const [a, b] = borrowers(s, (_, name) => name.toUpperCase())
  const box = (caption: string, answer: string, span = 1): string =>
    `<td colspan="${span}"><span class="caption">${caption}</span>${answer}&nbsp;</td>`
  const second = buyers[1]
  return `<div class="sans"><div class="bar">${s.lender} <span class="far">HOUSING LOAN APPLICATION FORM</span></div><table class="grid"><tr>${box('Application form no.', loanNo(s))}${box(
    'Branch',
    `${s.branch}, ${s.town} - ${s.officePin}`,
  )}${box('Sourced by (DSA)', `${escaped(s.partner.name)} ${s.partner.mobile}`)}</tr></table><h2>SECTION 1 - PERSONAL DETAILS</h2><table class="grid"><tr><th></th><th>APPLICANT</th><th>CO-APPLICANT</th></tr><tr><td>Full name (as in PAN)</td><td>${a}</td><td>${
    b === '' ? 'N.A.' : b
  }</td></tr><tr><td>Father's / spouse's name</td><td>${escaped(first.elder)}</td><td>${second ? escaped(second.elder) : ''}</td></tr><tr><td>PAN</td><td>${first.pan}</td><td>${
    second?.pan ?? ''
  }</td></tr><tr><td>Mobile</td><td>${phone(s, 0.85)}</td><td>${second?.mobile ?? ''}</td></tr><tr><td>Residence</td><td colspan="2">${escaped(first.home)} - ${s.homePin}</td></tr><tr><td>Occupation</td><td>Salaried</td><td>${
    second ? 'Home maker' : ''
  }</td></tr></table><h2>SECTION 2 - LOAN REQUIREMENT</h2><table class="grid"><tr>${box('Product', loanFor(s))}${box('Amount (Rs.)', grouped(s.amount))}${box('Tenor (months)', String(s.whole(8, 20, 300) * 12))}${box(
    'Repayment',
    'NACH',
  )}</tr></table><h2>SECTION 3 - PROPERTY DETAILS</h2><table class="grid"><tr>${box('Address of the property to be financed', `${place(s)}`, 3)}${box(
    'PIN',
    s.has(0.7, 301) ? tell.states('pincode', s.pin) : '',
  )}</tr><tr>${box('Present owner / seller', owners(tell, holders(s), ' and ', plain), 2)}${box('Area', bought(s), 2)}</tr></table><h2>SECTION 4 - DOCUMENTS SUBMITTED</h2><p>&#9745; ${lists(
    tell,
    papers(s),
    titles,
    ' &nbsp; &#9745; ',
  )}</p><h2>REFERENCES</h2><table class="grid"><tr><td>1. ${escaped(s.witnesses[0].name)}, ${escaped(s.witnesses[0].home)}, Mob ${s.witnesses[0].mobile}</td><td>2. ${escaped(
    s.witnesses[1].name,
  )}, ${escaped(s.witnesses[1].home)}, Mob ${s.witnesses[1].mobile}</td></tr></table><p class="small">I/We declare that the above is true. Login date ${dayOf(s.dates.letter).dashes}. Helpline 1800-425-${s.digits(
    4,
    302,
  )}.</p></div>`
}

/** A co-operative bank's form, numbered lines as it is cyclostyled. */
const numberedForm = (s: Scene): string => {
  mayHold(s.tell, s.buyers)
  const { tell, first, buyers } = s
  const [a, b] = borrowers(s, plain)
  const lines = [
    ['Name of the member / borrower in full', a],
    ['Name of co-borrower, if any', b === '' ? '---' : b],
    ['Age and membership No.', `${first.age} years, M.No. ${s.digits(4, 303)}`],
    ['Address for correspondence', `${escaped(first.home)} - ${s.homePin}`],
    ['Mobile No. of the borrower', phone(s, 0.8)],
    ['Nature of loan required', loanFor(s)],
    ['Loan amount required', `${rs(s.amount)} (Rupees ${inWords(s.amount)} only)`],
    ['Particulars of property offered as security', `${place(s)}${pinIn(s, 0.5, 304)}`],
    ['Extent', bought(s)],
    ['In whose name the property stands', owners(tell, holders(s), ' and ', honoured(s))],
    [
      'Sureties',
      `(1) ${escaped(s.witnesses[0].name)}, M.No. ${s.digits(4, 305)}, Cell ${s.witnesses[0].mobile} (2) ${escaped(s.witnesses[1].name)}, M.No. ${s.digits(4, 306)}`,
    ],
    ['Documents enclosed', lists(tell, papers(s), titles, '; ')],
  ] as const
  return `<p class="center"><b style="font-size:13pt">${s.lender}</b><br>${s.branch} Branch, ${s.road}, ${s.town} - ${s.officePin}</p><h1>${
    s.region === 'maratha' ? 'कर्ज मागणी अर्ज / ' : ''
  }APPLICATION FOR LOAN ON SECURITY OF IMMOVABLE PROPERTY</h1><p>Loan application No. ${loanNo(s)} <span class="far">Inward date ${dayOf(s.dates.letter).typed}</span></p><table class="pairs">${lines
    .map(
      ([label, value], at) =>
        `<tr><td style="width:5%">${at + 1}.</td><td style="width:36%">${label}</td><td style="color:#151515">: ${value}</td></tr>`,
    )
    .join(
      '',
    )}</table><p>I / We request the Board to sanction the above loan and agree to abide by the bye-laws.</p><p class="right">Signature of ${buyers.length > 1 ? 'borrowers' : 'borrower'}</p><p class="small">For office use: recommended by ${escaped(
    s.officer.name,
  )}, Manager. Committee meeting resolution No. ${s.whole(2, 40, 307)}.</p>`
}
export const loanForm = drafted(43, boxed, numberedForm)

/** A sanction letter with its terms in a table. */
const termsTable = (s: Scene): string => {
  mayHold(s.tell, s.buyers)
  const { tell, dates, buyers } = s
  const [a, b] = borrowers(s, titled)
  return `<div class="head"><b style="font-size:13pt">${s.lender}</b><br><span class="small">${s.branch} Branch, ${s.road}, ${s.town} ${s.officePin}. Toll free 1800 ${s.digits(
    3,
    310,
  )} ${s.digits(4, 311)}</span></div><p>${dayOf(dates.letter).spoken}</p><p>${a}${b === '' ? '' : `<br>${b}`}<br>${escaped(s.first.home)}<br>${s.town} ${s.homePin}<br>Ph: ${phone(
    s,
    0.6,
  )}</p><p>Dear Customer${buyers.length > 1 ? 's' : ''},</p><p class="center"><b>Sub: Sanction of your loan - Application ${loanNo(s)}</b></p><p>We are happy to inform that the following loan is sanctioned in principle:</p><table class="grid"><tr><td>Facility</td><td>${loanFor(
    s,
  )}</td><td>Sanctioned amount</td><td>${rs(s.amount)}</td></tr><tr><td>Rate of interest</td><td>${s.whole(8, 10, 312)}.${s.whole(10, 95, 313)} % floating (RPLR linked)</td><td>Term / EMI</td><td>${
    s.whole(8, 20, 314) * 12
  } months / Rs.${grouped(Math.round(s.amount * 0.0093))}</td></tr><tr><td>Processing fee</td><td>Rs.${grouped(s.whole(4, 15, 315) * 1_180)}</td><td>Validity</td><td>90 days</td></tr><tr><td>Security</td><td colspan="3">Equitable mortgage by deposit of title deeds of ${place(
    s,
  )}${pinIn(s, 0.5, 316)}</td></tr><tr><td>Owner of security</td><td colspan="3">${owners(tell, holders(s), ' and ', titled)}</td></tr></table><p>Conditions precedent to disbursement:</p><ol><li>Legal and technical clearance by our panel advocate ${escaped(
    s.partner.name,
  )} and valuer.</li><li>Originals to be deposited: ${demanded(tell, papers(s), titles, ', ')}.</li><li>Insurance of the property for the full loan period.</li></ol><p>Yours truly,<br>for ${s.lender}<br>${escaped(
    s.officer.name,
  )}, Credit Manager (${s.officer.mobile})</p>`
}

/** A bank's memorandum: prose with the terms in numbered paragraphs. */
const memorandum = (s: Scene): string => {
  mayHold(s.tell, s.buyers)
  const { tell, dates } = s
  const [a, b] = borrowers(s, honoured(s))
  return `<p><b>${s.lender.toUpperCase()}</b> : ${s.branch.toUpperCase()} (SOL ${s.digits(4, 320)})<span class="far">${dayOf(dates.letter).dots}</span></p><p>Ref: ADV/${s.digits(2, 321)}/${s.digits(
    3,
    322,
  )}/${dates.letter.slice(0, 4)}</p><h1>ARRANGEMENT LETTER</h1><p>To: ${a}${b === '' ? '' : ` (borrower) and ${b} (co-borrower)`}, ${escaped(s.first.home)}, ${s.homePin}.</p><p>With reference to your application ID ${loanNo(
    s,
  )} we advise having sanctioned a ${loanFor(s)} limit of ${rs(s.amount)} (Rupees ${inWords(s.amount)} only) on these terms:</p><ol><li><b>Margin:</b> ${s.whole(15, 30, 323)} %.</li><li><b>Interest:</b> EBLR + ${s.whole(
    1,
    3,
    324,
  )}.${s.whole(10, 90, 325)} %, monthly rests.</li><li><b>Primary security:</b> EM over ${place(s)}${pinIn(s, 0.5, 326)}, standing in the name of ${owners(
    tell,
    holders(s),
    ' and ',
    honoured(s),
  )}.</li><li><b>Guarantor:</b> ${honoured(s)(s.witnesses[0], escaped(s.witnesses[0].name), 0)}, cell ${s.witnesses[0].mobile}.</li><li><b>Moratorium:</b> nil. First EMI falls due on the 5th of the following month.</li><li><b>Inspection</b> once a year at the cost of the borrower.</li></ol><p>Please return the duplicate signed in token of acceptance.</p><p>${escaped(
    s.officer.name,
  )}<br>Senior Branch Manager</p>`
}
export const loanSanction = drafted(47, termsTable, memorandum)

/** A valuation portal's mail: one line for each fact. */
const portalMail = (s: Scene): string => {
  mayHold(s.tell, s.buyers)
  const { tell, dates, partner, officer } = s
  const [a, b] = borrowers(s, (_, name) => name)
  return `<div class="mail"><p><b>From:</b> no-reply@techval.example<br><b>To:</b> engineers@valuer.example<br><b>Date:</b> ${dayOf(dates.letter).brief} 10:26<br><b>Subject:</b> [TECHNICAL INITIATED] case assigned to you</p><p>Dear Vendor,<br>A case is assigned. Please complete within 48 hrs.</p><table class="grid"><tr><td>Lender</td><td>${
    s.lender
  }</td></tr><tr><td>Location / branch</td><td>${s.branch}, ${s.town}</td></tr><tr><td>Loan a/c or App ID</td><td>${loanNo(s)}</td></tr><tr><td>Product / scheme</td><td>${loanFor(
    s,
  )}</td></tr><tr><td>Customer</td><td>${a}</td></tr>${b === '' ? '' : `<tr><td>Co-borrower</td><td>${b}</td></tr>`}<tr><td>Customer mobile</td><td>${phone(
    s,
    0.7,
  )}</td></tr><tr><td>Person for visit</td><td>${escaped(partner.name)} (${partner.mobile})</td></tr><tr><td>Collateral address</td><td>${place(s)}${pinIn(
    s,
    0.6,
    330,
  )}</td></tr><tr><td>Ask value</td><td>${grouped(s.price)}</td></tr><tr><td>Owner as per docs</td><td>${owners(tell, holders(s), ', ', plain)}</td></tr><tr><td>Credit officer</td><td>${escaped(
    officer.name,
  )} / ${officer.mobile}</td></tr><tr><td>Attachments</td><td>${lists(tell, papers(s).slice(0, 3), titles, ', ')}</td></tr></table><p class="small">This is a system generated mail. Do not reply. Escalations: 044-${s.digits(8, 331)}</p></div>`
}

/** A branch's own mail, written in haste. */
const branchMail = (s: Scene): string => {
  mayHold(s.tell, s.buyers)
  const { tell, dates, officer, seller, partner } = s
  const [a, b] = borrowers(s, honoured(s))
  const isPurchase = holders(s)[0] === seller
  return `<div class="mail"><p><b>${escaped(officer.name)}</b> &lt;bm.${s.digits(4, 332)}@bank.example&gt;<br>${dayOf(dates.letter).spoken}, 4:18 PM<br>to me, Retail Hub</p><p>Sir,</p><p>Pls arrange valuation for the below ${loanFor(
    s,
  )} proposal of ${a}${b === '' ? '' : ` and ${b}`} (file no ${loanNo(s)}). Property is ${place(s)}${pinIn(s, 0.5, 333)}${
    isPurchase
      ? `; seller is ${owners(tell, [seller], '', honoured(s))}, whose mobile is ${seller.mobile}`
      : `, standing in the name of ${owners(tell, s.buyers, ' and ', honoured(s))}`
  }. Area as per papers ${bought(s)}.</p><p>Borrower can be reached on ${phone(s, 0.7)}. If not reachable call our field staff ${escaped(partner.name)} ${partner.mobile}.</p><p>Enclosed scanned copies of ${lists(
    tell,
    papers(s).slice(0, 4),
    titles,
    ', ',
  )}. Send soft copy first, 2 hard copies by courier. Last sale value told by party is ${grouped(s.price)}.</p><p>Regards,<br>${escaped(
    officer.name,
  )}<br>Branch Manager, ${s.lender}<br>${s.branch} Branch, ${s.road}, ${s.town} - ${s.officePin}<br>M: ${officer.mobile}</p></div>`
}
export const mail = drafted(53, portalMail, branchMail)
