import type { Manufacturer } from '../../../contract/catalogue/manufacturers.ts'
import { CATALOGUE_PATH, manufacturerPath } from '../../../domain/site/site-paths.ts'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CardSkeletons } from '../../parts/product-card/card-skeleton.tsx'
import { RecentlyViewed } from '../../parts/recent/recently-viewed.tsx'
import { useSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { PageBreadcrumbs } from '../../parts/seo/page-breadcrumbs.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import type { CatalogueList } from './catalogue-list.ts'
import { FilterBar } from './filter-bar.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { headingOf, nameOf } from './heading.ts'
import { MakerAbout } from './maker-about.tsx'
import { ManufacturerBar } from './manufacturer-bar.tsx'
import { Results } from './results.tsx'
import { MakerLogo, Series } from './series.tsx'
import type { FilterState } from './use-filters.ts'
import { usePanel } from './use-panel.ts'
import './catalogue.css'

/** The catalogue in all its states: loading, failed, empty, filled. */
export function CatalogueScreen({ slug, manufacturers, list, state, failed, onRetry }: CatalogueScreenProps) {
  const panel = usePanel()
  const path = slug === undefined ? CATALOGUE_PATH : manufacturerPath(slug)
  const heading = headingOf(manufacturers, slug, useSectionTexts('cataloguePage'))
  const maker = manufacturers.find((one) => one.slug === slug)
  const trail =
    slug === undefined
      ? [{ label: 'Каталог' }]
      : [{ label: 'Каталог', href: CATALOGUE_PATH }, { label: nameOf(manufacturers, slug) }]
  return (
    <div className="wrap catalogue">
      <Seo
        title={heading?.searchTitle ?? 'Каталог'}
        description={heading?.lead}
        path={path}
        noindex={slug !== undefined && list?.listing.total === 0}
      />
      <PageBreadcrumbs trail={trail} />
      <div className="page-head">
        {maker && <MakerLogo of={maker} />}
        <h1>{heading?.title ?? 'Каталог'}</h1>
        {heading?.lead && <p className="lead">{heading.lead}</p>}
      </div>
      <FilterBar
        action={path}
        state={state}
        panel={panel}
        isEmpty={list?.listing.total === 0}
        manufacturers={<ManufacturerBar manufacturers={manufacturers} active={slug} filters={state.shown} />}
      >
        {list && <FilterPanel listing={list.shown} facets={list.facets} state={state} onShow={panel.leave} />}
        {!list && !failed && <FilterSkeletons />}
      </FilterBar>
      {list && <Results list={list} state={state} />}
      {!list && failed && (
        <LoadFailure
          title="Не удалось загрузить каталог"
          text="Проверьте соединение и повторите попытку."
          isAlert
          className="catalogue__failure"
          onRetry={onRetry}
        />
      )}
      {!list && !failed && (
        <>
          <p className="bar__foot" role="status">
            Загружаем каталог
          </p>
          <CardSkeletons wide />
        </>
      )}
      {heading && <MakerAbout title={heading.aboutTitle} about={heading.about} maker={maker} />}
      {maker && list && <Series of={maker} products={list.products} />}
      <RecentlyViewed />
    </div>
  )
}

type CatalogueScreenProps = {
  /** The manufacturer in the path. */
  slug: string | undefined
  manufacturers: readonly Manufacturer[]
  /** Undefined while loading. */
  list: CatalogueList | undefined
  state: FilterState
  failed: boolean
  onRetry: () => void
}

/** Skeletons of four filters (storefront.md, section 2). */
function FilterSkeletons() {
  return ['10rem', '6rem', '7rem', '12rem'].map((width) => (
    <Skeleton key={width} width={width} height="var(--tap-min)" round />
  ))
}
