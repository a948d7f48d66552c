import { limits, type CaseRow } from '@parakh/contracts'

const tail = (text: string): string => [...text].slice(-limits.badgeChars).join('')

/** '#' with the last characters of the application number, else of the id: a card's number (spec §9). */
export const cardNumber = (c: Pick<CaseRow, '_id' | 'intake'>): string => `#${tail(c.intake.application_number?.trim() || c._id)}`

/** 'Case #' with the last characters of the id: the case page's title (spec §9). */
export const caseTitle = (id: string): string => `Case #${tail(id)}`
