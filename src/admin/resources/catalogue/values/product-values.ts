import type { z } from 'zod'
import type { newProductSchema } from '../../../../contract/catalogue/product-changes.ts'
import type { Product, TechnicalSpecs } from '../../../../contract/catalogue/products.ts'
import { lazy } from '../../../../lib/lazy.ts'
import { pickKeys } from '../../../../lib/pick-keys.ts'
import { toKopecks, toNumber } from '../../../../lib/text/number-text.ts'
import { toRecord } from '../../../../lib/to-record.ts'
import { type DocumentRow, fromDocumentRows, toDocumentRows } from './document-rows.ts'
import { fromOption, toAvailability, toChoices, toLivingTypes, toOption } from './product-choices.ts'
import { CHOICES, DETAILS, NO_CATEGORY, NUMBERS, OWN_KEYS, TEXTS, YES_OR_NO } from './product-fields.ts'
import { fromSourceRows, type SourceRow, toSourceRows } from './source-rows.ts'
import { formatSpecText, fromSpecRows, readSpecText, type SpecRow, toSpecRows } from './spec-rows.ts'
import { readStored } from './stored-product.ts'

type Listed = typeof TEXTS | typeof NUMBERS | typeof CHOICES | typeof YES_OR_NO | typeof DETAILS
type Texts = Record<Listed[number], string>

/** Values of the product form: numbers as text, prices in rubles. */
export interface ProductValues extends Texts {
  name: string
  slug: string
  /** '' for none. */
  manufacturerId: string
  categoryId: string
  price: string
  installationPrice: string
  oldPrice: string
  oldPriceUntil: string | null
  availability: string
  documents: DocumentRow[]
  accessoryIds: number[]
  similarIds: number[]
  published: boolean
  publishAt: string | null
  unpublishAt: string | null
  featured: boolean
  isNew: boolean
  isPopular: boolean
  livingTypes: string[]
  sources: SourceRow[]
  /** Addresses, the main one first. */
  images: string[]
  specs: SpecRow[]
  features: FeatureRow[]
  /** Raw JSON while it differs from the rows; '' when it equals them. */
  technicalSpecsJson: string
  featuresJson: string
}

export interface FeatureRow {
  /** React key of the row; not sent. */
  id: number
  text: string
}

/** Every column that staff may set: one that `toPayload` forgets is a type error. Values of parameters stand in `technicalSpecs`. */
export type ProductPayload = Required<Omit<z.input<typeof newProductSchema>, 'specs'>>

/** Fields stored in `technicalSpecs`. */
const SPEC_FIELDS: readonly string[] = [...DETAILS, 'specs', 'images']

const rubles = lazy(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 }))

/** Form values of a stored or new product. */
export function toValues(product?: Product): ProductValues {
  const { technicalSpecs, features } = readStored(product)
  return {
    ...toRecord([...TEXTS, ...NUMBERS, ...CHOICES], (key) => toText(product?.[key])),
    ...toRecord(YES_OR_NO, (key) => toOption(product?.[key])),
    livingTypes: [...(product?.livingTypes ?? [])],
    sources: toSourceRows(product?.sources ?? {}),
    ...toRecord(DETAILS, (key) => formatSpecText(technicalSpecs[key] ?? null)),
    name: product?.name ?? '',
    slug: product?.slug ?? '',
    manufacturerId: toText(product?.manufacturerId),
    categoryId: toText(product?.categoryId) || NO_CATEGORY,
    price: toRubles(product?.price),
    installationPrice: toRubles(product?.installationPrice),
    oldPrice: toRubles(product?.oldPrice),
    oldPriceUntil: product?.oldPriceUntil ?? null,
    availability: product?.availability ?? 'in_stock',
    documents: toDocumentRows(product?.documents ?? []),
    accessoryIds: [...(product?.accessoryIds ?? [])],
    similarIds: [...(product?.similarIds ?? [])],
    published: product?.published ?? true,
    publishAt: product?.publishAt ?? null,
    unpublishAt: product?.unpublishAt ?? null,
    featured: product?.featured ?? false,
    isNew: product?.isNew ?? false,
    isPopular: product?.isPopular ?? false,
    images: [...(product?.images ?? [])],
    specs: toSpecRows(technicalSpecs, OWN_KEYS),
    features: toFeatureRows(features),
    technicalSpecsJson: '',
    featuresJson: '',
  }
}

/** Converts form values into the request (admin.md, section 7): empty is null, prices in kopecks, `images` only with more than one. */
export function toPayload(values: ProductValues, product?: Product): ProductPayload {
  const columns = {
    ...toRecord(TEXTS, (key) => values[key].trim() || null),
    ...toRecord(NUMBERS, (key) => toNumber(values[key])),
  }
  const stored = readStored(product).technicalSpecs
  const specs = followColumns(toSpecs(values, stored), columns, product)
  return {
    ...columns,
    ...toChoices(values),
    ...toRecord(YES_OR_NO, (key) => fromOption(values[key])),
    livingTypes: toLivingTypes(values.livingTypes),
    sources: fromSourceRows(values.sources),
    name: values.name.trim(),
    slug: values.slug.trim(),
    manufacturerId: Number(values.manufacturerId),
    categoryId: values.categoryId === NO_CATEGORY ? null : Number(values.categoryId),
    price: toKopecks(values.price),
    installationPrice: toKopecks(values.installationPrice),
    oldPrice: toKopecks(values.oldPrice),
    oldPriceUntil: values.oldPriceUntil,
    availability: toAvailability(values.availability),
    documents: fromDocumentRows(values.documents),
    accessoryIds: values.accessoryIds,
    similarIds: values.similarIds,
    published: values.published,
    publishAt: values.publishAt,
    unpublishAt: values.unpublishAt,
    featured: values.featured,
    isNew: values.isNew,
    isPopular: values.isPopular,
    imageUrl: values.images[0] ?? null,
    technicalSpecs: {
      ...specs,
      ...(values.images.length > 1 ? { images: values.images } : {}),
    },
    features: fromFeatureRows(values.features),
  }
}

/**
 * Request for changes of a stored product: only the columns of the `changed` fields, so that concurrent changes of colleagues
 * and unreadable columns are kept. Pictures are stored in two columns, which are sent together.
 */
export function toChanges(
  values: ProductValues,
  changed: readonly string[],
  product: Product,
): Partial<ProductPayload> {
  const now = toPayload(values, product)
  const stored = new Map<string, unknown>(Object.entries(product))
  const specs = new Map<string, unknown>(Object.entries(readStored(product).technicalSpecs))
  const isSpec = (name: string) =>
    SPEC_FIELDS.includes(name) || (specs.has(name) && specs.get(name) === stored.get(name))
  const sent = new Set([...changed, ...(changed.some(isSpec) ? ['technicalSpecs', 'imageUrl'] : [])])
  return pickKeys(now, (name) => sent.has(name))
}

/** Builds `technicalSpecs` from free characteristics and filled detail fields; values keep their stored type. */
export function toSpecs(values: ProductValues, stored: TechnicalSpecs = {}): TechnicalSpecs {
  const details = DETAILS.filter((key) => values[key].trim() !== '')
  return {
    ...fromSpecRows(values.specs),
    ...Object.fromEntries(details.map((key) => [key, readSpecText(values[key], stored[key] ?? null)])),
  }
}

/** Imports copied columns into the characteristics, which the comparison reads: updates such copies with their columns. */
function followColumns(
  specs: TechnicalSpecs,
  columns: Readonly<Record<string, string | number | null>>,
  product?: Product,
): TechnicalSpecs {
  const before = new Map<string, unknown>(Object.entries(product ?? {}))
  return Object.fromEntries(
    Object.entries(specs).flatMap(([key, value]) => {
      const now = Object.hasOwn(columns, key) ? columns[key] : undefined
      if (now === undefined || value === null || value !== before.get(key)) return [[key, value]]
      return now === null ? [] : [[key, now]]
    }),
  )
}

/** Features as rows of the form; ids are React keys. */
export function toFeatureRows(features: readonly string[]): FeatureRow[] {
  return features.map((text, index) => ({ id: index + 1, text }))
}

/** Rows as features, without empty lines. */
export function fromFeatureRows(rows: readonly FeatureRow[]): string[] {
  return rows.map(({ text }) => text.trim()).filter(Boolean)
}

function toText(value: string | number | null | undefined): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '')
}

function toRubles(kopecks: number | null | undefined): string {
  return typeof kopecks === 'number' ? rubles().format(kopecks / 100) : ''
}
