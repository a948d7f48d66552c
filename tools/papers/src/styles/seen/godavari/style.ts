import type { Style } from '../../../style.ts'
import { buyerAgreement } from './accords.ts'
import { agreementToSell } from './bargains.ts'
import { allotment } from './booking.ts'
import { saleDeed } from './deeds.ts'
import { mutation, taxReceipt } from './entries.ts'
import { possession } from './keys.ts'
import { leaseDeed } from './leases.ts'
import { loanForm } from './loan-forms.ts'
import { loanSanction } from './loans.ts'
import { mail } from './mails.ts'
import { sanctionLetter } from './permits.ts'

/** The everyday papers of Maharashtra, Telangana and Andhra: Index II, form 8, taba pavti, permit orders, builders' and branches' mails. */
export const godavari: Style = {
  name: 'godavari',
  css: `@page { size: A4; margin: 17mm 16mm 18mm 18mm }
    body { margin: 0; color: #151515; -webkit-print-color-adjust: exact; font: 10.5pt/1.45 'Liberation Sans', 'Lohit Devanagari', sans-serif }
    p { margin: 6px 0 } h1 { font-size: 1.25em; text-align: center; margin: 4px 0 6px } h2 { font-size: 1.02em; margin: 11px 0 4px }
    .mid { text-align: center } .far { float: right; text-align: right } table { border-collapse: collapse; width: 100%; margin: 6px 0 }
    td, th { border: 1px solid #555; padding: 3px 6px; vertical-align: top; text-align: left } th { font-weight: 600 }
    .halves td, .halves > tbody > tr > td { border: 0; width: 50% } .cross td { text-align: center; border-style: dotted }
    .deed { font: 12pt/1.55 'Liberation Serif', 'Lohit Devanagari', serif } .deed p { text-align: justify } .deed h2 { text-align: center; text-decoration: underline }
    .outlook { font: 10.5pt/1.4 Carlito, 'Lohit Devanagari', sans-serif } .outlook .head { border-bottom: 1px solid #999; padding-bottom: 6px }
    .portal { font: 9.5pt/1.4 'DejaVu Sans', 'Lohit Devanagari', sans-serif } .portal h1 { background: #e7eef5; padding: 5px } .portal td { border-color: #aab }
    .index { font: 9.5pt/1.4 'Liberation Sans', 'Lohit Devanagari', sans-serif } .small { font-size: 8.8pt }
    .form td { padding: 4px 6px } .form h2 { background: #eee; padding: 2px 5px } .comb i { border: 1px solid #888; padding: 0 3px; font-style: normal }
    .brochure { font: 10.5pt/1.5 Carlito, 'Lohit Devanagari', sans-serif } .top { border-bottom: 2px solid #735; padding-bottom: 5px; margin-bottom: 9px }
    .top b { font-size: 1.3em } .sides { margin: 5px 0 5px 22px } .plain p { text-align: justify } small { font-size: 0.82em }`,
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
