import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { manufacturersQuery, productsQuery } from '../../api/queries.ts'
import { KNOWN_WITHOUT_PRODUCTS, toManufacturerSlug } from '../../lib/manufacturers.ts'
import type { Page } from '../page.ts'
import { useApi } from '../site.ts'

export const page: Page = {
  load(api, { params: { manufacturer }, url }) {
    const slug = manufacturer === undefined ? undefined : toManufacturerSlug(manufacturer)
    return {
      critical: [manufacturersQuery(api), productsQuery(api, slug)],
      ...(slug === manufacturer ? {} : { redirect: `/catalog/${slug}${url.search}` }),
    }
  },
  isAbsent: (api, { params: { manufacturer } }, read) =>
    manufacturer !== undefined &&
    manufacturer !== KNOWN_WITHOUT_PRODUCTS.slug &&
    !read(manufacturersQuery(api))?.some(({ slug }) => slug === manufacturer),
  Component: Catalogue,
}

function Catalogue() {
  const { manufacturer } = useParams()
  const products = useQuery(productsQuery(useApi(), manufacturer))
  return (
    <div className="wrap">
      <title>Каталог</title>
      <h1>Септики и станции</h1>
      <ul>
        {products.data?.map((product) => (
          <li key={product.id}>{product.name}</li>
        ))}
      </ul>
    </div>
  )
}
