import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement } from './builder.ts'
import { sanctionLetter, taxReceipt } from './civic.ts'
import { agreementToSell, saleDeed } from './deeds.ts'
import { leaseDeed } from './leases.ts'
import { loanForm, loanSanction } from './loans.ts'
import { mail } from './mails.ts'
import { possession } from './possession.ts'
import { mutation } from './revenue.ts'

/** South and west: a private bank and housing financiers, document writers, corporations and village offices from Goa to Kerala. */
export const periyar: Style = {
  name: 'periyar',
  css: `@page { size: A4; margin: 18mm 17mm 17mm 20mm }
    body { font: 11pt/1.42 'Carlito', 'Lohit Devanagari', 'DejaVu Sans', sans-serif; color: #111; margin: 0; -webkit-print-color-adjust: exact }
    h1 { font: bold 13pt 'Liberation Serif', serif; text-align: center; margin: 10px 0; text-decoration: underline } h2 { font-size: 11pt;
    margin: 10px 0 4px; color: #7a1f2b; border-bottom: 1.2px solid #7a1f2b } p { margin: 7px 0 } .center { text-align: center }
    .right { text-align: right } .far { float: right } .deep { margin-left: 30px } .house { font: bold 14pt 'Liberation Serif', serif;
    text-align: center; border-bottom: 2px double #333; padding-bottom: 4px } .house small { font: 9pt 'Carlito', sans-serif }
    .bar { background: #7a1f2b; color: #fff; padding: 8px 12px; font-weight: bold; font-size: 13pt } .firm { border-left: 6px solid #2c6e5a;
    padding-left: 10px; margin-bottom: 12px; font-size: 14pt } .firm small { font-size: 8.6pt } table { border-collapse: collapse; width: 100%;
    margin: 7px 0 } td, th { vertical-align: top; text-align: left; padding: 3px 6px } .ruled td, .ruled th { border: 0.8px solid #555 }
    .ruled { font-size: 10.2pt } .ruled .what { width: 34% } .bare .what { width: 30%; font-weight: bold } .money td + td, .money th + th {
    text-align: right } .boxes { display: grid; border: 0.8px solid #888; border-right: 0; border-bottom: 0; margin: 6px 0 } .boxes > div {
    border-right: 0.8px solid #888; border-bottom: 0.8px solid #888; padding: 2px 6px } .boxes small { color: #555; font-size: 8.2pt }
    .ask { display: grid; grid-template-columns: 24px 42% 1fr; margin: 3px 0 } .lead { display: grid; grid-template-columns: 32% 1fr;
    margin: 4px 0 0 18px } .lead span:first-child { font-style: italic } .mail { font: 10pt/1.5 'DejaVu Sans', sans-serif } .mail .from {
    background: #f2f2ee; padding: 6px 8px; font-size: 9pt } ol { margin: 5px 0; padding-left: 26px } li { margin: 4px 0; text-align: justify }
    .office { border-top: 1px dashed #666; padding-top: 4px } .signs td { width: 50% } small { font-size: 8.8pt }`,
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
