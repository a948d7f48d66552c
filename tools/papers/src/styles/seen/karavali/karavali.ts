import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanction, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { loanForm, loanSanction, mail } from './loan.ts'

const css = `@page { size: A4; margin: 20mm 17mm 17mm 24mm }
@page register { size: A4 landscape; margin: 12mm }
body { font: 11pt/1.45 'URW Bookman', 'Bookman Old Style', 'Liberation Serif', serif; color: #101418; margin: 0 }
p { margin: 7px 0 } h1 { font-size: 13pt; text-align: center; margin: 10px 0; letter-spacing: .5px }
h2 { font-size: 11pt; text-align: center; text-decoration: underline; margin: 12px 0 6px; font-weight: 600 }
.center { text-align: center } .fine { font-size: 8.5pt } .right { text-align: right }
.apart { display: flex; justify-content: space-between; gap: 18px; margin: 10px 0 }
.mail { font: 10.5pt/1.5 'Liberation Sans', Arial, sans-serif } .mail p { margin: 5px 0 }
.plain td { padding: 1px 6px 1px 0; vertical-align: top } .plain td:first-child { white-space: nowrap }
.coop { border: 2px solid #14532d; border-radius: 8px; padding: 6px 10px; text-align: center; font-size: 9pt }
.coop b { font-size: 14pt; color: #14532d }
table { border-collapse: collapse } .rule { width: 100%; margin: 8px 0 }
.rule td, .rule th { border: 1px solid #2b2b2b; padding: 3px 5px; vertical-align: top; text-align: left; font-size: 9.5pt }
.rule th { font-weight: 600 } .rule .sum { text-align: right; white-space: nowrap }
.pen { font-family: 'P052', 'Palatino', 'Liberation Serif', serif; font-style: italic; font-size: 11pt; color: #16256b }
.book { width: 100%; table-layout: fixed } .book td { border: 1px solid #888; padding: 2px 5px 4px; vertical-align: top }
.book sup { font: 7pt 'Liberation Sans', Arial, sans-serif; color: #444; display: block; line-height: 1.3 }
.strip { background: #14532d; color: #fff; padding: 2px 6px; font: bold 9pt 'Liberation Sans', sans-serif; margin: 8px 0 0 }
.homes { border-left: 9px solid #b45309; padding-left: 10px; font: 9pt/1.35 'URW Gothic', 'Liberation Sans', sans-serif }
.homes b { font-size: 17pt; font-weight: 600 }
.modern { font: 10pt/1.5 'URW Gothic', 'Liberation Sans', Arial, sans-serif }
.deed { text-align: justify; line-height: 1.85 } .deed table { line-height: 1.4; text-align: left }
.margin { border-left: 1px solid #b91c1c; padding-left: 12px } .break { break-after: page }
.bounds { margin: 4px 0 8px 40px } .bounds td { padding: 1px 10px 1px 0; vertical-align: top }
.register { page: register; font-size: 9pt; line-height: 1.3 } .register .rule th, .register .rule td { font-size: 8pt }
.stubs { display: grid; grid-template-columns: 52mm 1fr; font: 9.5pt/1.4 'Liberation Sans Narrow', 'Liberation Sans', Arial, sans-serif }
.stubs > div { padding: 6px 10px } .stubs > div:first-child { border-right: 2px dashed #555 }
.office { font: 11pt/1.5 'Nimbus Roman', 'Liberation Serif', 'Times New Roman', serif }
.office ol li { margin: 4px 0 }`

/** The west coast's co-operative banks, panchayats, boards and small builders: sites, sanads, ares and schedules. */
export const karavali: Style = {
  name: 'karavali',
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
