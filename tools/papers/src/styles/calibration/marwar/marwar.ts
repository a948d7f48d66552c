import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanction, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { loanForm, loanSanction, mail } from './loan.ts'

const css = `@page { size: A4; margin: 15mm 18mm }
body { font: 10.5pt/1.5 'DejaVu Sans Condensed', 'DejaVu Sans', 'Noto Sans Devanagari', 'Lohit Devanagari', Verdana, sans-serif;
  color: #151515; margin: 0 }
p { margin: 6px 0 } h1 { font-size: 12pt; text-align: center; margin: 10px 0 }
h3 { font-size: 10pt; margin: 10px 0 3px; border-left: 5px solid #b3541e; padding-left: 6px }
small { font-size: 8pt; font-weight: normal }
.mail { font: 11pt/1.5 'Carlito', Calibri, sans-serif } .mail p { margin: 3px 0 } .center { text-align: center }
.ends { display: flex; justify-content: space-between; gap: 16px; margin: 10px 0 } .fine { font-size: 8.5pt }
.top { display: flex; justify-content: space-between; font-size: 12pt; border: 1px solid #000; padding: 8px }
.photo { border: 1px solid #777; width: 70px; height: 80px; font-size: 8pt; text-align: center; line-height: 80px; color: #888 }
.cols { display: grid; grid-template-columns: 1fr 1fr; gap: 4px 18px } .form { font-size: 9.5pt }
.form small { display: block; color: #555 }
.form .cols > div, .form section > div, .form > div:not(.cols):not(.top) { border-bottom: 1px solid #999; padding: 2px 0;
  min-height: 30px }
.ink { font-family: 'P052', 'Palatino', 'Liberation Serif', serif; font-size: 11pt }
.tick { display: inline-block; width: 14px; height: 14px; border: 1.5px solid #222; text-align: center; line-height: 14px;
  font: bold 10pt/14px 'DejaVu Sans', sans-serif }
.choice { display: inline-block; margin: 2px 14px 2px 0 }
.bank { text-align: center; background: #f4e9df; border-bottom: 2px solid #b3541e; padding: 6px; font-size: 9pt }
.bank b { font-size: 15pt } table { border-collapse: collapse; width: 100%; margin: 6px 0 }
.terms th { width: 33%; text-align: left; font-weight: normal; background: #faf5ef }
.terms td, .terms th, .grid td, .grid th { border: 1px solid #9a8878; padding: 4px 7px; vertical-align: top; text-align: left }
.grid th { font-size: 9pt; background: #faf5ef }
.short { width: 80% } .two td { width: 50% }
.banner { display: flex; justify-content: space-between; align-items: end; border-bottom: 4px solid #2f5d50; padding-bottom: 6px }
.banner b { font: italic bold 22pt 'P052', 'Liberation Serif', serif; color: #2f5d50 }
.banner span { font-size: 8.5pt; text-align: right } .dash { margin: 2px 0 2px 24px }
.deed { font: 11.5pt/1.7 'P052', 'Palatino', 'Liberation Serif', 'Noto Sans Devanagari', 'Lohit Devanagari', serif }
.deed .grid { line-height: 1.4 } .patta { border: 4px double #7a3b12; padding: 16px 20px }`

/** The west's co-operative banks, trusts with pattas, and builders with dastavej: forms of two columns and two languages. */
export const marwar: Style = {
  name: 'marwar',
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
