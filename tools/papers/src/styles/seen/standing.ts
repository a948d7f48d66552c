import type { World } from '../world.ts'

/** Clauses that offices print on every paper of a kind, whatever the property: nothing of them is a field's. */
const clausesOf = {
  deed: [
    'The Vendor has a clear, absolute and marketable title and there is no attachment, lis pendens or requisition over the property.',
    'All rates, taxes, cesses and electricity bills up to the date of this deed are paid by the Vendor and later ones by the Purchaser.',
    'The Vendor shall at the request and cost of the Purchaser do all further acts for more perfectly assuring the title conveyed.',
    'The Vendor indemnifies the Purchaser against any loss that arises from a defect of title or a claim of any heir, minor or bank.',
    'The Purchaser may get the electricity meter, water connection and municipal record changed to his own name on this deed alone.',
    'The Vendor has today handed over vacant possession together with all original title papers in respect of the property.',
    'The expenses of stamp, registration and scribing are borne by the Purchaser; tax on capital gains, if any, by the Vendor.',
    'The property is neither a surplus land under ceiling law nor assigned by Government, and no notice of acquisition is received.',
    'The terms Vendor and Purchaser shall include their legal heirs, executors, administrators, representatives and assigns.',
    'In witness whereof the parties set their hands and thumb impressions after this deed was read over to them and found correct.',
  ],
  agreement: [
    'Time is the essence of this agreement; should the purchaser fail to pay by the last date, 10 % of the advance stands forfeited.',
    'If the seller backs out he shall refund double of the advance, or the purchaser may get it enforced through the court of law.',
    'The seller shall produce a nil encumbrance certificate of 30 years and clear all dues of society, water and electricity before sale.',
    'The seller shall not create any third-party right in the property till this agreement is in force.',
    'Any addition to this agreement shall be in writing and signed by both sides; two sets are made, one for each.',
    'The seller will sign the papers that the lender of the purchaser asks for and accept the cheque drawn in his favour.',
    'Brokerage of 1 % each is payable by both the parties at the time of registration.',
    'Disputes shall be referred to a sole arbitrator whose decision binds both; courts at the place of the property have jurisdiction.',
  ],
  builder: [
    'Cheques may be drawn in favour of the escrow account of the project only; cash is not accepted by any agent of the company.',
    'Delayed instalments carry interest at 12 % per annum; three defaults in a row entitle the company to cancel the booking.',
    'The plans may be changed by up to 3 % as the authority or the architect may require, with price in proportion.',
    'Stamp duty, registration, legal and miscellaneous expenses are extra and payable at actuals before registration.',
    'The unit shall be used for residence only and nothing shall be stored on the staircase, refuge area or terrace.',
    'Force majeure includes war, flood, drought, fire, cyclone, earthquake and any order of a court or authority.',
    'Structural defects within five years of possession shall be made good by the promoter within thirty days without charge.',
    'Nomination and transfer are allowed after 12 months on payment of an administrative fee of Rs. 200 per sq.ft.',
    'Common areas, lifts, sub-station and club shall vest in the association when it is formed.',
  ],
  loan: [
    'Rate of interest is floating and will be reset on the first day of each quarter with the change of the benchmark.',
    'Penal charges of 2 % per month plus GST on the overdue instalment are payable for the period of the default.',
    'The property shall be kept insured for its full value against fire and allied perils with the lender as loss payee.',
    'Disbursement is subject to clear search report for 30 years, technical report and margin money being brought in first.',
    'The lender may recall the facility if any statement in the application is found untrue.',
    'Post-dated cheques or NACH mandate for 36 months shall be lodged before the first disbursement.',
    'Prepayment from own sources attracts no charge for individual borrowers on a floating rate.',
    'Sanction stands withdrawn when the borrower does not avail of it within three months from its date.',
  ],
  lease: [
    'The lessee shall pay all rates, taxes, charges and assessments that are or may be imposed on the demised premises.',
    'The lessee shall not cut trees, sink a well or dig earth on the land except for the foundation of the building.',
    'The lessor and his servants may enter upon the land at reasonable hours after notice of 3 days to inspect its condition.',
    'If the rent be in arrear for six months, or a covenant be broken, the lessor may re-enter and determine the demise.',
    'The lessee may mortgage the lease with a scheduled bank after no-objection in writing from the lessor.',
    'On expiry the lessee shall yield up the premises, or the term may be renewed with rent enhanced by not more than half.',
    'The building shall be completed within two years from the date of possession as per the sanctioned design.',
  ],
  plan: [
    'The sanctioned plan shall be kept at the site and shown to any officer on demand.',
    'Commencement shall be intimated 7 days before the start, plinth level be got checked and completion be reported.',
    'Rain water harvesting, a soak pit of 1.2 m and two trees for each 100 sq.m of plot are compulsory.',
    'No building material shall be stacked on the public road; debris removal charge is Rs. 500 per cubic metre.',
    'This permission does not confer any title and becomes void if any document is found to be false.',
    'Drainage shall be connected to the public sewer after separate permission of the engineer.',
    'Structural safety as per IS 1893 and IS 456 rests with the structural engineer, Registration No. SE/114.',
    'Projections over the set-back other than a chajja of 0.60 m shall be demolished at the cost of the owner.',
  ],
  civic: [
    'This is a computer generated document and does not need a signature; verify it by scanning the code on the portal.',
    'The entry is for revenue purposes and does not decide any dispute of title.',
    'Appeal lies before the higher authority within 30 days from the date of this order.',
    'Dues not paid by 31st March attract interest at 1.5 % for every month or part of it.',
    'Any change in use, area or occupation shall be reported within 15 days.',
  ],
  mail: [
    'This e-mail and its attachments are confidential and meant for the addressee alone; if you are not, please delete it.',
    'Report shall reach us in soft copy within 24 hours of visit, with photographs, location and a route map.',
    'Kindly mention deviation, if any, to the approved plan and the stage of construction in the remarks.',
    'Do not hand over the report to the customer or the connector.',
  ],
} as const

/** Some of the standing clauses of a kind of paper, as many as this property's papers have. */
export const standing = ({ has }: World, kind: keyof typeof clausesOf, n: number, often = 0.6): string[] =>
  clausesOf[kind].filter((_, at) => has(often, n * 31 + at))

/** A draft with its standing terms behind it, at times on a leaf of their own. */
export const overleaf =
  <S extends World>(kind: keyof typeof clausesOf, n: number, draft: (s: S) => string, head = 'Terms and conditions') =>
  (s: S): string => {
    const leaf = s.has(0.4, n) ? ' style="break-before: page"' : ''
    const items = standing(s, kind, n).map((clause) => `<li>${clause}</li>`)
    return `${draft(s)}<h2${leaf}>${head}</h2><ol>${items.join('')}</ol>`
  }
