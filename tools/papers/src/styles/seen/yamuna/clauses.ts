import type { Scene } from './scene.ts'

const lines = {
  builder: [
    'Time is the essence with respect to the payment obligations of the Allottee(s); interest at SBI MCLR + 2% shall be payable on delayed amounts.',
    'The Company shall offer possession within 42 months from the date of start of excavation with a grace of 6 months, subject to force majeure.',
    'GST, stamp duty and registration charges as applicable shall be borne by the Allottee(s) in addition.',
    'The Allottee(s) shall not transfer the booking before payment of 30% of the total price and without the written consent of the Company.',
    'In case of cancellation 10% of the total price shall be treated as earnest money and stand forfeited.',
    'Any increase or decrease in area beyond 3% shall be adjusted at the booked rate.',
    'Courts at the place of the project alone shall have jurisdiction.',
  ],
  allotment: [
    'The allotment is subject to the Rules, Regulations and Policies of the Authority as amended from time to time.',
    'Instalments falling due on a bank holiday may be deposited on the next working day, thereafter penal interest @ 14% will be charged.',
    'The allottee shall construct the building within the period prescribed after getting the map sanctioned.',
    'In case of any misrepresentation the allotment shall be cancelled and the registration money forfeited.',
    'Location and area are tentative and variation up to 10% shall be at the rate of allotment.',
  ],
  deed: [
    'That the vendor has received the entire sale consideration and nothing remains due from the vendee(s).',
    'That the vacant peaceful possession has been delivered to the vendee(s) at the spot, who may use and enjoy the same without any hindrance.',
    'That the property is free from all sorts of encumbrances such as sale, mortgage, gift, lien, decree, court attachment, will, exchange, surety and legal flaws etc.',
    'That the vendee(s) can get the property mutated in the records of the authority / municipal body / revenue on the basis of this deed or its certified copy.',
    'That house tax, water and electricity dues up to the date of this deed shall be paid by the vendor and thereafter by the vendee(s).',
    'That if the property goes out of the possession of the vendee(s) due to defect in title the vendor shall be liable to indemnify from his/her other movable and immovable properties.',
    'That the property does not fall in acquisition, ceiling, Nazul, LMC or Waqf land and is not within 100 metres of any highway.',
  ],
  lease: [
    'The Lessee shall erect the building after obtaining sanction of the Lessor and complete it within five years from the due date of execution.',
    'The Lessee shall not transfer, sub-let or relinquish the demised premises without the prior permission of the Lessor and payment of transfer charges.',
    'The Lessor reserves all mines, minerals, coals and earth oils in or under the demised premises.',
    'The Lessee may with prior permission mortgage the premises in favour of a scheduled bank or LIC or HDFC, the Lessor having first charge for its dues.',
    'Lease rent may be enhanced after every ten years by not more than 50% of the rent last payable.',
    'On breach of any condition the Lessor may determine the lease and re-enter.',
  ],
  plan: [
    'The sanction is valid for five years from the date of issue and shall be got renewed thereafter.',
    'Setbacks shall be kept open to sky and basement, if any, shall not be used for habitation.',
    'Rain water harvesting and, for plots above 500 sq. mtr., solar water heater shall be provided.',
    'The sanction does not confer any title and shall be void if any dispute of ownership arises.',
    'Construction material shall not be stacked on public road and dust norms of NGT / CAQM shall be followed.',
    'Completion certificate shall be obtained before occupation.',
  ],
  civic: [
    'This document does not confer any title over the property and is issued for tax purposes only.',
    'Errors, if any, may be pointed out within 15 days to the Zonal Office.',
    'Rebate of 10% is admissible on payment by 30 June.',
    'The Authority may cancel the entry if any fact is found concealed.',
  ],
} as const

/** Some of the sentences that such papers carry whatever they are of. */
export const usual = (s: Scene, kind: keyof typeof lines, n: number, often = 0.6): string[] =>
  lines[kind].filter((_, at) => s.has(often, n * 10 + at))
/** The same as numbered paragraphs. */
export const numberedUsual = (s: Scene, kind: keyof typeof lines, n: number, mark: (at: number) => string, first = 1): string =>
  usual(s, kind, n)
    .map((line, at) => `<p>${mark(at + first)} ${line}</p>`)
    .join('')
