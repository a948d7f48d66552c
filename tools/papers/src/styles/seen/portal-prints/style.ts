import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanctionLetter, taxReceipt } from './civic.ts'
import { loanForm, loanSanction } from './loans.ts'
import { bankMail } from './mails.ts'
import { agreementToSell, leaseDeed, saleDeed } from './registered.ts'

/** Prints of portals and systems: cards with the label above, coloured tables, heads and feet on every page, threads of mail. */
export const portalPrints: Style = {
  name: 'portal-prints',
  css: `@page { size: A4; margin: 8mm 11mm }
    body { font: 9.5pt/1.4 Carlito, 'Liberation Sans', Arimo, Arial, sans-serif; color: #1c2430; margin: 0; -webkit-print-color-adjust:
    exact }
    .page { break-after: page; min-height: 272mm; display: flex; flex-direction: column } .page:last-child { break-after: auto }
    .top, .foot { display: flex; justify-content: space-between; font-size: 7.5pt; color: #666 } .foot { margin-top: auto }
    .brand { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 3px solid var(--tint); color:
    var(--tint); padding: 8px 0 4px; margin-bottom: 10px }
    .brand b { font-size: 15pt } h3 { color: var(--tint); font-size: 11pt; margin: 12px 0 4px } p { margin: 6px 0 } .fine { font-size:
    7.5pt; color: #555 }
    .cards { display: grid; gap: 6px; margin: 4px 0 } .c3 { grid-template-columns: repeat(3, 1fr) } .c2 { grid-template-columns: 1fr 1fr }
    .cards > div { background: #f3f5f8; border-left: 3px solid var(--tint); padding: 4px 8px } .cards small { display: block; color:
    #7b8494; font-size: 7.5pt } .cards b { font-weight: 600 }
    .sheet, .pairs { border-collapse: collapse; width: 100%; margin: 5px 0 } .sheet th { background: var(--tint); color: #fff; text-align:
    left; padding: 4px 7px; font-weight: 600 }
    .sheet td { padding: 4px 7px; border-bottom: 1px solid #d5dae2; vertical-align: top } .sheet tr:nth-child(odd) td { background:
    #fafbfd } .sheet .total td { font-weight: 700; border-top: 2px solid var(--tint) }
    td.num, .sheet th.num { text-align: right } .pairs td { padding: 4px 7px; border: 1px solid #d5dae2; vertical-align: top } .pairs
    td:first-child {
    width: 32%; color: #5a6474; background: #f3f5f8 }
    ol { margin: 4px 0; padding-left: 20px } .paid { background: #e6f5ea; color: #176b35; font-weight: 700; padding: 7px 10px; text-align:
    center }
    .mail { font: 10.5pt/1.45 Carlito, Calibri, 'Liberation Sans', sans-serif } .mailhead { border-top: 1px solid #b8c4d6; padding-top:
    5px; margin: 6px 0 10px } .quote { margin-left: 12px; border-left: 2px solid #9db2d0; padding-left: 12px }`,
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
