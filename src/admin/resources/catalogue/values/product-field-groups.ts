/** Tabs of the product form. */
export type ProductTab = 'general' | 'specs' | 'details' | 'prices' | 'related' | 'images' | 'custom'

/** Headings of the tabs «Характеристики» and «Подробно», in order. */
export const GROUPS = {
  work: { tab: 'specs', title: 'Сколько очищает', columns: 3 },
  station: {
    tab: 'specs',
    title: 'Какая это станция',
    lead: 'По этому сайт рисует станцию и предлагает её в подборе. Чего не знаете точно, то уточняется.',
    columns: 3,
  },
  fitting: {
    tab: 'specs',
    title: 'Подбор',
    lead: 'Глубины — от земли до низа трубы. Чего не знаете точно, оставьте пустым: подбор скажет «уточняется».',
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

/** A heading of a tab, with the number of columns of its fields. */
export interface FieldGroup {
  tab: ProductTab
  title: string
  lead?: string
  columns: 2 | 3
}
