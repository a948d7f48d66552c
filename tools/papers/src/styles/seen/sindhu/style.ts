import type { Style } from '../../../style.ts'
import { buyerAgreement } from './agreements.ts'
import { allotment, possession } from './builder.ts'
import { sanctionLetter, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed } from './contracts.ts'
import { saleDeed } from './deeds.ts'
import { loanForm } from './forms.ts'
import { mail } from './mails.ts'
import { mutation } from './records.ts'
import { loanSanction } from './sanctions.ts'

/** The metros: lenders with their connectors and forms of boxes, model agreements, societies, khatas, corporations and authorities. */
export const sindhu: Style = {
  name: 'sindhu',
  css: `@page { size: A4; margin: 16mm 17mm }
    body { font: 10.5pt/1.45 'Carlito', 'Liberation Sans', sans-serif; color: #161616; margin: 0; -webkit-print-color-adjust: exact }
    h1 { font-size: 13pt; text-align: center; margin: 10px 0 } h2 { font-size: 11pt; margin: 10px 0 3px } p { margin: 6px 0 }
    .center { text-align: center } .right { text-align: right } .far { float: right } .band { background: #0d3c7a; color: #fff; padding: 7px
    10px; font-size: 12pt; font-weight: bold } .bar { background: #d9e2f0; padding: 3px 6px; font-weight: bold; border: 1px solid #7d90ad }
    .bar2 { border-bottom: 2px solid #0d3c7a; color: #0d3c7a; font-weight: bold; margin-top: 10px } table { border-collapse: collapse; width:
    100%; margin: 5px 0 } .grid td, .grid th, .form td, .form th, .boxes td { border: 0.7px solid #666; padding: 3px 5px; vertical-align: top;
    text-align: left } .grid th, .form th { background: #eef1f6 } .label { background: #f4f4f4 } .form { font-size: 9.5pt } .form
    td:first-child { width: 26% } .sheet { font-size: 9.5pt } .halves > tbody > tr > td { width: 50%; vertical-align: top; padding-right: 12px }
    small { font-size: 8.5pt; color: #555 } .band small { color: #dde6f5; font-weight: normal } .mail { font: 10pt/1.45 'Liberation Sans',
    sans-serif } .head { border-bottom: 1px solid #999; margin-bottom: 8px; padding-bottom: 5px } .stamp { border: 3px double #3c6e3c;
    padding: 6px 14px; margin-bottom: 12px; font-size: 10pt } .comb i { display: inline-block; font-style: normal; border: 0.7px solid #777;
    width: 14px; height: 15px; line-height: 15px; text-align: center; margin-right: -1px }`,
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
