import type { Product } from '../../contract/products.ts'

/**
 * The model as a list shows it beside the product's line: without the line's name. «Топас 4 Пр» of the line «Топас» is
 * «4 Пр»; a model that is the line, or does not begin with it, stays as it is. Null when there is none.
 */
export function shortModel({ model, modelLine }: Pick<Product, 'model' | 'modelLine'>): string | null {
  if (model === null || !modelLine || !model.startsWith(`${modelLine} `)) return model
  return model.slice(modelLine.length).trim() || model
}
