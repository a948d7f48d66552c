import type { PaperWriter, Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, taxReceipt } from './civic.ts'
import { agreementToSell, saleDeed } from './deeds.ts'
import { leaseDeed } from './leases.ts'
import { loanForm, loanSanction } from './loan.ts'
import { mail } from './mails.ts'
import { sanctionLetter } from './plans.ts'

/** The whole paper in the look of its office; an abbreviation at a sentence's end keeps one full stop. */
const looking =
  (look: string, writer: PaperWriter): PaperWriter =>
  (property, tell) =>
    `<div class="${look}">${writer(property, tell).replace(/(?<=[a-z])\.\.(?!\.)/g, '.')}</div>`

/** The plains from the Sutlej to the Narmada: a public bank and a small lender, boards, townships, tehsils and district advocates. */
export const mahi: Style = {
  name: 'mahi',
  css: `@page { size: A4; margin: 17mm 16mm 15mm 20mm }
    body { font: 11pt/1.42 'P052', 'Lohit Devanagari', serif; color: #111; margin: 0; -webkit-print-color-adjust: exact }
    h1 { font-size: 12.5pt; text-align: center; text-decoration: underline; margin: 10px 0 } p { margin: 7px 0; text-align: justify }
    .center { text-align: center } .right { text-align: right } .far { float: right } .big { font-size: 14pt } small { font-size: 9pt }
    hr { border: 0; border-top: 1.2px solid #222 } .term { padding-left: 20px; text-indent: -20px; margin: 4px 0 }
    .strip { border-bottom: 3px double #7a1f1f; color: #7a1f1f; font-weight: bold; font-size: 13pt; padding: 3px 0; text-align: left }
    .part { font-weight: bold; background: #ececec; border: 0.6px solid #999; padding: 1px 6px; text-align: left; font-size: 10pt }
    table { border-collapse: collapse; width: 100%; margin: 6px 0; break-inside: auto } tr { break-inside: avoid }
    .lined td, .lined th { border: 0.8px solid #333; padding: 3px 6px; vertical-align: top; text-align: left; font-size: 10pt }
    .lined th { font-weight: bold; background: #f4f1ea } .plain td { padding: 2px 5px; vertical-align: top; text-align: left }
    .boxes { display: grid; grid-template-columns: 1fr 1fr } .box { border: 0.6px solid #888; padding: 1px 6px; font-size: 10pt }
    .box small { color: #555; font-size: 8pt } .photo { width: 22mm; height: 24mm; border: 0.8px solid #666; color: #999 }
    .mail { font: 10.5pt/1.4 'Carlito', 'Lohit Devanagari', sans-serif } .rule { border-bottom: 1px solid #888 }
    .quote { border-left: 2px solid #7a8aa8; padding-left: 9px; text-align: left }
    .deed { font: 12pt/1.75 'Liberation Serif', 'Lohit Devanagari', serif; padding-top: 18mm }
    .desk { font: 10.3pt/1.4 'Liberation Sans', 'Lohit Devanagari', sans-serif } .desk .strip { background: #143d6b; color: #fff; padding: 6px 9px }
    .sales { font: 11pt/1.4 'Carlito', 'Lohit Devanagari', sans-serif } .sales .lined th { background: #dfe8d8 }
    .sales .strip { color: #2d5a27; border-color: #2d5a27 }
    .printer { font: 9.6pt/1.45 'Liberation Mono', 'Lohit Devanagari', monospace } .printer p { text-align: left }
    .printer .strip { color: #111; border-color: #111; font-size: 11pt } .printer .lined th { background: none }
    .printer .lined td, .printer .lined th { font-size: 8.8pt; border-style: dashed }`,
  papers: {
    'bank mail': looking('office', mail),
    'loan application form': looking('desk', loanForm),
    'loan sanction letter': looking('desk', loanSanction),
    'allotment letter': looking('office', allotment),
    'buyer agreement': looking('sales', buyerAgreement),
    'possession letter': looking('sales', possession),
    'sale deed': looking('deed', saleDeed),
    'agreement to sell': looking('deed', agreementToSell),
    'lease deed': looking('deed', leaseDeed),
    'mutation certificate': looking('office', mutation),
    'property tax receipt': looking('printer', taxReceipt),
    'sanction letter': looking('office', sanctionLetter),
  },
}
