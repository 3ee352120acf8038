import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { isSpecMissing } from './spec-value.ts'

/** Headings of the groups of characteristics on product page and comparison, in order. */
export const specSections = [
  'Цена',
  'Производительность',
  'Корпус и монтаж',
  'Эксплуатация',
  'Модель',
  'Прочее',
] as const
export type SpecSection = (typeof specSections)[number]

interface SpecLabel {
  label: string
  section: SpecSection
  /** Prefix and unit of a number; stored texts contain their own. */
  before?: string
  unit?: string
}

/** Known characteristics in display order: columns first, then keys of `technicalSpecs`. */
const known = {
  installationCost: { label: 'Стоимость монтажа', section: 'Цена' },
  installationPrice: { label: 'Стоимость монтажа', section: 'Цена' },
  installation_cost: { label: 'Стоимость монтажа', section: 'Цена' },
  users: { label: 'Жильцов', section: 'Производительность', before: 'до' },
  productivity: { label: 'Очищает', section: 'Производительность', unit: 'м³/сут' },
  batchDischarge: { label: 'Залповый сброс', section: 'Производительность', unit: 'л' },
  volume: { label: 'Объём', section: 'Производительность', unit: 'л' },
  dimensions: { label: 'Размеры', section: 'Корпус и монтаж' },
  'Форма корпуса': { label: 'Форма корпуса', section: 'Корпус и монтаж' },
  bodyMaterial: { label: 'Материал корпуса', section: 'Корпус и монтаж' },
  tankMaterial: { label: 'Материал ёмкости', section: 'Корпус и монтаж' },
  installationMethod: { label: 'Способ монтажа', section: 'Корпус и монтаж' },
  'Глубина подводящей трубы': { label: 'Глубина подводящей трубы', section: 'Корпус и монтаж' },
  outlet: { label: 'Глубина отводящей трубы', section: 'Корпус и монтаж', unit: 'мм' },
  'Отвод очищенной воды': { label: 'Отвод очищенной воды', section: 'Корпус и монтаж' },
  'Насос для очищенной воды': { label: 'Насос для очищенной воды', section: 'Корпус и монтаж' },
  powerConsumption: { label: 'Расход электричества', section: 'Эксплуатация', unit: 'кВт·ч/сут' },
  needsElectricity: { label: 'Нужно электричество', section: 'Эксплуатация' },
  electricalRequirements: { label: 'Питание', section: 'Эксплуатация' },
  aerationType: { label: 'Аэрация', section: 'Эксплуатация' },
  workingTemperature: { label: 'Рабочая температура', section: 'Эксплуатация' },
  winterization: { label: 'Зимой', section: 'Эксплуатация' },
  serviceInterval: { label: 'Обслуживание', section: 'Эксплуатация' },
  warranty: { label: 'Гарантия', section: 'Эксплуатация' },
  certificateNumbers: { label: 'Сертификаты', section: 'Эксплуатация' },
  Исполнение: { label: 'Исполнение', section: 'Модель' },
  Назначение: { label: 'Назначение', section: 'Модель' },
  livingTypes: { label: 'Проживание', section: 'Модель' },
} satisfies Readonly<Record<string, SpecLabel>>
export type KnownSpec = keyof typeof known

const labels: Readonly<Record<string, SpecLabel>> = known

/** Keys of known characteristics in display order. */
export const knownSpecs: readonly string[] = Object.keys(known)

/** Label and group of a characteristic; an unknown key is its own label. */
export function specLabelOf(key: string): SpecLabel {
  return (Object.hasOwn(labels, key) ? labels[key] : undefined) ?? { label: key, section: 'Прочее' }
}

/** Labels of true, false and a missing value (storefront.md, section 5). */
const SPEC_YES = 'Да'
const SPEC_NO = 'Нет'
export const SPEC_MISSING = 'Не указано'

/** The space between a number and its unit, replaced by a no-break space. */
const UNIT_GAP = /(?<=\d) (?=(?:мм|см|м|л|кг|В|Гц|Вт|°C|м³\/сут|кВт·ч(?:\/сут)?)(?![а-яёa-z]))/gi

/** Formats a characteristic's value: «Да», «до 6», «1,15 м³/сут», «Не указано»; `unit` is that of its parameter. */
export function formatSpec(
  key: string,
  value: string | number | boolean | null | readonly string[],
  unit = specLabelOf(key).unit ?? null,
): string {
  if (isSpecMissing(value) || value === null) return SPEC_MISSING
  if (value === true) return SPEC_YES
  if (value === false) return SPEC_NO
  if (typeof value === 'string') return value.replace(UNIT_GAP, '\u00a0')
  if (typeof value !== 'number') return value.join(', ')
  return [specLabelOf(key).before, formatNumber(value), unit].filter(Boolean).join('\u00a0')
}
