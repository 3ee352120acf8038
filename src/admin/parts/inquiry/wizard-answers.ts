import { isAskedOf, isChoiceName } from '../../../domain/selection/answers.ts'
import { formatChoice } from '../../../domain/selection/choice-labels.ts'
import { isQuestionName, labelsFor, unitOf } from '../../../domain/selection/question-labels.ts'

const LABELS = new Map<string, string>([
  ...labelsFor('staff'),
  ['rulesVersion', 'Правила подбора'],
  ['name', 'Имя'],
  ['phone', 'Телефон'],
  ['email', 'Эл. почта'],
  ['comment', 'Комментарий'],
  ['agree', 'Согласие'],
])

export interface Answer {
  label: string
  value: string
}

/** Formats wizard answers as lines; the data comes from the sender and may be anything. */
export function toAnswers(wizardData: unknown): Answer[] {
  if (wizardData === null || wizardData === undefined) return []
  if (typeof wizardData !== 'object') return [{ label: 'Ответы', value: formatValue('', wizardData) }]
  const disposal = 'waterDisposal' in wizardData ? wizardData.waterDisposal : null
  return (
    Object.entries(wizardData)
      // What was offered is shown apart.
      .filter(([key]) => key !== 'offer')
      // What is asked of other ways of discharge only is not called unknown.
      .filter(([key, value]) => value !== null || isAskedOf(key, disposal))
      .sort(([a], [b]) => orderOf(a) - orderOf(b))
      .map(([key, value]) => ({ label: LABELS.get(key) ?? key, value: formatValue(key, value) }))
      .filter(({ value }) => value !== '')
  )
}

/** Sort order of keys, which jsonb does not preserve: known ones in the wizard's order, then others. */
function orderOf(key: string): number {
  const index = [...LABELS.keys()].indexOf(key)
  return index < 0 ? LABELS.size : index
}

function formatValue(key: string, value: unknown): string {
  if (value === null) return formatUnknown(key)
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет'
  if (Array.isArray(value)) return value.map((item) => formatValue(key, item)).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value).trim()
  const unit = isQuestionName(key) ? unitOf(key) : ''
  if (unit && /^-?\d+([.,]\d+)?$/.test(text)) return `${text.replace('.', ',').replace('-', '−')} ${unit}`
  if (key === 'rulesVersion') return formatVersion(text)
  return (isChoiceName(key) && formatChoice(key, text)) || text
}

/** An answer that the visitor does not know: the wizard sends null. */
function formatUnknown(key: string): string {
  if (key === 'pipeDepth') return 'не измерена'
  return isQuestionName(key) ? 'не знаю' : ''
}

/** The version of the selection's rules is the day of their last change: «от 23.11.2026». */
export const formatVersion = (version: string) => version.replace(/^(\d{4})-(\d\d)-(\d\d)$/, 'от $3.$2.$1')
