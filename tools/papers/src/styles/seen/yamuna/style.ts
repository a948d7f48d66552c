import type { Style } from '../../../style.ts'
import { buyerAgreement } from './agreements.ts'
import { allotment } from './allotments.ts'
import { agreementToSell } from './contracts.ts'
import { loanForm } from './forms.ts'
import { leaseDeed } from './leases.ts'
import { mail } from './mails.ts'
import { mutation } from './mutations.ts'
import { sanctionLetter } from './permits.ts'
import { possession } from './possessions.ts'
import { saleDeed } from './sales.ts'
import { loanSanction } from './sanctions.ts'
import { taxReceipt } from './taxes.ts'

/** The capital and its neighbours: authorities that lease, estate officers, tehsils, builders with annexures, notaries' sets. */
export const yamuna: Style = {
  name: 'yamuna',
  css: `@page { size: A4; margin: 18mm 17mm } body { margin: 0; color: #151515; -webkit-print-color-adjust: exact }
    p { margin: 6px 0 } h1 { font-size: 1.12em; text-align: center; margin: 10px 0 } h2 { font-size: 1em; margin: 9px 0 4px }
    .gov { font: 11.5pt/1.42 'Liberation Serif', 'Lohit Devanagari', serif } .corp { font: 10.5pt/1.4 Carlito, 'Lohit Devanagari', sans-serif }
    .typed { font: 10.5pt/1.5 'Liberation Mono', 'Lohit Devanagari', monospace } .typed h1 { text-decoration: underline }
    .deed { font: 12.5pt/1.6 'Liberation Serif', 'Lohit Devanagari', serif; text-align: justify } .deed h1 { text-decoration: underline }
    .portal { font: 9.5pt/1.4 'DejaVu Sans', 'Lohit Devanagari', sans-serif } .portal h1 { background: #e4e9ef; padding: 4px }
    .slip { width: 82mm } .center { text-align: center } .right { text-align: right }
    header { text-align: center; border-bottom: 1.5px solid #333; padding-bottom: 5px; margin-bottom: 8px } header .hindi { font-size: 1.2em }
    header .name { font-weight: bold; font-size: 1.15em } .apart { display: flex; justify-content: space-between; gap: 8mm } .signed { margin-top: 14mm }
    table { border-collapse: collapse; width: 100%; margin: 7px 0; text-align: left } td, th { vertical-align: top; padding: 3px 6px }
    .grid td, .grid th, .boxes td { border: 1px solid #555 } .plain td { border-bottom: 1px dotted #888 } .print td { padding: 1px 4px }
    .boxes small { color: #555 } .label { color: #333 } .cross td { text-align: center; padding: 8px } .halves td { width: 50% }
    .in { margin-left: 12mm } .head { border-bottom: 1px solid #999; padding-bottom: 5px; margin-bottom: 8px }
    .comb i { display: inline-block; min-width: 4.6mm; border: 1px solid #777; text-align: center; font-style: normal } ol { margin: 4px 0 }`,
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
