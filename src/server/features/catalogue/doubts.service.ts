import { setImmediate } from 'node:timers/promises'
import type { DoubtedNumber } from '../../../contract/catalogue/doubts.ts'
import type { Product } from '../../../contract/catalogue/products.ts'
import { type Doubt, findDoubts } from '../../../domain/product/doubts.ts'
import { toModel } from '../../../domain/selection/model.ts'
import { calculationPath } from '../../../domain/selection/parameters.ts'
import { oncePer } from '../../../lib/once-per.ts'
import type { PublishedCatalogue } from './published-catalogue.service.ts'

/** Numbers of sold models that two sources state differently and that decide selections; most decisive first. */
export async function listDoubts(catalogue: PublishedCatalogue): Promise<DoubtedNumber[]> {
  const { products } = await catalogue.read()
  return await doubtsOf(products)
}

/**
 * Of each catalogue as it was read, which is another list after any change of content. Lets other requests in between the houses: each
 * takes two selections among all models.
 */
const doubtsOf = oncePer(async (products: readonly Product[]): Promise<DoubtedNumber[]> => {
  const sold = products.filter(({ offer }) => !offer?.isOver)
  const models = sold.map(toModel)
  const doubts: DoubtedNumber[] = []
  for (const product of sold) doubts.push(...(await findDoubts(product, models, setImmediate)).map(toAnswer))
  return doubts.sort((one, other) => other.decided - one.decided)
})

const toAnswer = ({ product, example, ...doubt }: Doubt<Product>): DoubtedNumber => ({
  ...doubt,
  productId: product.id,
  name: product.name,
  example: {
    link: calculationPath(example.site),
    confirmed: example.confirmed?.name ?? null,
    refuted: example.refuted?.name ?? null,
  },
})
