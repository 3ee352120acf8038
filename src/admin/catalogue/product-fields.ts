import type { z } from 'zod'
import type { newProductSchema } from '../../contract/admin-products.ts'
import type { Body, Discharge, Variant } from '../../domain/station.ts'

/** admin.md, section 9. */
export const MAX_IMAGES = 5

/** Value of «Без категории»; null for the server (admin.md, section 5). */
export const NO_CATEGORY = 'none'

export type ProductTab = 'general' | 'specs' | 'details' | 'prices' | 'images' | 'custom'

/** Headings of «Характеристики» and «Подробно» in their order; the fields of each stand below it by themselves. */
const GROUPS = {
  work: { tab: 'specs', title: 'Сколько очищает', columns: 3 },
  station: {
    tab: 'specs',
    title: 'Какая это станция',
    lead: 'По этому сайт рисует станцию и предлагает её в подборе. Чего не знаете точно, то уточняется.',
    columns: 3,
  },
  size: {
    tab: 'specs',
    title: 'Размеры',
    lead: 'По ним сайт рисует станцию в масштабе. Неизвестное оставьте пустым.',
    columns: 3,
  },
  more: { tab: 'specs', title: 'Ещё', columns: 2 },
  material: { tab: 'details', title: 'Материалы и монтаж', columns: 2 },
  electricity: { tab: 'details', title: 'Электричество', columns: 2 },
  use: { tab: 'details', title: 'Эксплуатация', columns: 2 },
} as const satisfies Record<string, FieldGroup>

const BODIES: Readonly<Record<Body, string>> = {
  box: 'Прямоугольный',
  cylinder: 'Круглый',
  low: 'Низкий',
  septic: 'Септик без аэрации',
}
const DISCHARGES: Readonly<Record<Discharge, string>> = { gravity: 'Самотёком', pump: 'Насосом (Пр)' }
const VARIANTS: Readonly<Record<Variant, string>> = {
  standard: 'Обычное',
  long: 'Лонг',
  reinforced: 'Лонг Ус',
}

/**
 * Every field of the product form in its order, with its label and unit. Numbers and texts are columns of the same name and are read,
 * checked by the contract's rule, shown and sent by themselves; a `detail` is a key of `technicalSpecs` (admin.md, section 3). A field with a
 * `group` is drawn under its heading, one with a `tab` by that tab. Of a `choice` nothing chosen is unknown.
 */
const FIELDS = {
  name: { label: 'Название', tab: 'general' },
  slug: { label: 'Адрес страницы (slug)', tab: 'general' },
  manufacturerId: { label: 'Производитель', tab: 'general' },
  categoryId: { label: 'Категория', tab: 'general' },
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
  body: { label: 'Корпус', kind: 'choice', group: 'station', choices: BODIES },
  discharge: { label: 'Отвод воды', kind: 'choice', group: 'station', choices: DISCHARGES },
  variant: { label: 'Исполнение', kind: 'choice', group: 'station', choices: VARIANTS },
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
  price: { label: 'Цена с установкой', tab: 'prices' },
  installationPrice: { label: 'Из неё установка', tab: 'prices' },
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

/** Columns that are numbers, in the units of admin.md, section 3. */
export const NUMBERS = namesOf('number')

/** Columns that are text and may be empty. */
export const TEXTS = namesOf('text')

/** Columns with a list to choose from. */
export const CHOICES = namesOf('choice')

/** Keys of `technicalSpecs` that have fields of their own. */
export const DETAILS = namesOf('detail')

/** Everything in `technicalSpecs` that is not a free characteristic. */
export const OWN_KEYS: readonly string[] = [...DETAILS, 'images']

/** What each field is called, in the order of the form. */
export const LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [name, FIELDS[name].label]),
)

/** Label, kind and place of a field. */
export function fieldOf(name: FieldName): ProductField {
  return FIELDS[name]
}

/** The tab of a field; what has no label of its own counts as a characteristic. */
export function tabOf(name: string): ProductTab {
  const known = names.find((one) => one === name)
  if (known === undefined) return 'specs'
  const { tab, group } = fieldOf(known)
  return tab ?? (group ? GROUPS[group].tab : 'specs')
}

/** Headings of a tab with the names of what stands below each. */
export function groupsOf(tab: ProductTab) {
  return Object.entries<FieldGroup>(GROUPS)
    .filter(([, group]) => group.tab === tab)
    .map(([key, group]) => ({
      ...group,
      names: [...NUMBERS, ...TEXTS, ...CHOICES, ...DETAILS]
        .filter((name) => fieldOf(name).group === key)
        .toSorted((a, b) => names.indexOf(a) - names.indexOf(b)),
    }))
}

interface FieldGroup {
  tab: ProductTab
  title: string
  lead?: string
  columns: 2 | 3
}

interface ProductField {
  /** With the unit. */
  label: string
  kind?: 'number' | 'text' | 'choice' | 'detail'
  /** Of a `choice`: the label of each value. */
  choices?: Readonly<Record<string, string>>
  group?: keyof typeof GROUPS
  /** Where it stands when no group draws it. */
  tab?: ProductTab
  hint?: string
  placeholder?: string
}

type NewProduct = z.output<typeof newProductSchema>
/** Columns that the form shows, reads and sends in a way of their own. */
type Special =
  | 'name'
  | 'slug'
  | 'manufacturerId'
  | 'categoryId'
  | 'price'
  | 'installationPrice'
  | 'imageUrl'
  | 'technicalSpecs'
  | 'features'
  | 'featured'
  | 'isNew'
  | 'isPopular'

/** Every other column that staff may set has a field here, or this file does not compile. */
type Columns = {
  [Name in Exclude<keyof NewProduct, Special>]: ProductField & {
    kind: KindOf<Exclude<NewProduct[Name], null | undefined>>
  } & ({ group: keyof typeof GROUPS } | { tab: ProductTab })
}
type KindOf<Value> = Value extends number ? 'number' : string extends Value ? 'text' : 'choice'
