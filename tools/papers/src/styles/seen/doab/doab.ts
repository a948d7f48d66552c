import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanction, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { loanForm, loanSanction, mail } from './loan.ts'

const css = `@page { size: A4; margin: 14mm 15mm }
body { font: 9.5pt/1.4 'Liberation Sans', Arial, Helvetica, sans-serif; color: #222; margin: 0 } p { margin: 7px 0 }
h1 { font-size: 12pt; text-align: center; letter-spacing: 0.4px; margin: 12px 0 }
h2 { font-size: 10pt; margin: 12px 0 4px; color: #0c4a6e; border-bottom: 1px solid #9bb } ol, ul { padding-left: 24px; margin: 6px 0 }
li { margin: 3px 0 }
.mail { font-size: 10pt } .mail table { border-collapse: collapse } .mail td { border: 1px solid #bbb; padding: 1px 8px }
.brand { background: #0c4a6e; color: #fff; font-size: 15pt; font-weight: bold; padding: 8px 12px; display: flex;
  justify-content: space-between; align-items: center; margin-bottom: 8px }
.brand span { font-size: 9pt; font-weight: normal }
.cards { display: grid; grid-template-columns: repeat(4, 1fr); gap: 5px }
.card { border: 1px solid #c4ccd4; border-radius: 4px; padding: 4px 7px; min-height: 24px }
.card small { display: block; color: #667; font-size: 6.8pt } .card b { font-weight: 600 }
.tiny, .fine { font-size: 8pt; color: #444 } .two { display: flex; justify-content: space-between; gap: 30px; margin: 10px 0 }
.center { text-align: center } .subject { font-weight: bold; text-decoration: underline }
.letterhead { display: flex; gap: 14px; border-bottom: 2px solid #8a6d2f; padding-bottom: 8px; font-size: 8.5pt }
.letterhead b { font-size: 14pt; color: #8a6d2f }
.mark { width: 44px; height: 44px; border: 2px solid #8a6d2f; font: 26pt/44px 'Liberation Serif', serif; text-align: center;
  color: #8a6d2f }
table { border-collapse: collapse } .grid { width: 100%; margin: 6px 0 } .grid th { background: #e8edf2; font-size: 8.5pt }
.grid td, .grid th { border: 1px solid #889; padding: 3px 6px; text-align: left } .grid .num { text-align: right }
.narrow { width: 75%; margin-left: 20px }
.plain td { padding: 3px 16px 3px 0; vertical-align: top } .plain td:first-child { width: 150px } .break { break-after: page }
.deed { font: 11.5pt/1.75 'Liberation Serif', 'Times New Roman', serif; text-align: justify } .deed th, .deed td { text-align: left }
.deed .grid { line-height: 1.3 }
.stamp { border: 3px double #356; padding: 26px; margin-top: 20px } .stamp td { padding: 5px 14px 5px 0; font-size: 11pt }
.office { text-align: center; border-bottom: 1px solid #000; padding-bottom: 6px; font-size: 10pt } .office b { font-size: 13pt }
.tiles { width: 100%; margin: 12px 0 }
.tiles td { border: 1px solid #777; padding: 3px 6px; font-size: 7.5pt; vertical-align: top; color: #444 }
.tiles b { display: block; font-size: 9.5pt; color: #000; min-height: 14px }`

/** The capital's neighbourhood: authorities, builders with cost sheets, and lenders who log in cases by mail and cards. */
export const doab: Style = {
  name: 'doab',
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
