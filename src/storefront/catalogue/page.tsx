import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { manufacturersQuery, productsQuery } from '../../api/queries.ts'
import { findManufacturer } from '../../domain/manufacturer.ts'
import { manufacturerPath } from '../../lib/site-paths.ts'
import { NotFound } from '../not-found/page.tsx'
import type { Page } from '../page.ts'
import { useApi } from '../site.ts'
import { CatalogueScreen } from './catalogue-screen.tsx'
import { findUnsold } from './heading.ts'

export const page: Page = {
  load: (api, { params: { manufacturer } }) => ({
    critical: [manufacturersQuery(api), productsQuery(api, manufacturer)],
  }),
  canonical(api, { params: { manufacturer }, url }, read) {
    if (manufacturer === undefined) return null
    const slug = findManufacturer(read(manufacturersQuery(api)) ?? [], manufacturer)?.slug ?? manufacturer
    return slug === manufacturer ? null : `${manufacturerPath(slug)}${url.search}`
  },
  isAbsent: (api, { params: { manufacturer } }, read) =>
    manufacturer !== undefined &&
    !findUnsold(manufacturer) &&
    !findManufacturer(read(manufacturersQuery(api)) ?? [], manufacturer),
  Component: Catalogue,
}

function Catalogue() {
  const { manufacturer } = useParams()
  const api = useApi()
  const manufacturers = useQuery(manufacturersQuery(api))
  const products = useQuery(productsQuery(api, manufacturer))
  const found = manufacturer === undefined ? null : findManufacturer(manufacturers.data ?? [], manufacturer)
  if (found === undefined && manufacturers.data && !findUnsold(manufacturer ?? '')) return <NotFound />
  return (
    <CatalogueScreen
      slug={found?.slug ?? manufacturer}
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
