import type { Style } from '../../../style.ts'
import { allotment, buyerAgreement, possession } from './builder.ts'
import { mutation, sanction, taxReceipt } from './civic.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { loanForm, loanSanction, mail } from './loan.ts'

const css = `@page { size: legal; margin: 24mm 20mm 20mm 30mm }
body { font: 12pt/1.5 'C059', 'Century Schoolbook', 'Liberation Serif', 'Times New Roman', serif; color: #111; margin: 0 }
p { margin: 8px 0 } h1 { font-size: 13pt; text-align: center; margin: 14px 0 }
h3 { font-size: 11pt; margin: 14px 0 4px; background: #ddd; padding: 2px 6px }
.typed { font-family: 'Nimbus Mono PS', 'Liberation Mono', 'Courier New', monospace; font-size: 11.5pt; line-height: 1.45 }
.typed h1 { text-decoration: underline }
.center { text-align: center } .ends { display: flex; justify-content: space-between; gap: 20px; margin: 14px 0 }
.form { font: 10.5pt/1.4 'Liberation Serif', 'Times New Roman', serif }
.ink { font-family: 'Nimbus Mono PS', 'Liberation Mono', monospace; font-size: 10.5pt }
.dotted { display: flex; gap: 6px; align-items: baseline; margin: 6px 0 }
.dotted i { flex: 1; border-bottom: 1.5px dotted #444; min-width: 12px } .dotted .ink { max-width: 68%; border-bottom: 1.5px dotted #444 }
.grid { border-collapse: collapse; width: 100%; margin: 8px 0 }
.grid td, .grid th { border: 1px solid #333; padding: 3px 6px; text-align: left; vertical-align: top }
.firm { text-align: center; border-bottom: 1px solid #000; padding-bottom: 8px; font-size: 10.5pt }
.firm b { font-size: 18pt; letter-spacing: 1px }
.deed { text-align: justify; line-height: 1.95 } .deed .side { margin: 2px 0 2px 50px; text-align: left }
.deed .side i { display: inline-block; width: 24px; text-align: center; font-style: normal } .break { break-after: page }
.civic { font-size: 12.5pt } .wide { line-height: 2.1; text-align: justify }
.slip { width: 96mm; border: 1px dashed #666; padding: 10px; font: 10pt/1.3 'Liberation Mono', 'Courier New', monospace }
.slip td { vertical-align: top; padding: 1px 8px 1px 0 } .slip td:first-child { white-space: nowrap }`

/** The east's promoters, advocates and municipalities: typists' letters and indentures on legal paper. */
export const bhagirathi: Style = {
  name: 'bhagirathi',
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
