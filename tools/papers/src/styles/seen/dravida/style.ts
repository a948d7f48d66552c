import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanctionLetter, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { loanForm, loanSanction } from './loans.ts'
import { mail } from './mails.ts'

/** Tamil Nadu and Kerala: boards, promoters, village offices and societies, each clerk in his own way. */
export const dravida: Style = {
  name: 'dravida',
  css: `@page { size: A4; margin: 20mm 22mm 18mm 24mm }
    body { font: 10.5pt/1.5 'Liberation Sans', Arimo, Arial, sans-serif; color: #000; margin: 0; -webkit-print-color-adjust: exact }
    h1 { font-size: 12.5pt; text-align: center; margin: 6px 0; letter-spacing: 0.5px } h2 { font-size: 10.5pt; margin: 9px 0 3px;
    border-bottom: 1px solid #000 } p { margin: 7px 0 } .center { text-align: center } .far { float: right } .strip { background: #1d4f3f;
    color: #fff; padding: 7px 10px; font-size: 13pt } .halves { display: grid; grid-template-columns: 1fr 1fr; gap: 0 18px } .dots {
    display: flex; justify-content: space-between; border-bottom: 1px dotted #555; margin: 3px 0; gap: 10px } .dots b { font-weight: 500;
    text-align: right } table { border-collapse: collapse; width: 100%; margin: 6px 0 } .grid td, .grid th { border: 1px solid #777;
    padding: 3px 7px; vertical-align: top; text-align: left } .boxes td { border: 1.5px solid #000; padding: 2px 6px; vertical-align: top }
    small { font-size: 7.5pt } ol, ul { margin: 4px 0; padding-left: 22px } .mono { font: 10pt/1.4 'Liberation Mono', Cousine, 'Courier
    New', monospace } .mail { font: 11pt/1.45 Carlito, Calibri, 'Liberation Sans', sans-serif }`,
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
