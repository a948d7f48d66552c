import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanctionLetter, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { loanForm, loanSanction, mail } from './loans.ts'

/** Punjab, Haryana and Delhi: tehsils, estate officers, builders of the capital's rim and finance companies. */
export const panchnad: Style = {
  name: 'panchnad',
  css: `@page { size: A4; margin: 13mm 14mm 15mm }
    body { font: 10pt/1.4 'Liberation Sans Narrow', Arimo, 'Liberation Sans', 'Lohit Devanagari', sans-serif; font-size: 10.5pt; color:
#000;
    margin: 0; -webkit-print-color-adjust: exact } h1 { font-size: 12.5pt; text-align: center; margin: 8px 0; letter-spacing: 0.5px } h2 {
    font-size: 10.5pt; background: #ddd; margin: 8px 0 3px; padding: 2px 5px } p { margin: 5px 0 } .center { text-align: center } .right {
    text-align: right } .far { float: right } .band { background: #7a1022; color: #fff; padding: 5px 10px; font-weight: bold } table {
    border-collapse: collapse; width: 100%; margin: 4px 0 } .grid td, .grid th { border: 1px solid #000; padding: 2px 5px; vertical-align:
    top; text-align: left } .grid th { background: #d9e2ec } .grid .label { font-weight: bold } .boxes td { border: 1.5px solid #7a1022;
    padding: 2px 6px; vertical-align: top } .plain td { padding: 1px 8px 1px 0; vertical-align: top } .halves > tbody > tr > td { width:
50%;
    vertical-align: top; padding: 0 3px 0 0 } .outer > tbody > tr > td { width: 50%; padding: 0 2px } small { font-size: 7.5pt; color:
#555 }
    .mail { font: 10.5pt/1.4 Carlito, sans-serif } .head { background: #f3f3f3; padding: 6px; margin-bottom: 10px } .comb i { display:
    inline-block; font-style: normal; border: 1px solid #000; width: 14px; text-align: center; margin-right: 2px }`,
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
