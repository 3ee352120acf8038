import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { searchQuery } from '../../api/queries.ts'
import { SEARCH_PATH } from '../../lib/site-paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { SearchForm } from '../chrome/search-form.tsx'
import type { Page } from '../page.ts'
import { CardSkeletons } from '../product-card/card-skeleton.tsx'
import { Seo } from '../seo/seo.tsx'
import { useApi } from '../site.ts'
import { EmptyQuery } from './empty-query.tsx'
import { Found } from './found.tsx'
import { readQuery } from './read-query.ts'
import { SearchFailure } from './search-failure.tsx'
import './search.css'

export const page: Page = {
  load(api, { url }) {
    const query = readQuery(url.searchParams)
    // A blank search, sent by a browser before or without the page's scripts, is no search (storefront.md, section 5).
    if (query === null && url.searchParams.has('q')) return { critical: [], redirect: SEARCH_PATH }
    // Deferred: a failed search is an error state within the page.
    return { critical: [], deferred: query === null ? [] : [searchQuery(api, query)] }
  },
  Component: Search,
}

const breadcrumbs = [{ label: 'Главная', href: '/' }, { label: 'Поиск' }]

function Search() {
  const query = readQuery(new URLSearchParams(useLocation().search))
  return (
    <div className="wrap search">
      <Seo
        title={query === null ? 'Поиск по каталогу' : `Поиск по каталогу: ${query}`}
        description="Найдём станцию по модели, производителю или числу жителей, даже с опечаткой и в чужой раскладке."
        path={SEARCH_PATH}
        noindex
      />
      <Breadcrumbs items={breadcrumbs} />
      <div className="page-head">
        <h1>{query === null ? 'Поиск' : `Результаты поиска «${query}»`}</h1>
        <SearchForm id="page-q" placeholder="Модель или задача" className="search__form" />
      </div>
      {query === null ? <EmptyQuery /> : <SearchResults query={query} />}
    </div>
  )
}

function SearchResults({ query }: { query: string }) {
  const { data, isError, refetch } = useQuery(searchQuery(useApi(), query))
  if (isError) return <SearchFailure onRetry={() => refetch()} />
  if (data) return <Found query={query} products={data} />
  return (
    <>
      <p className="search__count" role="status">
        Ищем
      </p>
      <CardSkeletons />
    </>
  )
}
