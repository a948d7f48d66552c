import type { Scene } from './scene.ts'

const lines = {
  loan: [
    'The documents of title shall remain with the bank till the loan is fully closed and the house shall be kept insured against fire and earthquake at your cost.',
    'The instalment shall be paid before the 10th of every month failing which penal interest @ 2% p.a. will be charged from the due date without any notice.',
    'The amount will be released in 3 stages on the report of the panel engineer and legal opinion of the panel advocate of the bank.',
    'You shall not sell, gift, lease or let out the mortgaged property without prior written permission of the bank.',
    'The bank has the right to cancel this sanction without assigning any reason thereof if any information is found false.',
  ],
  deed: [
    'That the vendor has handed over the vacant and physical possession of the property hereby sold to the purchaser(s) on the spot today and now the vendor or his/her heirs have no right or claim over the same.',
    'That all the taxes, electricity and water charges etc. upto the date of this deed have been paid by the vendor and hereafter the same shall be paid by the purchaser(s).',
    'That the property hereby sold is free from all encumbrances such as mortgage, gift, will, decree, attachment, minor share, surety or prior agreement, and if any defect is found in title the vendor shall make good the loss with costs.',
    'That the purchaser(s) may get his/her/their name(s) entered in the revenue and municipal records and the vendor has no objection for the same.',
    'That the expenses of stamp, registration and typing of this deed have been borne by the purchaser(s) and the contents have been read over and explained to the parties in their vernacular and they found the same correct.',
    'That the land is not affected by ceiling, is not assigned or wakf or temple land and no acquisition proceedings are pending.',
  ],
  builder: [
    'Possession will be given within 18 months from the date of agreement subject to availability of cement, steel, sand and labour and acts of God.',
    'Extra work, if any, as per your choice will be charged separately and amount of the same is to be paid in advance.',
    'Terrace and open parking will be common for all the flat owners and nobody shall enclose the passage.',
    'GST and registration expenses will be borne by you.',
    'If instalment is delayed by more than 30 days interest @ 18% will be charged.',
    'Maintenance will be looked after by the association of flat owners after its formation.',
  ],
  civic: [
    'The entry is made for the purpose of tax only and does not confer any title.',
    'If any fact is found to be concealed the order shall stand cancelled automatically.',
    'Copy to Accountant and Tax Clerk for information and necessary action.',
    'Any person aggrieved may file appeal within 30 days.',
  ],
  plan: [
    'The construction shall be done as per the approved map and no encroachment shall be made on road, nala or public land.',
    'This permission is valid for 3 years and shall be got renewed before expiry.',
    'Septic tank, soak pit and rain water harvesting shall be provided within the plot.',
    'In case of any dispute of title this permission shall be deemed as cancelled.',
    'Plinth checking shall be got done by the overseer before further construction.',
  ],
  lease: [
    'That the lessee shall construct a residential house within three years and shall not use the land for any other purpose.',
    'That the lessee shall not transfer the land without previous sanction in writing of the lessor but may mortgage the same to a bank for house loan.',
    'That if the rent remains unpaid for two years the lessor shall be at liberty to re-enter.',
    'That the lessee shall pay all cesses and taxes which may be imposed from time to time.',
    'That on expiry of the term the lease may be renewed at an enhanced rent.',
  ],
} as const

/** Some of the sentences that stand on such papers whatever they are of. */
export const standing = (s: Scene, kind: keyof typeof lines, n: number, often = 0.65): string[] =>
  lines[kind].filter((_, at) => s.has(often, n * 10 + at))
