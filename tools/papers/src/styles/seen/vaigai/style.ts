import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { sanctionLetter, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed } from './contracts.ts'
import { saleDeed } from './deeds.ts'
import { loanForm, loanSanction, mail } from './loans.ts'
import { mutation } from './revenue.ts'

/** Offices of the south, the western coast and the east: schedules of sub-registrars, portals' prints, forms of many boxes, branch mails. */
export const vaigai: Style = {
  name: 'vaigai',
  css: `@page { size: A4; margin: 18mm 17mm }
    body { font: 10.5pt/1.45 'Liberation Serif', 'Lohit Devanagari', serif; color: #151515; margin: 0; -webkit-print-color-adjust: exact }
    h1 { font-size: 12.5pt; text-align: center; margin: 8px 0 } h2 { font-size: 10.5pt; margin: 10px 0 3px } p { margin: 6px 0 }
    .sans { font: 9.5pt/1.4 'Liberation Sans', 'Lohit Devanagari', sans-serif } .wide { line-height: 1.9; text-align: justify }
    .center { text-align: center } .right { text-align: right } .far { float: right } .small { font-size: 8.2pt; color: #333 }
    table { border-collapse: collapse; width: 100%; margin: 5px 0 } .grid td, .grid th { border: 0.7px solid #444; padding: 2.5px 5px;
    vertical-align: top; text-align: left } .grid th { background: #e9edf2; font-weight: bold } .pairs td { padding: 2px 6px 2px 0;
    vertical-align: top } .pairs td:nth-child(odd) { color: #444 } .card { border: 1px solid #777; border-radius: 5px; padding: 6px 9px;
    margin: 7px 0 } .bar { background: #123f6b; color: #fff; padding: 4px 8px; font-weight: bold } .head { border-bottom: 2px solid #8a1c1c;
    padding-bottom: 4px; margin-bottom: 8px } .halves td { width: 50%; vertical-align: top; padding-right: 14px } .caption { font-size: 7.5pt;
    color: #555; display: block } .mail { font: 10pt/1.5 'DejaVu Sans', sans-serif } .indent { padding-left: 26px }`,
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
