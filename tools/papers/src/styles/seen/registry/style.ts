import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { bankMail, loanForm, loanSanction } from './loans.ts'
import { sanctionLetter } from './permit.ts'

/** Advocates, sub-registrars and corporations of the South: long prose, schedules, dense forms, proceedings. */
export const registry: Style = {
  name: 'registry',
  css: `@page { size: A4; margin: 22mm 17mm 20mm 26mm } @page legal { size: legal; margin: 28mm 18mm 26mm 34mm }
    body { font: 12pt/1.4 'Liberation Serif', Tinos, 'Times New Roman', serif; color: #111; margin: 0 }
    .legal { page: legal; font-size: 13pt; line-height: 1.75; text-align: justify } .legal p { text-indent: 3em; margin: 9px 0 }
    .legal .clause, .legal .indent, .legal td p, .two p, .legal .small, .stamp p { text-indent: 0 } .clause { padding-left: 2em } .indent
    { padding-left: 4em }
    h1 { font-size: 1.15em; text-align: center; text-decoration: underline; letter-spacing: .06em } h2 { margin: 0; font-size: 1.2em }
    h3 { font-size: 1em; text-align: center; text-decoration: underline; margin: 16px 0 8px } .mid { text-align: center } .right {
    text-align: right }
    header { text-align: center; margin-bottom: 12px; border-bottom: 3px double #222 } header p { margin: 3px 0; font-size: .9em }
    .two { display: grid; grid-template-columns: 1fr 1fr; gap: 30px; margin-top: 18px; text-align: left } .far { float: right } .small {
    font-size: .75em }
    .stamp { border: 6px double #37664e; text-align: center; padding: 16px; margin-bottom: 40px; color: #1d3a2c; line-height: 1.5 } .stamp
    .rupee { font: 700 21pt 'Liberation Serif', serif }
    .stamp p { font-size: 9.5pt; text-align: left; color: #222 } .estamp { border: 2px solid #8c2c2c; padding: 10px 16px; font: 10pt/1.5
    'Liberation Sans', sans-serif; text-align: center }
    .estamp table { text-align: left; margin-top: 8px } .estamp td { padding: 1px 14px 1px 0; vertical-align: top } .emblem { width: 34px;
    height: 34px; margin: auto; border: 3px double #8c2c2c; border-radius: 50% }
    .gap { height: 60px } .endorsement { border: 1px solid #333; margin-top: 22px; padding: 8px; font-size: .8em; text-align: left;
    line-height: 1.4 }
    .plain { margin: 4px 0 8px 3em; border-collapse: collapse; text-align: left } .plain td { padding: 1px 12px 1px 0; vertical-align: top }
    .lines { border-collapse: collapse; width: 100%; margin: 8px 0 } .lines td, .lines th { border: 1px solid #333; padding: 3px 8px;
    text-align: left } td.num { text-align: right }
    .sub { padding-left: 4em; text-indent: -2em } .proceedings { font: 11pt/1.5 'Nimbus Mono PS', 'Liberation Mono', monospace;
    font-weight: 600 }
    .form { font: 9.5pt/1.3 'Liberation Sans Narrow', 'Liberation Sans', Arial, sans-serif } .dense { border-collapse: collapse; width:
    100%; margin: 6px 0 }
    .dense td, .dense th { border: 1px solid #222; padding: 3px 6px; text-align: left; vertical-align: top } .letter { font: 11.5pt/1.5
    P052, 'Liberation Serif', serif }`,
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
