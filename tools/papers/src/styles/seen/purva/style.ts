import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanctionLetter, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { loanForm, loanSanction, mail } from './loans.ts'

/** Uttar Pradesh, Bihar, Jharkhand and Odisha: circles, boards and banks that mix Hindi and English, each clerk in his own way. */
export const purva: Style = {
  name: 'purva',
  css: `@page { size: A4; margin: 14mm 15mm }
    body { font: 11.5pt/1.4 'DejaVu Serif', 'Liberation Serif', serif; font-size: 10pt; color: #1a1a1a; margin: 0;
    -webkit-print-color-adjust: exact } h1 { font-size: 12pt; text-align: center; margin: 8px 0 } h2 { font-size: 10.5pt; text-decoration:
    underline; margin: 8px 0 3px } p { margin: 6px 0 } .center { text-align: center } .right { text-align: right } .far { float: right }
    .band { background: #233a6b; color: #fff; padding: 4px 8px; font-weight: bold } table { border-collapse: collapse; width: 100%; margin:
    5px 0 } .grid td, .grid th, .boxes td { border: 1px solid #222; padding: 2.5px 5px; vertical-align: top; text-align: left } .grid th,
    .grid .label { background: #eceff5 } .plain td { padding: 1px 10px 1px 0; vertical-align: top } small { font-size: 7.5pt; color: #555 }
    ol { margin: 4px 0; padding-left: 26px } .mail { font: 10.5pt/1.45 'Liberation Sans', Arimo, sans-serif } .mail table { width: auto }`,
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
