import type { Product } from '../../../../contract/catalogue/products.ts'

/**
 * The model without the name of its line, for lists that show both: «Топас 4 Пр» of the line «Топас» is
 * «4 Пр»; a model that equals the line, or does not begin with it, is unchanged. Null when there is none.
 */
export function shortModel({ model, modelLine }: Pick<Product, 'model' | 'modelLine'>): string | null {
  if (model === null || !modelLine || !model.startsWith(`${modelLine} `)) return model
  return model.slice(modelLine.length).trim() || model
}
