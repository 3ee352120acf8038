import { isChoiceName } from '../../domain/selection/answers.ts'
import { formatChoice } from '../../domain/selection/choice-labels.ts'

const LABELS = new Map(
  Object.entries({
    residents: 'Жителей',
    livingType: 'Проживание',
    guests: 'Гости',
    pipeDepth: 'Глубина трубы',
    groundWater: 'Грунтовые воды',
    soilType: 'Грунт',
    waterDisposal: 'Отвод воды',
    distanceToInstallation: 'До станции',
    distanceToDisposal: 'До сброса',
    wellProductivity: 'Производительность колодца',
    totalRings: 'Колец всего',
    waterRings: 'Колец с водой',
    name: 'Имя',
    phone: 'Телефон',
    email: 'Эл. почта',
    comment: 'Комментарий',
    agree: 'Согласие',
  }),
)

const UNITS = new Map(
  Object.entries({ pipeDepth: 'см', distanceToInstallation: 'м', distanceToDisposal: 'м' }),
)

export interface Answer {
  label: string
  value: string
}

/** Formats wizard answers as lines; the data comes from the sender and may be anything. */
export function toAnswers(wizardData: unknown): Answer[] {
  if (wizardData === null || wizardData === undefined) return []
  if (typeof wizardData !== 'object') return [{ label: 'Ответы', value: formatValue('', wizardData) }]
  return Object.entries(wizardData)
    .sort(([a], [b]) => orderOf(a) - orderOf(b))
    .map(([key, value]) => ({ label: LABELS.get(key) ?? key, value: formatValue(key, value) }))
    .filter(({ value }) => value !== '')
}

/** Sort order of keys, which jsonb does not preserve: known ones in the wizard's order, then others. */
function orderOf(key: string): number {
  const index = [...LABELS.keys()].indexOf(key)
  return index < 0 ? LABELS.size : index
}

function formatValue(key: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет'
  if (Array.isArray(value)) return value.map((item) => formatValue(key, item)).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value).trim()
  const unit = UNITS.get(key)
  if (unit && /^\d+([.,]\d+)?$/.test(text)) return `${text} ${unit}`
  return (isChoiceName(key) && formatChoice(key, text)) || text
}
