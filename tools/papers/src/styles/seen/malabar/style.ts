import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanctionLetter, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { loanForm, loanSanction, mail } from './loans.ts'

/** The western coast, Kerala and Goa: village offices, panchayats, document writers and their cents. */
export const malabar: Style = {
  name: 'malabar',
  css: `@page { size: A4; margin: 20mm 18mm 18mm 24mm }
    body { font: 11pt/1.55 'Liberation Serif', 'DejaVu Serif', serif; color: #111; margin: 0; -webkit-print-color-adjust: exact }
    h1 { font: bold 13pt/1.3 'URW Bookman', serif; text-align: center; margin: 12px 0; text-decoration: underline } h2 { font-size: 11pt;
    margin: 10px 0 4px } p { margin: 7px 0; text-align: justify } .center { text-align: center } .right { text-align: right } .far { float:
    right } .band { border: 2px solid #114b3c; color: #114b3c; padding: 5px 8px; font-weight: bold; text-align: center } table {
    border-collapse: collapse; width: 100%; margin: 6px 0 } .grid td, .grid th { border: 0.6px dotted #333; padding: 3px 6px;
vertical-align:
    top; text-align: left } .grid th { border-bottom: 1.5px solid #333 } .boxes td { border: 1px solid #114b3c; padding: 3px 6px;
    vertical-align: top } .plain td { padding: 1px 10px 1px 0; vertical-align: top } .halves > tbody > tr > td { width: 50%; vertical-align:
    top } small { font-size: 8pt; font-weight: normal } .mail { font: 10.5pt/1.5 'DejaVu Sans', sans-serif; font-size: 9.5pt } .head {
    border-bottom: 2px solid #000; margin-bottom: 10px; padding-bottom: 6px } .comb i { display: inline-block; font-style: normal; border:
    1px solid #777; width: 16px; text-align: center; margin-right: 1px }`,
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
