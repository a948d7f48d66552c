import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanctionLetter, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { loanForm, loanSanction } from './loans.ts'
import { mail } from './mails.ts'

/** The north-west: development authorities, document writers, nakals of jamabandi, pattas, corporations, and banks with their panels. */
export const satluj: Style = {
  name: 'satluj',
  css: `@page { size: A4; margin: 18mm 16mm 16mm 20mm }
    body { font: 11pt/1.42 'Liberation Serif', 'Lohit Devanagari', serif; color: #111; margin: 0; -webkit-print-color-adjust: exact }
    h1 { font-size: 13.5pt; text-align: center; margin: 9px 0; text-decoration: underline } h2 { font-size: 11.5pt; margin: 9px 0 3px }
    p { margin: 6px 0; text-align: justify } .center { text-align: center } .right { text-align: right } .far { float: right }
    .band { background: #6b1d2a; color: #fff; padding: 6px 10px; font-weight: bold; font-size: 12.5pt } .bar { background: #e8e0d0; border: 1px
    solid #9c8d6c; padding: 2px 6px; font-weight: bold; text-align: left } table { border-collapse: collapse; width: 100%; margin: 5px 0 }
    .grid td, .grid th, .boxes td { border: 0.8px solid #444; padding: 3px 5px; vertical-align: top; text-align: left } .grid td p { margin: 0
    } .boxes small { color: #555 } .boxes, .grid { font-size: 10pt } .halves > tbody > tr > td { width: 50%; vertical-align: top } small {
    font-size: 8.5pt } .mail { font: 10pt/1.45 'Liberation Sans', sans-serif } .head { border-bottom: 1px solid #aaa; margin-bottom: 8px;
    padding-bottom: 5px } .comb i { display: inline-block; font-style: normal; border: 0.7px solid #777; width: 14px; height: 15px;
    line-height: 15px; text-align: center; margin-right: -1px }`,
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
