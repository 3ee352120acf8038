import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { UNKNOWN } from '../../../domain/selection/answers.ts'
import { toMetres } from '../../../domain/selection/distance.ts'
import { parseAnswer } from '../../../domain/selection/parse-answer.ts'
import { formatAnswer, labelsFor, unitOf } from '../../../domain/selection/question-labels.ts'
import type { QuestionName } from '../../../domain/selection/questions.ts'
import { requestedDepth, type WizardValues } from './values.ts'

type Line = readonly [label: string, answer: string]

/** Lines about house and plot; an answer is empty when the question was not answered. */
const answerLines = (values: WizardValues): Line[] =>
  labelsFor('chat').map(([name, label]) => [label, tellTyped(name, values[name])])

const given = ([, answer]: Line) => answer !== ''
const toText = (lines: readonly Line[]) =>
  lines
    .map(([label, answer]) => `${label}: ${answer}`)
    .join('\n')
    .replaceAll('\u00a0', ' ')

/** Chat message of the wizard: exactly these lines in this order (storefront.md, section 7; decisions.md, wizard text). */
export function composeWizardText(values: WizardValues): string {
  const contact: Line[] = [
    ['Имя', values.name.trim()],
    ['Телефон', values.phone.trim()],
    ...optional('Email', values.email),
  ]
  const lines = [
    ...contact,
    ...answerLines({ ...values, pipeDepth: requestedDepth(values) }),
    ...optional('Комментарий', values.comment),
  ]
  return `Заявка на подбор септика\n${toText(lines)}`
}

function optional(label: string, typed: string): Line[] {
  const answer = typed.trim()
  return answer === '' ? [] : [[label, answer]]
}

/** The answers for a product's inquiry form, which has its own fields for name and phone. */
export function composeAnswers(values: WizardValues): string {
  return `Ответы из подбора:\n${tellAnswers(values)}`
}

/** What was answered and the comment, line by line. */
export function tellAnswers(values: WizardValues): string {
  const answers = answerLines(values).filter(given)
  return toText([...answers, ...optional('Комментарий', values.comment)])
}

/** An answer as it was chosen or typed; «не знаю» for an unknown one, unchanged when it is not such a number. */
export function tellTyped(name: QuestionName, typed: string): string {
  if (typed === UNKNOWN) return 'не знаю'
  if (unitOf(name) === 'м') return metres(typed)
  return formatAnswer(name, parseAnswer(name, typed) ?? typed.trim())
}

/** Formats a typed distance in metres, unchanged when it is not a number. */
function metres(typed: string): string {
  const length = toMetres(typed)
  return length === null ? typed.trim() : `${formatNumber(length)} м`
}
