import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanctionLetter, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed } from './contracts.ts'
import { saleDeed } from './deeds.ts'
import { loanForm, loanSanction } from './loans.ts'
import { mail } from './mails.ts'

/** What small towns type in Word or by typewriter: deeds of one breath, letters without templates, panchayats, and hurried mails. */
export const kaveri: Style = {
  name: 'kaveri',
  css: `@page { size: A4; margin: 22mm 20mm 20mm 25mm }
    body { margin: 0; color: #111; -webkit-print-color-adjust: exact } p { margin: 7px 0; text-align: justify }
    .typed { font: 11.5pt/1.65 'Liberation Mono', 'Lohit Devanagari', monospace } .typed p { text-align: left; margin: 9px 0 }
    .times { font: 12.5pt/1.5 'Liberation Serif', 'Lohit Devanagari', serif } .calibri { font: 11pt/1.4 Carlito, 'Lohit Devanagari', sans-serif }
    .calibri p { text-align: left } .bookman { font: 11.5pt/1.5 'URW Bookman', 'Lohit Devanagari', serif }
    h1 { font-size: 1.15em; text-align: center; text-decoration: underline; margin: 12px 0 } .center { text-align: center }
    p.center { text-align: center } p.right { text-align: right } .far { float: right } .head { text-align: center; margin-bottom: 12px }
    .left { margin-bottom: 12px } .ruled { border-bottom: 1.5px solid #222; padding-bottom: 5px } .firm { font-weight: bold; font-size: 1.25em }
    .typed .firm { font-size: 1.05em } .lines { margin: 6px 0 6px 28px } .quote { margin-left: 14px; border-left: 2px solid #bbb; padding-left: 9px }
    .calibri .head, .times .head { text-align: left } .times > .head, .bookman > .head { text-align: center } small { font-size: 0.85em }`,
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
