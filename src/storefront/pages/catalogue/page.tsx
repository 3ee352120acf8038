import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { isLargeCatalogue } from '../../../api/large-catalogue.ts'
import { seriesQuery } from '../../../api/queries/catalogue-series-query.ts'
import { facetsQuery } from '../../../api/queries/facet-queries.ts'
import { manufacturersQuery, productsQuery } from '../../../api/queries/queries.ts'
import { sectionTextsQuery } from '../../../api/queries/section-queries.ts'
import type { Manufacturer } from '../../../contract/catalogue/manufacturers.ts'
import { findManufacturer } from '../../../domain/product/manufacturer.ts'
import { manufacturerPath } from '../../../domain/site/site-paths.ts'
import { lazyModule } from '../../../ui/loading/lazy-module.ts'
import type { Page } from '../../page.ts'
import { NotFound } from '../../parts/not-found/not-found.tsx'
import { useApi } from '../../site.ts'
import { useWholeList } from './catalogue-list.ts'
import { CatalogueScreen } from './catalogue-screen.tsx'
import { findUnsold } from './heading.ts'
import { hasSpecs, toListAddress } from './list-address.ts'

/** Code of a large catalogue; not loaded in a small one. */
const listInPartsCode = lazyModule('list-in-parts', () => import('./list-in-parts.tsx'))

export const page: Page = {
  // At once where it is there: a filter asks for its list with the press.
  loadLarge: listInPartsCode.load,
  load(api, address) {
    const { manufacturer } = address.params
    const large = listInPartsCode.loaded()
    const texts = sectionTextsQuery(api, 'cataloguePage')
    const series = manufacturer === undefined ? [] : [seriesQuery(api, manufacturer)]
    if (address.isLarge && large) {
      const { part, facets } = large.listQueries(api, address)
      return { critical: [texts, manufacturersQuery(api), part], deferred: [facets, ...series] }
    }
    const list = [texts, manufacturersQuery(api), productsQuery(api, manufacturer)]
    const facets = [facetsQuery(api, manufacturer)]
    // A list that is filtered by facets needs them.
    return hasSpecs(toListAddress(manufacturer, address.url.search).filters)
      ? { critical: [...list, ...facets], deferred: series }
      : { critical: list, deferred: [...facets, ...series] }
  },
  canonical(api, address, read) {
    const { manufacturer } = address.params
    const first = address.isLarge ? listInPartsCode.loaded()?.canonicalPart(api, address, read) : null
    if (first || manufacturer === undefined) return first ?? null
    const slug = findManufacturer(read(manufacturersQuery(api)) ?? [], manufacturer)?.slug ?? manufacturer
    return slug === manufacturer ? null : `${manufacturerPath(slug)}${address.url.search}`
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
  const large = listInPartsCode.loaded()
  const useList = isLargeCatalogue(useQueryClient()) && large ? large.useListInParts : useWholeList
  return <Screen useList={useList} />
}

/** The way the list is loaded never changes within a document. */
function Screen({ useList }: { useList: typeof useWholeList }) {
  const { manufacturer } = useParams()
  const { list, state, isError, refetch } = useList(manufacturer)
  const manufacturers = useQuery(manufacturersQuery(useApi()))
  if (manufacturers.data && isUnknown(manufacturers.data, manufacturer)) return <NotFound />
  const found = findManufacturer(manufacturers.data ?? [], manufacturer ?? '')
  return (
    <CatalogueScreen
      slug={found?.slug ?? manufacturer}
      manufacturers={manufacturers.data ?? []}
      list={list}
      state={state}
      failed={isError}
      onRetry={() => {
        if (manufacturers.isError) manufacturers.refetch()
        refetch()
      }}
    />
  )
}
