import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanctionLetter, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { loanForm, loanSanction, mail } from './loans.ts'

/** Gujarat and Madhya Pradesh: housing societies, town planners, talatis and co-operative banks. */
export const narmada: Style = {
  name: 'narmada',
  css: `@page { size: A4; margin: 16mm 17mm }
    body { font: 10.5pt/1.45 'Liberation Sans', 'Lohit Devanagari', sans-serif; color: #161616; margin: 0; -webkit-print-color-adjust:
exact }
    h1 { font-size: 13pt; text-align: center; margin: 10px 0 } h2 { font-size: 10.5pt; margin: 9px 0 3px; border-bottom: 1px solid #555 }
    p { margin: 6px 0; text-align: justify } .center { text-align: center } .right { text-align: right } .far { float: right }
    .band { background: #e3d9c4; border-top: 2px solid #6b4b1d; padding: 3px 8px; font-weight: bold } table { border-collapse: collapse;
    width: 100%; margin: 5px 0 } .grid td, .grid th, .boxes td { border: 0.7px solid #444; padding: 3px 6px; vertical-align: top;
text-align:
    left } .grid th, .grid .label { background: #f4f0e6 } .plain td { padding: 1.5px 12px 1.5px 0; vertical-align: top } .halves > tbody >
tr >
    td { width: 50%; vertical-align: top; padding: 0 6px 0 0 } small { font-size: 7.5pt; color: #444 } .mail { font: 10.5pt/1.5 Carlito,
    'Liberation Sans', sans-serif } .head { border-bottom: 1px solid #999; margin-bottom: 8px } .comb i { display: inline-block; font-style:
    normal; border: 1px solid #666; width: 15px; text-align: center; margin-right: -1px }`,
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
