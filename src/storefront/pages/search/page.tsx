import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { isLargeCatalogue } from '../../../api/large-catalogue.ts'
import { partQuery } from '../../../api/queries/catalogue-queries.ts'
import { foundQuery, searchQuery } from '../../../api/queries/found-query.ts'
import { sectionTextsQuery } from '../../../api/queries/section-queries.ts'
import { noFilters } from '../../../domain/catalogue/filters.ts'
import { rankFound } from '../../../domain/search/rank-found.ts'
import { SEARCH_PATH, searchPath } from '../../../domain/site/site-paths.ts'
import { readPart } from '../../../lib/part-address.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { useErrorToast } from '../../../ui/toast/use-error-toast.ts'
import type { Page } from '../../page.ts'
import { QUERY_LENGTH } from '../../parts/chrome/query-length.ts'
import { SearchForm } from '../../parts/chrome/search-form.tsx'
import { CardSkeletons } from '../../parts/product-card/card-skeleton.tsx'
import { useParts } from '../../parts/product-card/use-parts.ts'
import { useLateSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { Seo } from '../../parts/seo/seo.tsx'
import { useApi } from '../../site.ts'
import { EmptyQuery } from './empty-query.tsx'
import { Found } from './found.tsx'
import { TradeAnswers } from './other-results.tsx'
import './search.css'

/** As `withoutUnseen`, whose file the home page would load apart from its forms if the search shared it. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu

/**
 * The search text, trimmed; null when empty (storefront.md, section 5). Composed, since macOS hands out «й» as two characters, and
 * without what no font shows.
 */
function readQuery(params: URLSearchParams): string | null {
  const typed = params.get('q')?.replace(UNSEEN, '').normalize('NFC')
  return typed?.trim().slice(0, QUERY_LENGTH) || null
}

const SEARCH_FAILED = 'Произошла ошибка при выполнении поиска. Пожалуйста, попробуйте позже.'

/** Error state of a search, with the toast of storefront.md, section 8. */
function SearchFailure({ onRetry }: { onRetry: () => void }) {
  useErrorToast('Ошибка', SEARCH_FAILED)
  return <LoadFailure text={SEARCH_FAILED} onRetry={onRetry} />
}

export const page: Page = {
  load(api, { url, isLarge }) {
    const query = readQuery(url.searchParams)
    // A blank search, sent by a browser before or without the page's scripts, is no search (storefront.md, section 5).
    if (query === null && url.searchParams.has('q')) return { critical: [], redirect: SEARCH_PATH }
    const texts = [sectionTextsQuery(api, 'searchPage')]
    // Deferred: a failed search is an error state within the page.
    if (query === null) return { critical: [], deferred: texts }
    const found = isLarge ? partQuery(api, toList(query), readPart(url.search)) : searchQuery(api, query)
    return { critical: [], deferred: [...texts, found, foundQuery(api, query)] }
  },
  Component: Search,
}

const toList = (search: string) => ({ search, filters: noFilters })

function Search() {
  const query = readQuery(new URLSearchParams(useLocation().search))
  const texts = useLateSectionTexts('searchPage')
  const title = texts?.title ?? 'Поиск'
  const searchTitle = texts?.searchTitle ?? title
  const isLarge = isLargeCatalogue(useQueryClient())
  const Results = isLarge ? PartOfResults : AllResults
  return (
    <div className="wrap search">
      <Seo
        title={query === null ? searchTitle : `${searchTitle}: ${query}`}
        description={texts?.description}
        path={query === null ? SEARCH_PATH : searchPath(query)}
        noindex
      />
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: title }]} />
      <div className="page-head">
        <h1>{query === null ? title : `Результаты поиска «${query}»`}</h1>
        <SearchForm id="page-q" placeholder="Модель или задача" className="search__form" />
        {query !== null && <TradeAnswers query={query} />}
      </div>
      {query === null ? <EmptyQuery lead={texts?.lead} /> : <Results query={query} />}
    </div>
  )
}

function AllResults({ query }: { query: string }) {
  const { data, isError, refetch } = useQuery(searchQuery(useApi(), query))
  if (isError) return <SearchFailure onRetry={() => refetch()} />
  if (!data) return <Searching />
  return <Found query={query} products={rankFound(data, query)} found={data.length} parts={null} />
}

function PartOfResults({ query }: { query: string }) {
  const first = readPart(useLocation().search)
  const { data, isError, refetch } = useQuery(partQuery(useApi(), toList(query), first))
  const parts = useParts(toList(query), first, data?.found ?? 0)
  if (isError) return <SearchFailure onRetry={() => refetch()} />
  if (!data) return <Searching />
  return (
    <Found query={query} products={[...data.products, ...parts.products]} found={data.found} parts={parts} />
  )
}

function Searching() {
  return (
    <>
      <p className="search__count" role="status">
        Ищем
      </p>
      <CardSkeletons />
    </>
  )
}
