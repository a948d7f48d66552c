import { escaped } from '../../../telling.ts'
import { dayOf, inWords } from '../../forms.ts'
import { dotted } from '../layouts.ts'
import { extent, flatArea, house, pin, place, size } from './ground.ts'
import { enclosed } from './mails.ts'
import {
  begun,
  borrowers,
  capital,
  drafted,
  head,
  isTheirs,
  kin,
  loanFor,
  loanNo,
  mr,
  owned,
  phone,
  rs,
  sheet,
  shri,
  type Scene,
} from './scene.ts'
import { sidesOf } from './sides.ts'
import { standing } from './standing.ts'

const holds = (s: Scene): string =>
  isTheirs(s)
    ? `stands in the name of ${owned(s, shri(s))}`
    : `is at present owned and possessed by ${owned(s, kin(s))}, from whom it is being purchased`
const measured = (s: Scene): string => (s.isFlat ? `having ${flatArea(s)}` : `admeasuring ${extent(s)}${house(s, 150)}`)

/** An application by letter, as a member writes it to his bank. */
const byLetter = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, kin(s))
  const other = b ? ` along with my co-applicant ${b},` : ''
  return sheet(
    s,
    `<p>Appl. No. ${loanNo(s)} <span class="far">${dayOf(s.dates.letter).dashes}</span><br><small>(to be filled by office)</small></p><p>To,<br>The Branch Manager,<br>${escaped(s.lender)},<br>${escaped(s.branch)} Branch, ${s.town} - ${s.officePin}</p><p><b>Sub : Application for ${loanFor(
      s,
    )} of ${rs(s.amount)}</b></p><p>Respected Sir,</p><p>With due respect I, ${a}, age ${s.first.age} yrs, r/o ${escaped(s.first.home)}, ${s.town} - ${s.homePin},${other} beg to apply for the above loan. I am ${s.pick(
      ['doing kirana business', 'working as asstt. teacher', 'in private job', 'doing agriculture and dairy'],
      151,
    )} and my monthly income is about ${rs(s.whole(30, 120, 152) * 1_000)} from all sources. My mobile no. is ${phone(s, 0.85)}${
      b ? ` and that of co-applicant is ${s.buyers[1]?.mobile ?? ''}` : ''
    }.</p><p>The particulars of the property offered in mortgage are that it is ${place(s)}${pin(s, 0.55, 153)}, ${measured(s)}, and ${holds(s)}. The total cost is about ${rs(
      s.price,
    )} out of which the balance shall be borne by me from own sources. The guarantors are ${escaped(s.witnesses[0].name)}, mob. ${s.witnesses[0].mobile} and ${escaped(
      s.witnesses[1].name,
    )}, r/o ${escaped(s.witnesses[1].home)}.</p><p>I am enclosing ${enclosed(s, ', ')} for your kind perusal. Kindly sanction the loan at an early date for which act of kindness I shall be highly obliged.</p><p class="right">Yours faithfully,<br><br>(${escaped(
      s.first.name,
    )})</p>`,
  )
}

/** An application sworn like an affidavit: 'That' after 'That'. */
const sworn = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, kin(s))
  const [i, my] = b ? ['we', 'our'] : ['I', 'my']
  const holding = s.has(0.5, 154)
    ? ` and the same is ${s.tell.states('ownership_type', s.buyers.length > 1 && isTheirs(s) ? 'joint' : 'single', s.buyers.length > 1 && isTheirs(s) ? 'Joint' : 'Single')} ownership property`
    : ''
  const items = [
    `That ${i} have applied to ${escaped(s.lender)}, ${escaped(s.branch)}, ${s.town} for ${loanFor(s)} of ${rs(s.amount)} and ${my} application is registered at serial no. ${loanNo(s)}.`,
    `That ${my} present residence is at ${escaped(s.first.home)}, PIN ${s.homePin} and the contact number of the deponent ${b ? 'no. 1 ' : ''}is ${phone(s, 0.75)}.`,
    `That the property which is to be mortgaged is ${place(s)}${pin(s, 0.5, 155)}, ${measured(s)}.`,
    `That the said property ${holds(s)}${holding}.`,
    s.has(0.6, 156) &&
      `That the said property is ${s.tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} and free from all sorts of encumbrances, lien, court attachment etc.`,
    `That ${i} have submitted ${enclosed(s, ', ')} in original / xerox.`,
    `That ${i} have not availed any loan on the said property from any other bank except gold loan A/c no. ${s.digits(10, 157)}.`,
    `That whatever is stated above is true to the best of ${my} knowledge and belief and nothing has been concealed.`,
  ]
  return sheet(
    s,
    `<p class="center"><u>BEFORE THE BRANCH MANAGER, ${escaped(s.lender.toUpperCase())}</u></p><h1>LOAN APPLICATION CUM AFFIDAVIT</h1><p>${
      b ? 'We, (1)' : 'I,'
    } ${a}, aged ${s.first.age} years${b ? `, and (2) ${b}, aged ${s.buyers[1]?.age ?? ''} years` : ''}, do hereby solemnly affirm and state on oath as under :-</p>${items
      .filter((item) => item !== false)
      .map((item, at) => `<p>${at + 1}. ${item}</p>`)
      .join(
        '',
      )}<p class="right">DEPONENT${b ? 'S' : ''}</p><p>VERIFICATION : Verified at ${s.town} on ${dayOf(s.dates.letter).legal}. Identified by me: ${escaped(
      s.witnesses[0].name,
    )}, Advocate, Ch. No. ${s.whole(2, 60, 158)}, Civil Court, ${s.town} ${s.officePin}.</p>`,
  )
}

/** A society bank's typed form whose blanks somebody filled in. */
const blanks = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, s.has(0.5, 159) ? capital : shri(s))
  const tenure = s.has(0.5, 160) ? s.tell.states('land_freehold_or_leasehold', 'Free hold', 'Freehold') : ''
  return sheet(
    s,
    `${head(s, escaped(s.lender), `Br. ${escaped(s.branch)}, ${s.town} - ${s.officePin}`)}<h1>${s.pick(['LOAN DEMAND FORM', 'LOAN APPLICATION FORM', 'FORM OF APPLICATION FOR HOUSING LOAN'], 161)}</h1><p>Date ${dayOf(s.dates.letter).typed} <span class="far">Member's A/c No. ${s.digits(5, 162)}</span></p>${dotted(
      [
        ['1. Loan appl. no. (office use)', loanNo(s)],
        ['2. Name of applicant member', a],
        ["3. Father's / husband's name", escaped(s.first.elder)],
        ['4. Co-applicant, if any', b || 'Nil'],
        ['5. Resi. address', `${escaped(s.first.home)} ${s.homePin}`],
        ['6. Phone / Mob. of applicant', phone(s, 0.8)],
        ['7. Age, occupation', `${s.first.age} yrs, ${s.pick(['business', 'service', 'agri.'], 163)}`],
        ['8. Purpose / type of loan', loanFor(s)],
        ['9. Loan demanded', `${rs(s.amount)} (Rs. ${inWords(s.amount)} only)`],
        ['10. Prop. to be mortgaged, with full addr.', `${place(s)}${pin(s, 0.6, 164)}`],
        ['11. Area', size(s)],
        ['12. Who is the owner', owned(s, shri(s))],
        tenure === '' ? '' : ['13. Lease hold / free hold', tenure],
        ['14. Sureties', `${escaped(s.witnesses[0].name)} (${s.witnesses[0].mobile}), ${escaped(s.witnesses[1].name)}`],
        ['15. Docs. submitted', enclosed(s, ', ')],
      ],
    )}<p>I/We declare that the above information is correct. I/We shall abide by the bye-laws of the bank and will not transfer the property without its consent.</p><p class="right">Sign. of applicant(s)</p><p><small>For office: Recommended / not recommended. Loan Committee res. no. ______ Manager ${escaped(s.officer.name)}</small></p>`,
  )
}
export const loanForm = drafted(7_401, byLetter, sworn, blanks)

/** A sanction in plain paragraphs, the security in the middle of one. */
const plainLetter = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, s.has(0.5, 165) ? mr : shri(s))
  const day = dayOf(s.dates.letter)
  return sheet(
    s,
    `${head(s, escaped(s.lender), `(Regd. No. ${s.digits(3, 166)}/${s.whole(1958, 1994, 167)})`, `${escaped(s.branch)} Branch, ${s.town} - ${s.officePin}, Ph. 0${s.digits(4, 168)}-${s.digits(6, 169)}`)}<p>No. Loan/${s.digits(4, 170)}/${day.year} <span class="far">Dt. ${day.dots}</span></p><p>To,<br>${a}${
      b ? `<br>${b}` : ''
    }<br>${escaped(s.first.home)} - ${s.homePin}${s.has(0.5, 171) ? `<br>Mob. ${phone(s, 1)}` : ''}</p><p>Sub : Sanction of ${loanFor(s)} - reg.<br>Ref : Your appl. no. ${loanNo(s)} dt. ${dayOf(s.dates.deed).dots}</p><p>Dear Sir / Madam,</p><p>With reference to your above application we are pleased to inform you that the Loan Sub-Committee of the bank in its meeting held on ${
      day.dots
    } vide resolution no. ${s.whole(2, 40, 172)} has sanctioned a loan of ${rs(s.amount)} (Rupees ${inWords(s.amount)} only) to you at ${s.whole(85, 125, 173) / 10} % interest per annum on reducing balance, repayable in ${
      s.whole(8, 20, 174) * 12
    } monthly instalments of ${rs(Math.round(s.amount / 96))}.</p><p>The loan will be secured by ${s.pick(['registered mortgage', 'equitable mortgage', 'simple mortgage'], 175)} of ${place(s)}${pin(s, 0.5, 176)}, ${measured(
      s,
    )}, which ${holds(s)}, and by the personal surety of ${escaped(s.witnesses[0].name)} and ${escaped(s.witnesses[1].name)}.</p>${standing(
      s,
      'loan',
      177,
    )
      .map((line) => `<p>${line}</p>`)
      .join(
        '',
      )}<p>If the above terms are acceptable kindly return the duplicate copy duly signed along with share amount of ${rs(Math.round(s.amount / 40))} and processing fee.</p><p class="right">Yours faithfully,<br><br>Manager<br>${escaped(s.officer.name)}</p>`,
  )
}

/** The committee's resolution, copied out for the borrower. */
const resolution = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, kin(s))
  const day = dayOf(s.dates.letter)
  return sheet(
    s,
    `${head(s, escaped(s.lender), `Head Office : ${escaped(s.road)}, ${s.town} ${s.officePin}`)}<h1>SANCTION ADVICE</h1><p>Extract of the minutes of the Board / Loan Committee meeting held on ${day.spoken} at H.O.</p><p>Resolution No. ${s.whole(3, 60, 178)} :- The loan proposal of ${a}${
      b ? ` and ${b}` : ''
    }, member no. ${s.digits(4, 179)}, resident of ${escaped(s.first.home)}, received through ${escaped(s.branch)} branch and numbered ${loanNo(s)}, was placed before the committee. It was seen that the ${s.pick(['party', 'member', 'applicant'], 180)} requires ${rs(
      s.price,
    )} in all and has requested for ${loanFor(s)}. After discussion it was unanimously resolved to sanction ${rs(s.amount)} for ${s.whole(8, 20, 181)} years @ ${s.whole(85, 125, 182) / 10}% against mortgage of immovable property, details of which are as below.</p><p>${place(
      s,
    )}${pin(s, 0.5, 183)}. ${s.isFlat ? 'Flat' : 'Land'} ${measured(s)}. The property ${holds(s)}.</p>${s.has(0.6, 184) ? sidesOf(s, 185) : ''}<p>Proposed by Shri ${escaped(s.seller.elder)}, Director. Seconded by ${escaped(s.witnesses[1].name)}, Director.</p>${standing(
      s,
      'loan',
      190,
      0.5,
    )
      .map((line, at) => `<p>${at + 1}) ${line}</p>`)
      .join(
        '',
      )}<p>Copy forwarded to : 1. The party${s.has(0.5, 191) ? ` (mob. ${phone(s, 0.8)})` : ''} 2. Br. Manager ${escaped(s.officer.name)}, ${s.officer.mobile} 3. Panel advocate ${escaped(s.partner.name)} for mortgage deed.</p><p class="right">Chief Executive Officer</p>`,
  )
}
export const loanSanction = drafted(7_402, plainLetter, resolution)
