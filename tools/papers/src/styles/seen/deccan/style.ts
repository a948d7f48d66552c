import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanctionLetter, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { loanForm, loanSanction } from './loans.ts'
import { mail } from './mails.ts'

/** Telangana, Andhra and the north of Karnataka: builders, town banks, panchayats and registrars, each clerk in his own way. */
export const deccan: Style = {
  name: 'deccan',
  css: `@page { size: A4; margin: 16mm 17mm }
    body { font: 11pt/1.45 'Liberation Serif', Tinos, 'Times New Roman', serif; color: #111; margin: 0; -webkit-print-color-adjust: exact }
    h1 { font-size: 13.5pt; text-align: center; text-decoration: underline; margin: 8px 0 } h2 { font-size: 11.5pt; text-align: center;
    margin: 10px 0 4px } p { margin: 6px 0; text-align: justify } .center { text-align: center } .right { text-align: right } .far { float:
    right } .fine { font-size: 8.5pt } .head { border: 2px solid #333; padding: 6px; text-align: center; font-size: 9.5pt } .head b {
    font-size: 15pt } .bar { background: #ddd; padding: 3px 6px; font-weight: bold; clear: both }
    table { border-collapse: collapse; width: 100%; margin: 6px 0 } .grid td, .grid th, .boxes td { border: 1px solid #444; padding: 3px
    6px; vertical-align: top; text-align: left } .plain td { padding: 1px 8px 1px 0; vertical-align: top } small { font-size: 8pt; color:
    #444 } ol, ul { margin: 4px 0; padding-left: 24px } .mail { font: 10.5pt/1.4 'Liberation Sans', Arimo, Arial, sans-serif }
    .mail p { text-align: left }`,
  papers: {
    'bank mail': mail,
    'loan application form': loanForm,
    'loan sanction letter': loanSanction,
    'allotment letter': allotment,
    'buyer agreement': buyerAgreement,
    'possession letter': possession,
    'sale deed': saleDeed,
    'agreement to sell': agreementToSell,
    'lease deed': leaseDeed,
    'mutation certificate': mutation,
    'property tax receipt': taxReceipt,
    'sanction letter': sanctionLetter,
  },
}
