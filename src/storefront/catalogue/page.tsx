import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { manufacturersQuery, productsQuery } from '../../api/queries.ts'
import type { Manufacturer } from '../../contract/manufacturers.ts'
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
    isUnknown(read(manufacturersQuery(api)) ?? [], manufacturer),
  Component: Catalogue,
}

/** Whether the path names neither a manufacturer nor a brand that the dealer does not sell. */
function isUnknown(manufacturers: readonly Manufacturer[], named: string | undefined): boolean {
  return named !== undefined && !findUnsold(named) && !findManufacturer(manufacturers, named)
}

function Catalogue() {
  const { manufacturer } = useParams()
  const api = useApi()
  const manufacturers = useQuery(manufacturersQuery(api))
  const products = useQuery(productsQuery(api, manufacturer))
  if (manufacturers.data && isUnknown(manufacturers.data, manufacturer)) return <NotFound />
  const found = findManufacturer(manufacturers.data ?? [], manufacturer ?? '')
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
