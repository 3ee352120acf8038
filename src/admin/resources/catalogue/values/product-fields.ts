import {
  bodyLabels,
  dischargeLabels,
  livingTypeLabels,
  variantLabels,
} from '../../../../domain/product/station-labels.ts'
import { yesOrNoLabels } from './product-choices.ts'
import { type FieldGroup, GROUPS, type ProductTab } from './product-field-groups.ts'
import type { Columns, ProductField } from './product-field-types.ts'

/** Option value of «Без категории»; sent as null (admin.md, section 5). */
export const NO_CATEGORY = 'none'

/**
 * All fields of the product form in order, with label and unit. `number` and `text` are columns of the same name, and are
 * validated by the contract, rendered and sent generically; a `detail` is a key of `technicalSpecs` (admin.md, section 3). A
 * field with a `group` is rendered under its heading, one with a `tab` by that tab. An empty `choice`, `yesOrNo` or `list` is
 * unknown.
 */
const FIELDS = {
  name: { label: 'Название', tab: 'general' },
  slug: { label: 'Адрес страницы (slug)', tab: 'general' },
  manufacturerId: { label: 'Производитель', tab: 'general' },
  categoryId: { label: 'Категория', tab: 'general' },
  publishAt: { label: 'Показать с', tab: 'general' },
  unpublishAt: { label: 'Скрыть с', tab: 'general' },
  modelLine: { label: 'Линейка', kind: 'text', tab: 'general' },
  model: { label: 'Модель или артикул', kind: 'text', tab: 'general' },
  shortDescription: { label: 'Краткое описание', kind: 'text', tab: 'general' },
  description: { label: 'Полное описание', kind: 'text', tab: 'general' },
  users: { label: 'Пользователей, чел.', kind: 'number', group: 'work' },
  maxResidents: {
    label: 'Жителей не больше, чел.',
    kind: 'number',
    group: 'work',
    hint: 'По нему работает фильтр «До N чел.»',
  },
  productivity: {
    label: 'Производительность, м³/сут',
    kind: 'number',
    group: 'work',
    hint: 'Например, 1,15',
  },
  batchDischarge: { label: 'Залповый сброс, л', kind: 'number', group: 'work' },
  volume: { label: 'Объём, л', kind: 'number', group: 'work' },
  capacity: { label: 'Вместимость', kind: 'text', group: 'work' },
  dailyCapacity: { label: 'Суточная переработка', kind: 'text', group: 'work' },
  body: { label: 'Корпус', kind: 'choice', group: 'station', choices: bodyLabels },
  discharge: { label: 'Отвод воды', kind: 'choice', group: 'station', choices: dischargeLabels },
  variant: { label: 'Исполнение', kind: 'choice', group: 'station', choices: variantLabels },
  inletFrom: {
    label: 'Подводящая труба от, мм',
    kind: 'number',
    group: 'fitting',
    placeholder: 'Уточняется',
    hint: 'Пусто, если годится любая мельче',
  },
  inletTo: {
    label: 'Подводящая труба до, мм',
    kind: 'number',
    group: 'fitting',
    placeholder: 'Уточняется',
    hint: 'Глубже модель не предложим',
  },
  outlet: {
    label: 'Отводящая труба, мм',
    kind: 'number',
    group: 'fitting',
    placeholder: 'Уточняется',
    hint: 'Пусто, если вода уходит под напором',
  },
  outletPressure: {
    label: 'Вода уходит под напором',
    kind: 'yesOrNo',
    group: 'fitting',
    choices: yesOrNoLabels,
  },
  needsElectricity: {
    label: 'Нужно электричество',
    kind: 'yesOrNo',
    group: 'fitting',
    choices: yesOrNoLabels,
  },
  livingTypes: { label: 'Проживание', kind: 'list', group: 'fitting', choices: livingTypeLabels },
  length: { label: 'Длина, мм', kind: 'number', group: 'size' },
  width: { label: 'Ширина, мм', kind: 'number', group: 'size' },
  height: { label: 'Высота, мм', kind: 'number', group: 'size' },
  diameter: { label: 'Диаметр, мм', kind: 'number', group: 'size', hint: 'Только у круглых' },
  weight: { label: 'Вес, кг', kind: 'number', group: 'size' },
  dimensions: {
    label: 'Размеры словами',
    kind: 'text',
    group: 'size',
    placeholder: '1150 × 1170 × 2500 мм',
  },
  power: { label: 'Мощность', kind: 'text', group: 'more' },
  warranty: { label: 'Гарантия', kind: 'text', group: 'more', placeholder: '5 лет' },
  tankMaterial: { label: 'Материал ёмкости', kind: 'detail', group: 'material' },
  bodyMaterial: { label: 'Материал корпуса', kind: 'detail', group: 'material' },
  installationMethod: { label: 'Способ монтажа', kind: 'detail', group: 'material' },
  pumpModel: { label: 'Модель насоса', kind: 'detail', group: 'material' },
  powerConsumption: {
    label: 'Расход электричества, кВт·ч/сут',
    kind: 'text',
    group: 'electricity',
    placeholder: '1,5',
  },
  electricalRequirements: {
    label: 'Электропитание',
    kind: 'detail',
    group: 'electricity',
    placeholder: '220 В, 50 Гц',
  },
  workingTemperature: {
    label: 'Рабочая температура',
    kind: 'detail',
    group: 'use',
    placeholder: 'от −30 до +40 °C',
  },
  winterization: { label: 'Зимой', kind: 'detail', group: 'use' },
  certificateNumbers: { label: 'Номера сертификатов', kind: 'detail', group: 'use' },
  sources: { label: 'Источники', tab: 'details' },
  price: { label: 'Цена с установкой', tab: 'prices' },
  installationPrice: { label: 'Из неё установка', tab: 'prices' },
  oldPrice: { label: 'Старая цена', tab: 'prices' },
  oldPriceUntil: { label: 'Показывать её до', tab: 'prices' },
  oldPriceReason: {
    label: 'Почему дешевле',
    kind: 'text',
    tab: 'prices',
    placeholder: 'Скидка завода на осенний монтаж',
  },
  availability: { label: 'Наличие', tab: 'prices' },
  leadDays: { label: 'Срок поставки, дней', kind: 'number', tab: 'prices', hint: 'Пусто, если неизвестен' },
  documents: { label: 'Документы', tab: 'related' },
  accessoryIds: { label: 'Комплектующие', tab: 'related' },
  similarIds: { label: 'Похожие модели', tab: 'related' },
  metaTitle: { label: 'Мета-заголовок', kind: 'text', tab: 'related' },
  metaDescription: { label: 'Мета-описание', kind: 'text', tab: 'related' },
  images: { label: 'Изображения', tab: 'images' },
  specs: { label: 'Свои характеристики', tab: 'custom' },
  features: { label: 'Особенности', tab: 'custom' },
} as const satisfies Columns & Readonly<Record<string, ProductField>>

export type FieldName = keyof typeof FIELDS
type NamesOf<Kind> = {
  [Name in FieldName]: (typeof FIELDS)[Name] extends { kind: Kind } ? Name : never
}[FieldName]

const names = Object.keys(FIELDS).filter((name): name is FieldName => name in FIELDS)
const namesOf = <Kind extends ProductField['kind']>(kind: Kind) =>
  names.filter((name): name is NamesOf<Kind> => fieldOf(name).kind === kind)

/** Number columns, in the units of admin.md, section 3. */
export const NUMBERS = namesOf('number')

/** Optional text columns. */
export const TEXTS = namesOf('text')

/** Columns with a list of options. */
export const CHOICES = namesOf('choice')

/** Columns that are yes, no or unknown. */
export const YES_OR_NO = namesOf('yesOrNo')

/** Columns with several of a list of options. */
export const LISTS = namesOf('list')

/** Columns that a source can be given for. */
export const SOURCED: readonly string[] = [
  ...names.filter((name) => fieldOf(name).group !== undefined && fieldOf(name).kind !== 'detail'),
  'price',
  'installationPrice',
]

/** Keys of `technicalSpecs` with separate fields. */
export const DETAILS = namesOf('detail')

/** Keys of `technicalSpecs` that are not free characteristics. */
export const OWN_KEYS: readonly string[] = [...DETAILS, 'images']

/** Labels of the fields, in the order of the form. */
export const LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [name, FIELDS[name].label]),
)

/** Definition of a field. */
export function fieldOf(name: FieldName): ProductField {
  return FIELDS[name]
}

/** The tab of a field; one without definition belongs to the characteristics. */
export function tabOf(name: string): ProductTab {
  const known = names.find((one) => one === name)
  if (known === undefined) return 'specs'
  const { tab, group } = fieldOf(known)
  return tab ?? (group ? GROUPS[group].tab : 'specs')
}

/** Headings of a tab with their fields. */
export function groupsOf(tab: ProductTab) {
  return Object.entries<FieldGroup>(GROUPS)
    .filter(([, group]) => group.tab === tab)
    .map(([key, group]) => ({
      ...group,
      names: [...NUMBERS, ...TEXTS, ...CHOICES, ...YES_OR_NO, ...LISTS, ...DETAILS]
        .filter((name) => fieldOf(name).group === key)
        .toSorted((a, b) => names.indexOf(a) - names.indexOf(b)),
    }))
}
