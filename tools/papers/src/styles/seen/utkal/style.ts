import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanctionLetter, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { loanForm, loanSanction, mail } from './loans.ts'

/** Odisha, Assam and Jharkhand: tahasils and circles, housing boards, gramin banks and lenders on the telephone. */
export const utkal: Style = {
  name: 'utkal',
  css: `@page { size: A4; margin: 18mm 20mm }
    body { font: 10.5pt/1.5 'P052', 'Liberation Serif', serif; color: #1c1c1c; margin: 0; -webkit-print-color-adjust: exact }
    h1 { font-size: 12.5pt; text-align: center; margin: 10px 0 } h2 { font-size: 10.5pt; margin: 10px 0 3px } p { margin: 6px 0 }
    .center { text-align: center } .right { text-align: right } .far { float: right } .band { border-left: 8px solid #c56a12; background:
    #fbf1e4; padding: 5px 10px; font-weight: bold } table { border-collapse: collapse; width: 100%; margin: 6px 0 } .grid td, .grid th {
    border-bottom: 0.7px solid #777; padding: 3px 6px 3px 0; vertical-align: top; text-align: left } .grid th { border-top: 1.5px solid
#222;
    border-bottom: 1.5px solid #222; font-size: 9pt } .grid .label { color: #555 } .halves > tbody > tr > td { width: 50%; vertical-align:
    top; padding-right: 10px } .cross td { width: 33%; text-align: center; padding: 6px; border: 1px dashed #888 } .asked { margin: 5px 0 }
    small { font-size: 8pt; color: #666 } .mail { font: 10.5pt/1.5 'Liberation Sans', sans-serif; font-size: 9.5pt } .mail .grid td, .mail
    .grid th { border: 1px solid #999; padding: 2px 3px; font-size: 8pt } .head { margin-bottom: 8px }`,
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
