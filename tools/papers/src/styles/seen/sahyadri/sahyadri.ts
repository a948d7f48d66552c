import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanction, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { loanForm, loanSanction, mail } from './loan.ts'

const css = `@page { size: A4; margin: 16mm 17mm 18mm }
body { font: 11pt/1.42 Carlito, Calibri, 'Noto Sans Devanagari', 'Lohit Devanagari', sans-serif; color: #1a1a1a; margin: 0 }
p { margin: 6px 0 } h1 { font-size: 13pt; text-align: center; margin: 12px 0 }
h3 { font-size: 11pt; text-align: center; margin: 12px 0 4px; text-decoration: underline }
ol { padding-left: 22px; margin: 6px 0 } li { margin: 3px 0 } small { font-size: 8pt; color: #444 }
.mail { font: 10.5pt/1.5 'Liberation Sans', Arial, sans-serif } .mail p { margin: 2px 0 } .center { text-align: center }
.head { text-align: center; font-size: 13pt; border: 2px solid #222; padding: 5px } table { border-collapse: collapse; width: 100% }
.form td, .form th { border: 1px solid #333; padding: 3px 6px; vertical-align: top; text-align: left } .form .no { width: 18px }
.form .ask { width: 34%; font-size: 9.5pt }
.break { break-after: page } .wide th { font-size: 9pt; background: #eee } .band { background: #ddd; font-weight: bold }
.right { float: right; font-weight: normal }
.comb i { display: inline-block; font-style: normal; border: 1px solid #555; width: 15px; text-align: center; margin-right: -1px }
.firm { border-left: 9px solid #7a2432; padding: 2px 0 2px 12px; margin-bottom: 14px }
.firm b { display: block; font-size: 17pt; color: #7a2432 } .firm span { font-size: 8.5pt }
.bank { text-align: center; border-bottom: 3px double #333; margin-bottom: 10px } .bank b { font-size: 16pt }
.ref, .sign { display: flex; justify-content: space-between }
.sign { margin-top: 44px } .sign span { text-align: center } .subject { font-weight: bold; margin: 10px 0 } .inset { margin: 8px 30px }
.terms li { margin: 7px 0 }
.sums { margin: 8px 0 } .sums td, .sums th { border: 1px solid #888; padding: 3px 8px; text-align: left } .sums .num { text-align: right }
.deed { font: 12pt/1.6 'Liberation Serif', 'Times New Roman', 'Noto Sans Devanagari', serif; text-align: justify }
.sched { margin-left: 24px }
.bounds { width: auto; margin: 6px 40px } .bounds td { padding: 2px 14px 2px 0; text-align: left }
.parties td { border: 1px solid #666; padding: 5px 8px; vertical-align: top; text-align: left }
.civic { font-family: 'Liberation Serif', 'Times New Roman', 'Noto Sans Devanagari', serif }
.cards td { border: 1px solid #333; padding: 2px 6px 5px } .cards small { display: block }`

/** A western city's builders, co-operative societies, registration and revenue offices. */
export const sahyadri: Style = {
  name: 'sahyadri',
  css,
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
    'sanction letter': sanction,
  },
}
