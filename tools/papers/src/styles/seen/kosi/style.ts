import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { sanctionLetter, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed } from './contracts.ts'
import { saleDeed } from './deeds.ts'
import { loanForm, loanSanction, mail } from './loans.ts'
import { mutation } from './revenue.ts'

/** District towns of Bihar, eastern Uttar Pradesh, Chhattisgarh and Telangana: typed deeds, labels in Hindi and English, circle offices. */
export const kosi: Style = {
  name: 'kosi',
  css: `@page { size: A4; margin: 22mm 19mm }
    body { font: 11pt/1.5 'Liberation Serif', 'Lohit Devanagari', serif; color: #121212; margin: 0;
    -webkit-print-color-adjust: exact } .typed { font: 10.5pt/1.75 'Liberation Mono', 'Lohit Devanagari', monospace }
    h1 { font-size: 13pt; text-align: center; margin: 10px 0; text-decoration: underline } h2 { font-size: 11pt; margin: 10px 0 3px }
    p { margin: 7px 0 } .center { text-align: center } .right { text-align: right } .far { float: right } .band { border-top: 3px solid
    #7a1f1f; border-bottom: 1px solid #7a1f1f; padding: 5px 2px; font-weight: bold } table { border-collapse: collapse; width: 100%; margin:
    6px 0 } .grid td, .grid th, .boxes td { border: 0.8px solid #333; padding: 3px 6px; vertical-align: top; text-align: left } .grid th {
    font-weight: bold } .halves > tbody > tr > td { width: 50%; vertical-align: top; padding-right: 12px } small { font-size: 8.5pt }
    .mail { font: 10pt/1.5 'DejaVu Sans', sans-serif } .head { border-bottom: 1px solid #888; margin-bottom: 8px; padding-bottom: 4px }`,
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
