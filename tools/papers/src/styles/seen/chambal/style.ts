import type { Style } from '../../../style.ts'
import { agreementToSell } from './agreements.ts'
import { allotment, buyerAgreement } from './builder.ts'
import { mutation, taxReceipt } from './civic.ts'
import { leaseDeed, saleDeed } from './deeds.ts'
import { loanForm, loanSanction } from './loans.ts'
import { mail } from './mails.ts'
import { sanctionLetter } from './permits.ts'
import { possession } from './possession.ts'

/** Printouts of public portals and of lenders' and builders' systems, of all parts of the country. */
export const chambal: Style = {
  name: 'chambal',
  css: `@page { size: A4; margin: 13mm 14mm 14mm 14mm }
    body { font: 10pt/1.38 'Carlito', 'Lohit Devanagari', sans-serif; color: #1b1b1b; margin: 0; -webkit-print-color-adjust: exact }
    h1 { font-size: 12.5pt; text-align: center; margin: 7px 0 } p { margin: 5px 0 } .center { text-align: center } .right { text-align:
right }
    .far { float: right } .edge { font-size: 7.6pt; color: #444; margin-bottom: 8px } .foot { margin: 12px 0 0 }
    .band { background: #3d2b6b; color: #fff; padding: 6px 9px; font-weight: bold; font-size: 12pt } .band small { font-weight: normal }
    .part { background: #d9d9e6; font-weight: bold; padding: 1px 6px; margin: 7px 0 3px } .los { font-family: 'Liberation Sans', 'Lohit
Devanagari';
    font-size: 9pt } table { border-collapse: collapse; width: 100%; margin: 4px 0 } td, th { vertical-align: top; text-align: left }
    .grid td, .grid th { border: 0.6px solid #555; padding: 2.5px 5px } .grid { font-size: 9.2pt } .grid th { background: #e7e7ee }
    .grid .label { font-weight: bold; width: 17% } .colons td { padding: 1.5px 3px } .colons .key { width: 19%; color: #333 }
    .colons .mark { width: 1.5% } .key { font-weight: bold } .boxes td { border: 0.5px solid #bbb; padding: 2px 5px } .boxes small {
color: #777 }
    fieldset { border: 0.8px solid #99a; margin: 7px 0; padding: 2px 7px } legend { color: #3d2b6b; font-weight: bold; font-size: 9.4pt }
    .code { float: right; margin: 2px 0 4px 8px } .stamp { border: 2.5px double #6b2b2b; padding: 8px 12px; margin-bottom: 10px;
    font-family: 'Liberation Serif', 'Lohit Devanagari', serif } .stamp .key { width: 30% }
    .stamp { position: relative } .stamp .code { position: absolute; right: 12px; top: 8px } .leaf { break-after: page; padding-bottom:
90px }
    .mail { font: 10pt/1.4 'Liberation Sans', 'Lohit Devanagari', sans-serif } .head { border-bottom: 1px solid #999; margin-bottom: 7px;
    padding-bottom: 4px } .mono { font: 9.2pt/1.4 'Liberation Mono', monospace } small { font-size: 8.2pt } .seals td { padding: 18px 6px
0 }
    .halves td { width: 50%; padding: 3px } .paid { float: right; border: 3px solid #2a6; color: #2a6; font-weight: bold; padding: 3px 12px;
    transform: rotate(-11deg) }`,
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
