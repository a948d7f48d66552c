import type { Page, ReadFile } from '../ocr/model.ts'
import { headOf, type PageHead } from './kinds/page-heads.ts'

/** Pages of one file that are one paper. */
interface PagesOfPaper {
  head: PageHead
  pages: Page[]
  /** Whether its last page has a title, as papers with a head on each page have. */
  isTitled: boolean
}

/**
 * The papers that were scanned into one file, each with its own pages: a lender's bundle holds the deed, the receipt and the plan one behind the
 * other, and the kind of each decides whose name is whose. Papers of the person alone are left out.
 */
export function papersInFile(file: ReadFile): ReadFile[] {
  const papers: PagesOfPaper[] = []
  for (const page of file.pages) {
    const head = headOf(page)
    const open = papers.at(-1)
    if (!open || beginsAnother(open, head)) papers.push({ head, pages: [page], isTitled: head.opens })
    else addPage(open, head, page)
  }
  return papers.filter(({ head }) => !head.isForeign).map(({ pages }) => (pages.length === file.pages.length ? file : { ...file, pages }))
}

/** A page with a title of its own begins a paper, unless it says that it goes on, or the paper before has no title yet and this is it. */
function beginsAnother({ head: open, isTitled }: PagesOfPaper, head: PageHead): boolean {
  if ((head.number !== null && head.number > 1) || open.isCover) return false
  if (head.isCover || head.isChat !== open.isChat || (head.isForeign && !open.isForeign)) return true
  const isNumberedAnew = head.number === 1 && open.number !== null
  if (!head.opens || isNumberedAnew) return isNumberedAnew
  if (open.isForeign && !head.isForeign) return true
  return head.kind === open.kind ? !isTitled : open.opens || open.kind !== 'other'
}

/** A cover or a stamp paper before the title takes its kind from it. */
function addPage(open: PagesOfPaper, head: PageHead, page: Page): void {
  open.pages.push(page)
  open.isTitled = head.opens
  if (open.head.isCover || (head.opens && open.head.kind === 'other' && !open.head.opens))
    open.head = { ...head, number: open.head.number ?? head.number }
}
