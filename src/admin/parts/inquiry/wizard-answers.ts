import { isAskedOf, isChoiceName, isNumberName, isSwitchName } from '../../../domain/selection/answers.ts'
import { formatChoice } from '../../../domain/selection/choice-labels.ts'
import { columnOf, type QuestionName } from '../../../domain/selection/questions.ts'

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
    ditchDepth: 'Глубина канавы или оврага',
    plotFall: 'Перепад участка до сброса',
    existing: 'Что стоит сейчас',
    baths: 'Ванны',
    showers: 'Душевые',
    washers: 'Стиральные машины',
    banya: 'Баня на той же трубе',
    powerCuts: 'Перебои с электричеством',
    rulesVersion: 'Правила подбора',
    name: 'Имя',
    phone: 'Телефон',
    email: 'Эл. почта',
    comment: 'Комментарий',
    agree: 'Согласие',
  } satisfies Record<QuestionName, string> & Record<string, string>),
)

const UNITS = new Map<string, string>(Object.entries({ ...columnOf('unit'), wellProductivity: 'м³/сут' }))

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
  const unit = UNITS.get(key)
  if (unit && /^-?\d+([.,]\d+)?$/.test(text)) return `${text.replace('.', ',').replace('-', '−')} ${unit}`
  if (key === 'rulesVersion') return formatVersion(text)
  return (isChoiceName(key) && formatChoice(key, text)) || text
}

/** An answer that the visitor does not know: the wizard sends null. */
function formatUnknown(key: string): string {
  if (key === 'pipeDepth') return 'не измерена'
  return isChoiceName(key) || isNumberName(key) || isSwitchName(key) ? 'не знаю' : ''
}

/** The version of the selection's rules is the day of their last change: «от 23.11.2026». */
export const formatVersion = (version: string) => version.replace(/^(\d{4})-(\d\d)-(\d\d)$/, 'от $3.$2.$1')
