import { bodyLabels, dischargeLabels, variantLabels } from './station-labels.ts'

/** A value of a parameter. */
export type SpecData = string | number | boolean

interface SpecColumn {
  readonly dataType: 'string' | 'number' | 'boolean' | 'choice'
  /** Of a choice: the words of the stored values. */
  readonly words?: Readonly<Record<string, string>>
}

const number: SpecColumn = { dataType: 'number' }
const string: SpecColumn = { dataType: 'string' }
const boolean: SpecColumn = { dataType: 'boolean' }
const choice = (words: Readonly<Record<string, string>>): SpecColumn => ({ dataType: 'choice', words })

/** Columns of a product that are read-only parameters of the same key; the migration `0025_catalogue` makes these. */
const COLUMNS = {
  users: number,
  maxResidents: number,
  productivity: number,
  batchDischarge: number,
  volume: number,
  dimensions: string,
  outlet: number,
  discharge: choice(dischargeLabels),
  inletFrom: number,
  inletTo: number,
  body: choice(bodyLabels),
  length: number,
  width: number,
  height: number,
  diameter: number,
  weight: number,
  powerConsumption: string,
  needsElectricity: boolean,
  warranty: string,
  power: string,
  variant: choice(variantLabels),
} satisfies Readonly<Record<string, SpecColumn>>

const isColumn = (key: string): key is keyof typeof COLUMNS => Object.hasOwn(COLUMNS, key)

/** A product's columns that are parameters; absent is unknown. */
export type ColumnValues = { readonly [Name in keyof typeof COLUMNS]?: SpecData | null | undefined }

/** Type and choices of a column that is a parameter; null when there is no such column. */
export function findSpecColumn(key: string): { dataType: SpecColumn['dataType']; choices: string[] } | null {
  if (!isColumn(key)) return null
  const { dataType, words = {} }: SpecColumn = COLUMNS[key]
  return { dataType, choices: Object.values(words) }
}

/** The value of a parameter that is a column, in the words of its choices; null when it is unknown. */
export function readSpecColumn(product: ColumnValues, key: string): SpecData | null {
  if (!isColumn(key)) return null
  const value = product[key]
  const { words }: SpecColumn = COLUMNS[key]
  if (typeof value === 'string') {
    const text = words ? (words[value] ?? '') : value.trim()
    return text === '' ? null : text
  }
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}
