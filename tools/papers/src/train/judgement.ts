import { leastConf } from '@parakh/worker/extract/choose'
import type { Weights } from '@parakh/worker/extract/model'
import { choiceOf, trainedWeights, type Question } from './weights.ts'

/** How good weights are on questions that they were not learned on. */
export interface Judgement {
  name: string
  asked: number
  right: number
  wrong: number
  missed: number
  /** Fields that the paper does not answer, yet filled. */
  invented: number
  /** Expected calibration error over ten bins. */
  ece: number
  sure: number
  sureRight: number
}

const bins = 10
const sureFrom = 0.9

const judgementOf = (name: string, rows: readonly { question: Question; choice: ReturnType<typeof choiceOf> }[]): Judgement => {
  const filled = rows.flatMap(({ question, choice }) => (choice && choice.conf >= leastConf ? [{ question, choice }] : []))
  const asked = rows.filter(({ question }) => question.asked === 'asked').length
  const right = filled.filter(({ question, choice }) => question.asked === 'asked' && choice.right).length
  const gaps = Array.from({ length: bins }, (_, bin) => {
    const own = filled.filter(({ choice: { conf } }) => Math.min(bins - 1, Math.floor(conf * bins)) === bin)
    return Math.abs(own.reduce((sum, { choice: { conf, right: isRight } }) => sum + conf - (isRight ? 1 : 0), 0))
  })
  const sure = filled.filter(({ choice: { conf } }) => conf >= sureFrom)
  return {
    name,
    asked,
    right,
    wrong: filled.filter(({ choice }) => !choice.right).length,
    missed: asked - filled.filter(({ question }) => question.asked === 'asked').length,
    invented: filled.filter(({ question }) => question.asked === 'absent').length,
    ece: gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, filled.length),
    sure: sure.length,
    sureRight: sure.filter(({ choice }) => choice.right).length,
  }
}

/** Each style judged by weights that were learned on the other styles; then all of them, and by wear. */
export const judged = (questions: readonly Question[]): Judgement[] => {
  const styles = [...new Set(questions.map(({ style }) => style))]
  const rows = styles.flatMap((style) => {
    const weights = trainedWeights(questions.filter((one) => one.style !== style))
    return questions.filter((one) => one.style === style).map((question) => ({ question, choice: choiceOf(question, weights) }))
  })
  const by = (of: (question: Question) => string) =>
    [...new Set(questions.map(of))].map((name) =>
      judgementOf(
        name,
        rows.filter(({ question }) => of(question) === name),
      ),
    )
  return [...by(({ style }) => style), ...by(({ wear }) => wear), judgementOf('all', rows)]
}

/** How good weights are on papers that they are given. */
export const judgedBy = (weights: Pick<Weights, 'reading' | 'choice'>, name: string, questions: readonly Question[]): Judgement =>
  judgementOf(
    name,
    questions.map((question) => ({ question, choice: choiceOf(question, weights) })),
  )

/** A table of judgements. */
export const toldJudgement = (judgements: readonly Judgement[]): string =>
  judgements
    .map(({ name, asked, right, wrong, missed, invented, ece, sure, sureRight }) => {
      const f1 = (2 * right) / Math.max(1, right + wrong + asked)
      const parts = [`F1 ${f1.toFixed(3)}`, `of ${asked}`, `${wrong} wrong`, `${missed} missed`, `${invented} invented`]
      return `${name.padEnd(22)}${parts.join(', ')}; ECE ${ece.toFixed(3)}; at 0.9 or more ${(sureRight / Math.max(1, sure)).toFixed(3)} of ${sure}\n`
    })
    .join('')
