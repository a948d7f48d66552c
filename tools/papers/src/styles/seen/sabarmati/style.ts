import type { Style } from '../../../style.ts'
import { agreementToSell } from './bargains.ts'
import { allotment, possession } from './builder.ts'
import { buyerAgreement } from './buyer.ts'
import { saleDeed } from './deeds.ts'
import { leaseDeed } from './lease.ts'
import { loanForm, loanSanction } from './loans.ts'
import { mail } from './mails.ts'
import { mutation } from './mutation.ts'
import { sanctionLetter } from './plan.ts'
import { taxReceipt } from './tax.ts'

/** The everyday papers of the west and the middle: pattas, raja chitthis, tenement bills, ikrarnamas in Latin Hindi, and credit managers' mails. */
export const sabarmati: Style = {
  name: 'sabarmati',
  css: `@page { size: A4; margin: 17mm 18mm 19mm 20mm } body { margin: 0; color: #141414; -webkit-print-color-adjust: exact }
    .office { font: 11.5pt/1.45 'Liberation Serif', 'Lohit Devanagari', serif } .letter { font: 11pt/1.42 Carlito, 'Lohit Devanagari', sans-serif }
    .screen { font: 9.5pt/1.4 'Liberation Sans', 'Lohit Devanagari', sans-serif } .stamp { font: 12pt/1.7 'Liberation Serif', 'Lohit Devanagari', serif; padding-top: 30mm }
    .press { font: 10.5pt/1.45 'DejaVu Sans Condensed', 'Lohit Devanagari', sans-serif } p { margin: 6px 0 } .stamp p { text-align: justify; margin: 8px 0 }
    h1 { font-size: 1.2em; text-align: center; margin: 9px 0 } .stamp h1, .office h1 { text-decoration: underline } h2 { font-size: 1.05em; text-align: center; margin: 9px 0 4px }
    .mid { display: block; text-align: center } .banner { text-align: center; border-bottom: 2px double #333; padding-bottom: 4px; margin-bottom: 7px }
    .banner b { font-size: 1.3em } .banner div { font-size: 0.85em } .screen .banner { text-align: left; background: #e9eef4; border: 0; padding: 6px 9px }
    .apart { display: flex; justify-content: space-between; gap: 24px; margin: 5px 0 } .signs { margin-top: 38px } .bar { background: #dde3ea; font-weight: bold; padding: 2px 7px; margin: 8px 0 3px }
    .stamp .bar, .office .bar, .letter .bar { background: none; text-align: center; text-decoration: underline } table { border-collapse: collapse; width: calc(100% - 2px); margin: 5px 1px }
    .rule td, .rule th, .boxes td { border: 1px solid #666; padding: 3px 6px; vertical-align: top; text-align: left } .boxes small { color: #444 } .rule td.label { background: #f3f3f3 }
    .rule tr > td:first-child:not(:last-child) { width: auto } .inset { margin: 4px 0 6px 26px } .head { border-bottom: 1px solid #999; margin-bottom: 8px; padding-bottom: 4px }
    .cross td { border: 1px solid #888; text-align: center; padding: 5px; width: 33% } .halves td { vertical-align: top; padding: 6px 10px; border: 1px dashed #555; width: 65% } .halves td:first-child { width: 35% }
    .comb i { display: inline-block; border: 1px solid #555; min-width: 1.1em; text-align: center; font-style: normal } .asked { margin: 4px 0 } small { font-size: 0.86em }`,
  papers: {
    'lease deed': leaseDeed,
    'sale deed': saleDeed,
    'agreement to sell': agreementToSell,
    'allotment letter': allotment,
    'possession letter': possession,
    'buyer agreement': buyerAgreement,
    'mutation certificate': mutation,
    'property tax receipt': taxReceipt,
    'sanction letter': sanctionLetter,
    'loan application form': loanForm,
    'loan sanction letter': loanSanction,
    'bank mail': mail,
  },
}
