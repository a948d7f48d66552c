import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanctionLetter, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { loanForm, loanSanction } from './loans.ts'
import { mail } from './mails.ts'

/** The west and the centre: model letters, portals' print-outs, index II, dastavej, pattas, corporations' bills, and lenders' systems. */
export const tapi: Style = {
  name: 'tapi',
  css: `@page { size: A4; margin: 15mm 15mm 15mm 17mm }
    body { font: 10.5pt/1.4 'Liberation Sans', 'Lohit Devanagari', sans-serif; color: #161616; margin: 0; -webkit-print-color-adjust: exact }
    h1 { font-size: 13pt; text-align: center; margin: 9px 0 } p { margin: 6px 0; text-align: justify } .center { text-align: center }
    .right { text-align: right } .far { float: right } .band { background: #14507a; color: #fff; padding: 7px 10px; font-weight: bold;
    font-size: 12.5pt } .bar { background: #dfe9ef; border-left: 4px solid #14507a; padding: 2px 7px; font-weight: bold; text-align: left }
    table { border-collapse: collapse; width: 100%; margin: 5px 0 } .grid td, .grid th { border: 0.7px solid #667; padding: 3px 5px;
    vertical-align: top; text-align: left } .grid { font-size: 9.4pt } .grid th { background: #eef2f4 } .grid .label { background: #f5f7f8;
    color: #333 } small { font-size: 8.4pt } .mail { font: 10pt/1.45 'Liberation Sans', sans-serif } .head { border-bottom: 1px solid #aaa;
    margin-bottom: 8px; padding-bottom: 5px } .stamp { float: right; border: 3px solid #a33; color: #a33; font-weight: bold; padding: 4px
    14px; transform: rotate(-9deg) }`,
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
