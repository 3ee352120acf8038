import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { type ChoiceName, UNKNOWN } from '../../../domain/selection/answers.ts'
import { formatChoice } from '../../../domain/selection/choice-labels.ts'
import { toMetres } from '../../../domain/selection/distance.ts'
import { requestedDepth, type WizardValues } from './values.ts'

type Line = readonly [label: string, answer: string]

/** Stands for an answer of «Не знаю». */
const NOT_KNOWN = 'не знаю'

/** Lines about house and plot, without unanswered questions; `depth` in cm. */
function answerLines(values: WizardValues, depth: string): Line[] {
  const chosen = (name: ChoiceName) =>
    values[name] === UNKNOWN ? NOT_KNOWN : formatChoice(name, values[name])
  return [
    ['Количество жильцов', chosen('residents')],
    ['Проживание', chosen('livingType')],
    ['Количество гостей', chosen('guests')],
    ['Глубина трубы', depth === UNKNOWN ? NOT_KNOWN : depth && `${depth.replace('.', ',')} см`],
    ['Грунтовые воды', chosen('groundWater')],
    ['Грунт', chosen('soilType')],
    ['Отвод воды', chosen('waterDisposal')],
    ['Расстояние до места установки', metres(values.distanceToInstallation)],
    ['Расстояние до точки сброса', metres(values.distanceToDisposal)],
  ]
}

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
    ...answerLines(values, requestedDepth(values)),
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
  const answers = answerLines(values, values.pipeDepth).filter(given)
  return toText([...answers, ...optional('Комментарий', values.comment)])
}

/** Formats a typed distance in metres; «не знаю» for an unknown one, unchanged when it is not a number. */
export function metres(typed: string): string {
  if (typed === UNKNOWN) return NOT_KNOWN
  const length = toMetres(typed)
  return length === null ? typed.trim() : `${formatNumber(length)} м`
}
