import type { z } from 'zod'
import type { newProductSchema } from '../../../../contract/catalogue/product-changes.ts'
import type { GROUPS, ProductTab } from './product-field-groups.ts'

/** Definition of a field of the product form. */
export interface ProductField {
  /** Label with unit; absent where it is called as in the record's history. */
  label?: string
  kind?: 'number' | 'text' | 'choice' | 'yesOrNo' | 'list' | 'detail'
  /** Labels of the values of a `yesOrNo`; those of a `choice` or `list` are the record's. */
  choices?: Readonly<Record<string, string>>
  group?: keyof typeof GROUPS
  /** Its tab, for a field without group. */
  tab?: ProductTab
  hint?: string
  placeholder?: string
}

type NewProduct = z.output<typeof newProductSchema>
/** Columns with special handling in the form. */
type Special =
  | 'name'
  | 'slug'
  | 'manufacturerId'
  | 'categoryId'
  | 'price'
  | 'installationPrice'
  | 'oldPrice'
  | 'oldPriceUntil'
  | 'availability'
  | 'documents'
  | 'similarIds'
  | 'accessoryIds'
  | 'imageUrl'
  | 'sources'
  | 'technicalSpecs'
  | 'specs'
  | 'features'
  | 'published'
  | 'publishAt'
  | 'unpublishAt'
  | 'featured'
  | 'isNew'
  | 'isPopular'

/** Type check: every other column that staff may set needs a field. */
export type Columns = {
  [Name in Exclude<keyof NewProduct, Special>]: ProductField & {
    kind: KindOf<Exclude<NewProduct[Name], null | undefined>>
  } & ({ group: keyof typeof GROUPS } | { tab: ProductTab })
}
type KindOf<Value> = Value extends number
  ? 'number'
  : Value extends boolean
    ? 'yesOrNo'
    : Value extends readonly unknown[]
      ? 'list'
      : string extends Value
        ? 'text'
        : 'choice'
