import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanctionLetter, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { loanForm, loanSanction } from './loans.ts'
import { mail } from './mails.ts'

/** The east and Gujarat: co-operative and rural banks, housing societies, small promoters, industrial corporations, panchayats, typists. */
export const teesta: Style = {
  name: 'teesta',
  css: `@page { size: A4; margin: 17mm 16mm 15mm 20mm }
    body { font: 11pt/1.36 'Liberation Serif', 'Lohit Devanagari', serif; color: #1a1a1a; margin: 0; -webkit-print-color-adjust: exact }
    .type { font: 10.2pt/1.55 'Liberation Mono', 'Lohit Devanagari', monospace } .office { font: 10.5pt/1.35 Carlito, 'Lohit Devanagari',
    sans-serif } .mail { font: 10.5pt/1.4 Carlito, sans-serif } h1 { font-size: 13pt; text-align: center; text-decoration: underline; margin:
    10px 0 } p { margin: 6px 0; text-align: justify } .center { text-align: center } .right { text-align: right } .far { float: right }
    .big { font-size: 15pt; font-weight: bold; text-align: center; letter-spacing: 0.5px; margin: 0 } .rule { border-bottom: 2px solid #222;
    padding-bottom: 4px } .bar { background: #e8e8e8; border: 1px solid #555; padding: 2px 6px; font-weight: bold; margin: 8px 0 0;
    text-align: left } table { border-collapse: collapse; width: 100%; margin: 5px 0 } td, th { vertical-align: top; text-align: left }
    .grid td, .grid th { border: 0.8px solid #333; padding: 3px 5px } .grid { font-size: 0.92em } .grid th { background: #eee }
    .boxes td { border: 0.8px solid #333; padding: 1px 5px 4px } .boxes small { color: #444 } .plain td { padding: 2px 6px 2px 0 }
    .halves td { width: 50%; padding-right: 10px } .halves td td { width: auto } small { font-size: 0.78em } .comb i { display: inline-block;
    border: 0.8px solid #444; min-width: 12px; padding: 0 2px; text-align: center; font-style: normal; margin-right: -1px }
    .head { border: 1px solid #bbb; border-width: 1px 0; padding: 4px 0; margin: 8px 0 } .older { border-left: 2px solid #88a; padding-left:
    9px; margin: 8px 0 } ol { margin: 4px 0; padding-left: 24px } li { margin: 3px 0; text-align: justify } .photo { float: right; width: 26mm;
    height: 30mm; border: 1px solid #555; margin-left: 8px; text-align: center; font-size: 8pt } .stampline { border-top: 6px double #555;
    margin-top: 58mm; padding-top: 6px }`,
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
