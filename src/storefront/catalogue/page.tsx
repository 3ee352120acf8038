import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { manufacturersQuery, productsQuery } from '../../api/queries.ts'
import { KNOWN_WITHOUT_PRODUCTS, toManufacturerSlug } from '../../lib/manufacturers.ts'
import { NotFound } from '../not-found/page.tsx'
import type { Page } from '../page.ts'
import { useApi } from '../site.ts'
import { CatalogueScreen } from './catalogue-screen.tsx'

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
  const api = useApi()
  const manufacturers = useQuery(manufacturersQuery(api))
  const products = useQuery(productsQuery(api, manufacturer))
  const known = manufacturer === undefined || manufacturer === KNOWN_WITHOUT_PRODUCTS.slug
  if (!known && manufacturers.data?.every(({ slug }) => slug !== manufacturer)) return <NotFound />
  return (
    <CatalogueScreen
      slug={manufacturer}
      manufacturers={manufacturers.data ?? []}
      products={products.data}
      failed={products.isError}
      onRetry={() => {
        if (manufacturers.isError) manufacturers.refetch()
        products.refetch()
      }}
    />
  )
}
