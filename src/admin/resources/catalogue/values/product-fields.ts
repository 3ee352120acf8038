import { findRecordField } from '../../../../contract/records/record-fields.ts'
import { toRecord } from '../../../../lib/to-record.ts'
import { yesOrNoLabels } from './product-choices.ts'
import { type FieldGroup, GROUPS, type ProductTab } from './product-field-groups.ts'
import type { Columns, ProductField } from './product-field-types.ts'

/** Option value of «Без категории»; sent as null (admin.md, section 5). */
export const NO_CATEGORY = 'none'

/**
 * All fields of the product form in order; label, unit and choices are those of the record's history unless given. `number` and `text`
 * are columns of the same name, and are validated by the contract, rendered and sent generically; a `detail` is a key of
 * `technicalSpecs` (admin.md, section 3). A field with a `group` is rendered under its heading, one with a `tab` by that tab. An empty
 * `choice`, `yesOrNo` or `list` is unknown.
 */
const FIELDS = {
  name: { tab: 'general' },
  slug: { tab: 'general' },
  manufacturerId: { tab: 'general' },
  categoryId: { tab: 'general' },
  publishAt: { label: 'Показать с', tab: 'general' },
  unpublishAt: { label: 'Скрыть с', tab: 'general' },
  modelLine: { kind: 'text', tab: 'general' },
  model: { kind: 'text', tab: 'general' },
  shortDescription: { kind: 'text', tab: 'general' },
  description: { kind: 'text', tab: 'general' },
  users: { kind: 'number', group: 'work' },
  maxResidents: { kind: 'number', group: 'work', hint: 'По нему работает фильтр «До N чел.»' },
  productivity: { kind: 'number', group: 'work', hint: 'Например, 1,15' },
  batchDischarge: { kind: 'number', group: 'work' },
  volume: { kind: 'number', group: 'work' },
  capacity: { kind: 'text', group: 'work' },
  dailyCapacity: { kind: 'text', group: 'work' },
  body: { kind: 'choice', group: 'station' },
  discharge: { kind: 'choice', group: 'station' },
  variant: { kind: 'choice', group: 'station' },
  inletFrom: {
    kind: 'number',
    group: 'fitting',
    placeholder: 'Уточняется',
    hint: 'Пусто, если годится любая мельче',
  },
  inletTo: {
    kind: 'number',
    group: 'fitting',
    placeholder: 'Уточняется',
    hint: 'Глубже модель не предложим',
  },
  outlet: {
    kind: 'number',
    group: 'fitting',
    placeholder: 'Уточняется',
    hint: 'Пусто, если вода уходит под напором',
  },
  outletPressure: { kind: 'yesOrNo', group: 'fitting', choices: yesOrNoLabels },
  needsElectricity: { kind: 'yesOrNo', group: 'fitting', choices: yesOrNoLabels },
  livingTypes: { kind: 'list', group: 'fitting' },
  length: { kind: 'number', group: 'size' },
  width: { kind: 'number', group: 'size' },
  height: { kind: 'number', group: 'size' },
  diameter: { kind: 'number', group: 'size', hint: 'Только у круглых' },
  weight: { kind: 'number', group: 'size' },
  dimensions: { kind: 'text', group: 'size', placeholder: '1150 × 1170 × 2500 мм' },
  power: { kind: 'text', group: 'more' },
  warranty: { kind: 'text', group: 'more', placeholder: '5 лет' },
  tankMaterial: { label: 'Материал ёмкости', kind: 'detail', group: 'material' },
  bodyMaterial: { label: 'Материал корпуса', kind: 'detail', group: 'material' },
  installationMethod: { label: 'Способ монтажа', kind: 'detail', group: 'material' },
  pumpModel: { label: 'Модель насоса', kind: 'detail', group: 'material' },
  powerConsumption: { kind: 'text', group: 'electricity', placeholder: '1,5' },
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
  sources: { tab: 'details' },
  price: { tab: 'prices' },
  installationPrice: { tab: 'prices' },
  oldPrice: { tab: 'prices' },
  oldPriceUntil: { label: 'Показывать её до', tab: 'prices' },
  oldPriceReason: {
    label: 'Почему дешевле',
    kind: 'text',
    tab: 'prices',
    placeholder: 'Скидка завода на осенний монтаж',
  },
  availability: { tab: 'prices' },
  leadDays: { label: 'Срок поставки, дней', kind: 'number', tab: 'prices', hint: 'Пусто, если неизвестен' },
  documents: { tab: 'related' },
  accessoryIds: { tab: 'related' },
  similarIds: { tab: 'related' },
  metaTitle: { kind: 'text', tab: 'related' },
  metaDescription: { kind: 'text', tab: 'related' },
  images: { label: 'Изображения', tab: 'images' },
  specs: { label: 'Свои характеристики', tab: 'custom' },
  features: { tab: 'custom' },
} as const satisfies Columns & Readonly<Record<string, ProductField>>

export type FieldName = keyof typeof FIELDS
type NamesOf<Kind> = {
  [Name in FieldName]: (typeof FIELDS)[Name] extends { kind: Kind } ? Name : never
}[FieldName]

const names = Object.keys(FIELDS).filter((name): name is FieldName => name in FIELDS)
/** The same with every property of a field. */
const declared: Readonly<Record<FieldName, ProductField>> = FIELDS
const namesOf = <Kind extends ProductField['kind']>(kind: Kind) =>
  names.filter((name): name is NamesOf<Kind> => declared[name].kind === kind)

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
  ...names.filter((name) => declared[name].group !== undefined && declared[name].kind !== 'detail'),
  'price',
  'installationPrice',
]

/** Keys of `technicalSpecs` with separate fields. */
export const DETAILS = namesOf('detail')

/** Keys of `technicalSpecs` that are not free characteristics. */
export const OWN_KEYS: readonly string[] = [...DETAILS, 'images']

type LabelledField = ProductField & { label: string }
const labelled = toRecord(names, withLabel)

/** Labels of the fields, in the order of the form. */
export const LABELS: Readonly<Record<string, string>> = toRecord(names, (name) => labelled[name].label)

/** Definition of a field, with its label. */
export const fieldOf = (name: FieldName): LabelledField => labelled[name]

function withLabel(name: FieldName): LabelledField {
  const field = declared[name]
  const { label = name, unit, words } = findRecordField('products', name) ?? {}
  const isChosen = field.kind === 'choice' || field.kind === 'list'
  return {
    label: [label, unit].filter(Boolean).join(', '),
    ...(isChosen && words && { choices: words }),
    ...field,
  }
}

/** The tab of a field; one without definition belongs to the characteristics. */
export function tabOf(name: string): ProductTab {
  const known = names.find((one) => one === name)
  if (known === undefined) return 'specs'
  const { tab, group } = declared[known]
  return tab ?? (group ? GROUPS[group].tab : 'specs')
}

/** Headings of a tab with their fields. */
export function groupsOf(tab: ProductTab) {
  return Object.entries<FieldGroup>(GROUPS)
    .filter(([, group]) => group.tab === tab)
    .map(([key, group]) => ({
      ...group,
      names: [...NUMBERS, ...TEXTS, ...CHOICES, ...YES_OR_NO, ...LISTS, ...DETAILS]
        .filter((name) => declared[name].group === key)
        .toSorted((a, b) => names.indexOf(a) - names.indexOf(b)),
    }))
}
