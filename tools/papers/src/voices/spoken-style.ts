import type { PaperKind, PaperWriter, Style } from '../style.ts'
import { allotment, buyerAgreement, possession } from './builder-papers.ts'
import { mutation, planSanction, taxReceipt } from './civic-papers.ts'
import { agreementToSell, leaseDeed, saleDeed } from './deeds.ts'
import { bankMail } from './bank-mail.ts'
import { loanForm, loanSanction } from './loan-papers.ts'
import { bodyHtml, cssOf } from './page-html.ts'
import type { SpokenPaper } from './paper.ts'
import { voices, type Voice } from './voice.ts'

const writer =
  ({ write }: SpokenPaper, voice: Voice): PaperWriter =>
  (property, tell) => {
    const paper = write(property, voice)
    tell.tells(paper.truth)
    return bodyHtml(paper, voice)
  }

const papersOf = (voice: Voice): Record<PaperKind, PaperWriter> => ({
  'bank mail': writer(bankMail, voice),
  'loan application form': writer(loanForm, voice),
  'loan sanction letter': writer(loanSanction, voice),
  'allotment letter': writer(allotment, voice),
  'buyer agreement': writer(buyerAgreement, voice),
  'possession letter': writer(possession, voice),
  'sale deed': writer(saleDeed, voice),
  'agreement to sell': writer(agreementToSell, voice),
  'lease deed': writer(leaseDeed, voice),
  'mutation certificate': writer(mutation, voice),
  'property tax receipt': writer(taxReceipt, voice),
  'sanction letter': writer(planSanction, voice),
})

/** The styles that say the same facts in other words, numbers and looks. */
export const spokenStyles: readonly Style[] = voices.map((voice) => ({ name: voice.name, css: cssOf(voice), papers: papersOf(voice) }))
