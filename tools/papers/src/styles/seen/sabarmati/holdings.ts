import { escaped } from '../../../telling.ts'
import { dayOf, inWords } from '../../forms.ts'
import { mayApply, mayOwn } from '../../truths.ts'
import { numberedTable, pairTable } from '../drafts.ts'
import { asked, clauses } from '../layouts.ts'
import { termOf } from '../scenes.ts'
import { chargesTold } from './charges.ts'
import { mobileOf } from './desk.ts'
import { ofAny, ofFlat, ofHouse, ofPlot } from './drafting.ts'
import { extent, flatArea, houseSeen, landArea, where } from './ground.ts'
import { buyersOf, hinglishKin, named, person, recorded, withKin } from './people.ts'
import { firm, grantedBy, on, pinOf, rupees, type Scene } from './scene.ts'
import { banner, bar, inTwo, numberAndDay, page, para, rows, signed, title, witnesses } from './sheets.ts'
import { sidesHinglish, sidesLines } from './sides.ts'

/** A patta of a nagar parishad for land long lived on, in the Hindi of its clerk. */
export const clerkPatta = ofPlot(
  (s) => {
    const lessor = `${s.region.body}, ${s.town}`
    mayApply(s.tell, s.buyers)
    s.tell.allows('developer_name', lessor)
    const day = dayOf(s.dates.deed)
    const { years, rent } = s.lease
    const term = s.pick(
      [
        `${years} varsh ki avadhi ke liye dinank ${day.dots} se, varshik lease rashi ${rupees(rent)}`,
        `dinank ${day.dashes} se ${years} varsh tak, salana lagan / lease rent ${rupees(rent)} prativarsh`,
        `${years} saal, ${day.typed} se prarambh, prati varsh lease ${rupees(rent)}`,
      ],
      900,
    )
    return page(
      'stamp',
      banner(
        `कार्यालय ${s.region.short === 'Raj.' ? 'नगर परिषद' : 'नगर पालिक निगम'}, ${s.town}<br>${escaped(lessor)}`,
        `${escaped(s.road)}, ${s.town} ${s.officePin}`,
      ),
      title(s.pick(['PATTA (LEASE DEED) AWASIYA BHUKHAND', 'AWASIYA PATTA / LEASE DEED', 'LEASE DEED - PATTA ABADI BHUMI'], 901)),
      numberAndDay(
        `Patta kramank ${s.whole(12, 940, 902)} / ${day.year}`,
        `Prastav sankhya ${s.whole(2, 40, 903)}, ${on(s, 904, s.dates.plan)}`,
      ),
      para(
        `Pattadata : ${escaped(lessor)} dwara ayukt ${person(s.officer, named)}.`,
        `Pattagrahita : ${recorded(s, ' evam ', hinglishKin)}, niwasi ${escaped(s.first.home)}.`,
        `Uprokt pattagrahita ko ${where(s, 905)}${pinOf(s, 0.4, 906)}, kshetrafal ${landArea(s)}, awasiya prayojan hetu ${s.tell.states('land_freehold_or_leasehold', s.pick(['lease par', 'leasehold adhikar par', 'patte (lease hold) par'], 907), 'Leasehold')} diya jata hai. Avadhi evam lease : ${termOf(s, years, day.typed, rent, term)}. Niyaman shulk ${rupees(s.whole(40, 900, 908) * 50)} rasid kramank ${s.digits(4, 909)} se jama.`,
      ),
      para('Bhukhand ki seemayen :'),
      sidesHinglish(s),
      clauses(
        [
          'Lease rashi samay par jama na hone par 15% byaj dey hoga.',
          'Bhukhand ka upyog badalne se purv anumati avashyak hogi.',
          s.has(0.5, 910) && 'Griha rin hetu kisi bank ya housing finance company ko bandhak rakha ja sakega.',
        ],
        (at) => `${at}-`,
      ),
      para(`Gawah :<br>${witnesses(s)}`),
      signed('Pattagrahita', 'Pattadata'),
    )
  },
  'Lease Deed',
  'Patta',
)

/** A housing board orders its engineer to hand over a flat: the buyers are spoken of, not to. */
export const handoverOrder = ofFlat(
  (s) => {
    grantedBy(s, s.region.housing)
    const day = dayOf(s.dates.letter)
    return page(
      'office',
      banner(escaped(s.region.housing), `Property Management Office, ${s.town} - ${s.officePin}`),
      numberAndDay(`${inTwo(s, 'क्रमांक', 'No.')} PM/${s.digits(4, 920)}/${day.year}`, on(s, 921, s.dates.letter)),
      title(s.pick(['POSSESSION ORDER', 'ORDER FOR HANDING OVER POSSESSION', 'POSSESSION SLIP'], 922)),
      para(
        `To,<br>The Asstt. Engineer ${person(s.witnesses[0])} (M. ${s.witnesses[0].mobile})<br>Sub Division, ${s.town}`,
        `The following ${s.buyers.length > 1 ? 'allottees have' : 'allottee has'} deposited full cost ${rupees(s.price)} vide challan ${s.digits(7, 923)} and ${s.pick(['registered agreement', 'hire purchase agreement'], 924)} dated ${on(s, 925, s.dates.deed)} is executed. Possession may be delivered within seven days on proof of identity :`,
      ),
      numberedTable(
        [
          [s.pick(['Allottee(s)', 'Name of allottee', 'In favour of'], 926), buyersOf(s, ' and ', s.has(0.5, 927) ? withKin : named)],
          [s.pick(['Residence', 'Present address'], 928), `${escaped(s.first.home)}, ${s.homePin}`],
          s.has(0.6, 929) && [s.pick(['Mobile', 'Contact of allottee'], 930), mobileOf(s, 0.85)],
          [s.pick(['House / flat allotted', 'Property', 'Dwelling unit'], 931), `${where(s, 932)}${pinOf(s, 0.45, 933)}`],
          [s.pick(['Area', 'Size of unit'], 934), flatArea(s)],
          ['Type', s.pick(['MIG-I', 'HIG Type B', 'LIG (Deluxe)'], 935)],
          ['Registration no.', s.digits(6, 936)],
        ],
        'rule',
      ),
      s.has(0.5, 937) && para(`The unit lies as under :`),
      s.has(0.5, 937) && sidesLines(s),
      signed(`Copy : allottee`, `Estate Manager<br>${escaped(s.officer.name)}`),
    )
  },
  'Possession Letter',
  'Possession Order',
)

/** A duplex is sold while it is built: plot and house in one agreement. */
export const duplex = ofHouse(
  (s) => {
    mayOwn(s.tell, s.buyers, s.developer)
    const { dates, tell, price } = s
    const floors = s.has(0.7, 940)
      ? ` The map of the house (${tell.states('floors_sanctioned', s.pick(['G+1', 'Ground + 1', 'ground and first floor'], 941), 'G+1')}) is passed by ${s.region.body} vide No. ${tell.states('sanction_approval_no', s.pick([`${s.digits(3, 942)}/NP/${dayOf(dates.plan).year}`, `BHA-${s.digits(5, 942)}`], 943))} dated ${tell.states('sanction_number_date', dayOf(dates.plan).dots, dayOf(dates.plan).typed)}.`
      : ''
    if (floors !== '') tell.allows('floors_proposed', 'G+1')
    return page(
      'letter',
      title(s.pick(['DUPLEX BUYER AGREEMENT', 'ROW HOUSE SALE AGREEMENT (BUILDER - BUYER)', 'AGREEMENT FOR SALE OF BUNGALOW'], 944)),
      para(`Made at ${s.town} on ${dayOf(dates.deed).spoken}`),
      asked([
        [
          s.pick(['Builder', 'Developer / First Party', 'Name of promoter firm'], 945),
          `${firm(s)}, ${escaped(s.road)}, ${s.town} ${s.officePin}, through ${person(s.partner, named)}`,
        ],
        [s.pick(['Buyer(s)', 'Second Party (purchaser)', 'Name of purchaser'], 946), `${buyersOf(s, ', ', withKin)}`],
        [s.pick(['Buyer lives at', 'Correspondence address'], 947), `${escaped(s.first.home)} - ${s.homePin}`],
        [s.pick(['Buyer can be called on', 'Mobile no. of purchaser'], 948), mobileOf(s, 0.7)],
        [s.pick(['What is sold', 'Description of property', 'House and plot'], 949), `${where(s, 950)}${pinOf(s, 0.45, 951)}`],
        [s.pick(['Area of plot', 'Land with the house'], 952), landArea(s)],
        ['Built-up area', `${tell.states('document_area_sqft', String(s.sqft.built))} sq. ft.`],
        ['Price', `${rupees(price)} (Rupees ${inWords(price)} only)`],
      ]),
      clauses(
        [
          `The Builder shall complete the house within fourteen months.${floors}`,
          `The following are extra and payable with the last instalment : ${chargesTold(s)}.`,
          'Extra work beyond the specification shall be charged at market rate.',
          s.has(0.4, 953) && `The colony land is ${tell.states('land_freehold_or_leasehold', 'free hold', 'Freehold')} and diverted.`,
          `Rupees ${inWords(Math.round(price / 10))} have been paid by cheque no. ${s.digits(6, 954)} on ${escaped(s.lender)}.`,
        ],
        (at) => `${at})`,
      ),
      sidesLines(s),
      signed('Builder', 'Buyer'),
      para(`Witness : ${person(s.witnesses[0])}, ${s.witnesses[0].mobile}`),
    )
  },
  'Agreement for Sale',
  'Buyer Agreement',
)

const taxed = (s: Scene): void => {
  mayApply(s.tell, s.buyers)
  s.tell.allows('document_area_sqft', String(s.isFlat ? s.sqft.super : s.sqft.built), String(s.sqft.plot))
}
/** What the owner assesses himself, with the office's receipt at its foot. */
export const selfAssessed = ofAny(
  (s) => {
    taxed(s)
    const year = dayOf(s.dates.letter).year
    const value = s.whole(40, 220, 960) * 200
    const tax = Math.round(value * 0.06)
    return page(
      'press',
      banner(
        escaped(`${s.region.body}, ${s.town}`),
        `${inTwo(s, 'स्वकर निर्धारण विवरणी', 'Self assessment return')} ${year - 1}-${String(year % 100).padStart(2, '0')}`,
      ),
      bar(s.pick(['PART A : OWNER', 'A. BHUMI / BHAVAN SWAMI (OWNER)', 'OWNER PARTICULARS'], 961)),
      pairTable(
        [
          [s.pick(['Name', 'Name of owner', 'Bhavan swami ka naam'], 962), recorded(s, ', ', s.has(0.4, 963) ? named : undefined)],
          ["Father's / husband's name", escaped(s.first.elder)],
          ['Account (khata) no.', s.digits(7, 964)],
          ['Filled by', `${person(s.witnesses[0])}, ${s.witnesses[0].mobile}`],
        ],
        2,
        'rule',
      ),
      bar(s.pick(['PART B : PROPERTY', 'B. SAMPATTI KA VIVARAN', 'PROPERTY PARTICULARS'], 965)),
      para(`${s.pick(['Location', 'Address of property', 'Sampatti ka pata'], 966)} : ${where(s, 967)}${pinOf(s, 0.45, 968)}`),
      s.has(0.7, 969) && para(`${s.pick(['Area', 'Kshetrafal', 'Measurement'], 970)} : ${extent(s)}${houseSeen(s, 971, ', nirmit ')}`),
      rows(
        ['Annual letting value', 'Rate', 'Tax', 'Other cess', 'Payable'],
        [[String(value), '6%', String(tax), '180', String(tax + 180)]],
      ),
      bar(s.pick(['ACKNOWLEDGEMENT / TAX RECEIPT', 'PRAPTI RASID (RECEIPT OF PROPERTY TAX)'], 972)),
      para(
        `Received ${rupees(tax + 180)} on ${on(s, 973, s.dates.letter)} vide receipt ${s.digits(8, 974)}, counter ${s.whole(1, 9, 975)}, cashier ${person(s.officer)}.`,
      ),
    )
  },
  'Property Tax Receipt',
  'Tax Receipt',
)

/** A city survey's card: each holder in his turn, the last of whom holds it now. */
export const surveyCard = ofPlot(
  (s) => {
    taxed(s)
    s.tell.allows('legal_documents', ['Sale Deed'])
    const day = dayOf(s.dates.deed)
    return page(
      'screen',
      banner(`Office of the City Survey Superintendent, ${s.town}`, `${s.state} - ${s.officePin}`),
      title(
        s.pick(
          ['PROPERTY CARD - MUTATION EXTRACT', 'EXTRACT OF PROPERTY REGISTER CARD (MUTATION)', 'MUTATION ENTRIES ON PROPERTY CARD'],
          980,
        ),
      ),
      numberedTable(
        [
          ['Sheet / City survey no.', `${s.whole(11, 190, 981)} / ${s.digits(4, 982)}`],
          [s.pick(['Property', 'Location', 'Site'], 983), `${where(s, 984)}${pinOf(s, 0.35, 985)}`],
          ['Area', landArea(s)],
          ['Assessment', `Rs. ${s.whole(3, 80, 986)}.00`],
        ],
        'rule',
      ),
      rows(
        ['Date', 'Transaction', 'Vol. no.', 'New holder (H) / lessee (L)', 'Attestation'],
        [
          [`11-06-${day.year - 17}`, 'Enquiry', s.digits(3, 987), `H ${person(s.earlier)}`, 'C.S.O.'],
          [on(s, 988, s.dates.plan), 'Sale', s.digits(3, 989), `H ${person(s.seller)}`, 'M.S.'],
          [on(s, 988, s.dates.deed), `Sale deed ${s.digits(4, 990)}`, s.digits(3, 991), `H ${recorded(s, ', ')}`, person(s.officer)],
        ],
      ),
      para(
        `Last entry certified after notice; no objection. Copy applied for by ${person(s.witnesses[0])} on ${on(s, 992, s.dates.letter)}, fee Rs. 30.`,
      ),
      signed(`Copied by ${escaped(s.partner.name)}`, 'True copy<br>City Survey Superintendent'),
    )
  },
  'Property Card',
  'Mutation Extract',
)
