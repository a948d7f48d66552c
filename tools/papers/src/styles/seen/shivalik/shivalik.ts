import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanction, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { loanForm, loanSanction, mail } from './loan.ts'

const css = `@page { size: A4; margin: 13mm 14mm }
@page bond { size: legal; margin: 22mm 18mm 18mm 32mm }
body { font: 10.5pt/1.45 'Nimbus Sans', 'Liberation Sans', Helvetica, Arial, sans-serif; color: #0c0c0c; margin: 0 }
p { margin: 6px 0 } h1 { font-size: 12.5pt; text-align: center; margin: 8px 0 } h2 { font-size: 10.5pt; margin: 10px 0 3px }
table { border-collapse: collapse; width: 100%; margin: 6px 0 } td, th { text-align: left; vertical-align: top }
.center { text-align: center } .fine { font-size: 8pt; color: #333 } .right { text-align: right }
.sides { display: flex; justify-content: space-between; gap: 14px; margin: 8px 0 }
.hub { font: 10pt/1.4 'Carlito', 'Calibri', 'Liberation Sans', sans-serif } .hub hr { border: 0; border-top: 1px solid #aaa }
.track th { background: #ffe08a; font-size: 8pt; border: 1px solid #999; padding: 2px 3px }
.track td { font-size: 8pt; border: 1px solid #999; padding: 2px 3px }
.lines th { background: #dbe7f5; font-weight: 600; width: 27% } .lines th, .lines td { border: 1px solid #8aa; padding: 2px 6px }
.sheet { border: 1.5px solid #000; padding: 0 } .sheet table { margin: 0 }
.sheet td { border: .5px solid #444; padding: 3px 5px; width: 25% }
.sheet td:nth-child(odd) { font-size: 8.5pt; color: #222; width: 19% } .sheet td:nth-child(even) { width: 31% }
.title { background: #222; color: #fff; text-align: center; padding: 3px; font-weight: bold }
.blank { border-bottom: 1px solid #333; padding: 0 8px; font: 11pt 'URW Bookman', 'Liberation Serif', serif; color: #102a6b }
.fill { line-height: 2.05 } .ticks { columns: 2; margin: 4px 0 } .ticks div { break-inside: avoid; margin: 2px 0 }
.box { font: 12pt 'DejaVu Sans', sans-serif }
.govt { font: 11pt/1.5 'Liberation Sans', Arial, sans-serif } .govt .head { text-align: center; font-weight: bold; line-height: 1.3 }
.govt ol li { margin: 5px 0 } .rows td, .rows th { border: 1px solid #222; padding: 3px 5px; font-size: 9pt }
.rows .no { text-align: right }
.glossy { border-top: 14px solid #7c2d12; padding-top: 6px; font: 10pt/1.5 'DejaVu Sans Condensed', 'DejaVu Sans', Verdana, sans-serif }
.glossy .brand { font-size: 15pt; letter-spacing: 3px; color: #7c2d12 }
.lead { display: grid; grid-template-columns: 1fr auto; border-bottom: 1px dotted #777; margin: 3px 0 }
.bond { page: bond; font: 11pt/1.75 'DejaVu Serif Condensed', 'DejaVu Serif', 'Liberation Serif', serif; text-align: justify }
.bond table td { line-height: 1.35 } .bond .top { width: 99% }
.bond .top td { border: 1px solid #555; padding: 2px 6px; font-size: 9pt; text-align: left }
.bond .hadood { width: auto; margin-left: 26px } .bond .hadood td { padding: 1px 14px 1px 0 }
.intkal td, .intkal th { border: 1px solid #333; padding: 3px 4px; font-size: 8.5pt }
.intkal { font-family: 'Nimbus Sans', 'Liberation Sans', 'Noto Sans Devanagari', 'Lohit Devanagari', sans-serif }
.self { font: 9.5pt/1.35 'Liberation Mono', 'Nimbus Mono PS', 'Courier New', monospace } .self td { padding: 1px 4px }`

/** The north's development authorities, processing hubs and village records: memos, trackers, kanal and marla. */
export const shivalik: Style = {
  name: 'shivalik',
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
