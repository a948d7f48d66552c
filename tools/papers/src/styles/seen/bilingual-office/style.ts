import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './authority.ts'
import { mutation, sanctionLetter, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { loanForm } from './loan-form.ts'
import { bankMail, loanSanction } from './loans.ts'

/** Authorities, corporations and public-sector banks of the North: Hindi and English side by side, tables, boxed letters, ticks. */
export const bilingualOffice: Style = {
  name: 'bilingual-office',
  css: `@page { size: A4; margin: 15mm 16mm }
    body { font: 11pt/1.45 'Liberation Serif', Tinos, 'Noto Sans Devanagari', 'Lohit Devanagari', serif; color: #111; margin: 0 }
    header { text-align: center; border-bottom: 2px solid #333; margin-bottom: 10px; padding-bottom: 4px } header h2 { margin: 0;
    font-size: 1.2em } header p { margin: 2px 0; font-size: .85em }
    .crest { width: 40px; height: 40px; border: 3px double #444; border-radius: 50%; margin: 0 auto 4px } h1 { font-size: 1.15em;
    text-align: center; margin: 10px 0 }
    h3, h4 { font-size: 1em; margin: 10px 0 4px; text-align: center } h4 { background: #ddd; padding: 2px; text-align: left } .far {
    float: right } .right { text-align: right }
    p { margin: 7px 0 } .deed { line-height: 1.7; text-align: justify } .small { font-size: .85em } .side { margin: 2px 0 2px 24px } .en {
    font-size: .85em; color: #333 } .hi { font-weight: 600 }
    .grid { border-collapse: collapse; width: 100%; margin: 6px 0; text-align: left } .grid td, .grid th { border: 1px solid #333;
    padding: 3px 6px; vertical-align: top }
    .grid th { background: #eee; font-weight: 600 } .grid .label { width: 34% } .grid .no { width: 22px } td.num { text-align: right }
    .two { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; margin-top: 16px }
    .form { font: 9.5pt/1.35 'Liberation Sans', Arimo, 'Noto Sans Devanagari', 'Lohit Devanagari', sans-serif } .columns { display: grid;
    grid-template-columns: 1fr 1fr; gap: 10px }
    .columns .grid .label { width: 30% } .boxes { display: inline-block; line-height: 14px } .boxes i { display: inline-block; width:
    10px; height: 14px; border: 1px solid #555; margin: 0 0 1px -1px; text-align: center;
    font: 8.5pt/14px 'Liberation Sans', sans-serif; vertical-align: top } .photo { float: right; width: 60px; height: 66px; border: 1px
    solid #555; text-align: center; font-size: 8pt; margin: 2px }
    .columns table { clear: both } .ticks span { display: inline-block; margin: 2px 14px 2px 0 } .note { font-style: italic } .page {
    break-after: page } u { text-decoration: underline dotted }`,
  papers: {
    'bank mail': bankMail,
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
