import type { Scene } from './scene.ts'

/** What these offices print on every paper of a kind: nothing of it is a field's. */
const termsOf = {
  deed: [
    'That the Vendor is seized and possessed of the property free from all encumbrances, charges, liens, wakf, debutter and trusts.',
    'That the Purchaser shall henceforth hold, own and possess the property peaceably from generation to generation and pay land revenue to the Government.',
    'That the Vendor has paid all Municipal taxes and rent upto date and shall make good any arrear that may be found due.',
    'That if by any act or omission of the Vendor the Purchaser is dispossessed, the consideration shall be returned with 12 % interest.',
    'That the land is neither vested, khas, barga nor under any acquisition or road alignment.',
    'That the Vendor does not belong to a Scheduled Tribe and no permission under the Tenancy Act is needed.',
  ],
  builder: [
    'All payments shall be made by A/c payee cheque in favour of the firm; receipts are valid on realisation only.',
    'G.S.T., stamp duty, registration fee, transformer cost and advocate fee of Rs. 15,000/- are extra.',
    'Delay in any instalment beyond 15 days attracts interest at 18 % per annum.',
    'The common roof is the common property of all co-owners; no tank, tower or room shall be built on it by any one of them.',
    'Extra work shall be charged according to the rate of the Promoter and paid in advance.',
    'Maintenance of Rs. 1.50 per sq.ft. per month shall be paid till the association of flat owners is formed.',
  ],
  loan: [
    'The Bank reserves the right to recall the loan in case of misutilisation or default of three consecutive instalments.',
    'The borrower shall become a nominal member of the society by paying share money of Rs. 1,000/-.',
    'The house shall be insured with Bank Clause at the cost of the borrower against fire, flood and earthquake.',
    'Non-encumbrance certificate for 30 years and up-to-date rent receipt shall be furnished before disbursement.',
    "Disbursement shall be made stage-wise on the certificate of the Bank's approved engineer.",
    'Standing instruction for recovery of E.M.I. shall be lodged with the savings bank account.',
    'Penal interest at 2 % p.a. shall be charged over the overdue amount.',
  ],
  lease: [
    'The Lessee shall go into production / complete construction within 24 months of possession, failing which the plot shall revert.',
    'The Lessee shall pay maintenance charge of Rs. 4/- per sq.mtr. a year and water charges as may be fixed.',
    'No part of the premises shall be sub-let without prior written consent of the Lessor.',
    'Minerals, trees and antiquities below or above the land remain the property of the Government.',
    'Transfer of the leasehold right is permissible on payment of 50 % of the unearned increase.',
    'Interest at 12 % shall be charged on arrears of rent, recoverable under the P.D.R. Act.',
  ],
  plan: [
    'The building materials shall not be kept on the public thoroughfare.',
    'Plinth level shall be at least 0.60 m above the crown of the road in front.',
    'One mature tree per 80 sq.m and a rain water recharge pit shall be provided.',
    'This sanction is valid for three years and may be renewed once on payment of fees.',
    'The sanction does not absolve the applicant from getting a clearance of the fire, electricity or forest authority.',
    'Structural stability is the responsibility of the E.S.E. / L.B.S. who has signed the plan (Lic. No. LBS/I/87).',
  ],
  civic: [
    'Errors &amp; omissions excepted. Please bring the old receipt next time.',
    'Rebate of 5 % is allowed if the whole year is paid before 30th June.',
    'Payment of tax does not confer title or regularise any unauthorised construction.',
    'Cheque subject to realisation. Penalty at 1 % per month after due date.',
    'Objections lie before the Board of Councillors within 30 days.',
  ],
  mail: [
    'Please ensure that the copy of approved plan is verified at site.',
    'The bill may be raised in the name of Branch with HSN and PAN.',
    'Disclaimer: the bank does not accept liability for any loss caused by a virus in this mail.',
    'Save paper, save trees.',
    'Valuation to be submitted in bank format with two photographs of the party at site.',
  ],
} as const

export const termsFor = (s: Scene, kind: keyof typeof termsOf, n: number, often = 0.55): string[] =>
  termsOf[kind].filter((_, at) => s.has(often, n * 29 + at))

/** The same as an ordered list. */
export const termList = (s: Scene, kind: keyof typeof termsOf, n: number, often = 0.55): string => {
  const items = termsFor(s, kind, n, often)
  return items.length > 0 ? `<ol>${items.map((one) => `<li>${one}</li>`).join('')}</ol>` : ''
}
