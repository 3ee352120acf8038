import { useLocation } from 'react-router'
import { emptyReason, groupByResidents, noFilters } from '../../../domain/catalogue/filters.ts'
import { CATALOGUE_PATH } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ProductCards } from '../../parts/product-card/product-cards.tsx'
import { EmptyPicture } from '../../parts/shopping/empty-picture.tsx'
import type { CatalogueList } from './catalogue-list.ts'
import { formatDropHint, priceHint, residentsHint } from './filter-hints.ts'
import { FoundBar } from './found-bar.tsx'
import type { FilterState } from './use-filters.ts'

/** Count and cards, or the empty state. */
export function Results({ list, state: { change } }: ResultsProps) {
  const { pathname } = useLocation()
  const { listing, facets, filters, products, around } = list
  const { total, found, exact } = listing
  const groups = groupByResidents(products, filters)
  const hints = [residentsHint(filters, found), priceHint(filters, listing.hasBothScopes)].filter(
    (hint) => hint !== null,
  )
  const reason = emptyReason(total, found)
  return (
    <>
      <FoundBar found={found} total={total} filters={filters} facets={facets} />
      {hints.map((hint) => (
        <p key={hint} className="found__hint">
          {hint}
        </p>
      ))}
      {!groups?.length && <h2 className="vh">Товары</h2>}
      {around?.before}
      {groups === null && reason === null && (
        <ProductCards products={products} wide isLong={around !== undefined} />
      )}
      {groups?.map(({ kind, products }, index) => (
        <section key={kind} className="found__group">
          <h2>
            {kind === 'exact' ? `Ровно на ${filters.users}` : 'С запасом'}{' '}
            <span>{kind === 'exact' ? exact : found - exact}</span>
          </h2>
          <ProductCards products={products} wide leads={index === 0} isLong={around !== undefined} />
        </section>
      ))}
      {around?.after}
      {reason === 'filters' && (
        <EmptyState
          level={3}
          picture={<EmptyPicture of="list" />}
          title="По выбранным фильтрам ничего не найдено"
          text={formatDropHint(filters, listing.toDrop, listing.hasPricesBySpecs)}
          actions={
            <LinkButton
              href={pathname}
              onClick={(event) => {
                event.preventDefault()
                change(noFilters)
              }}
            >
              Сбросить фильтры
            </LinkButton>
          }
        />
      )}
      {reason === 'no-products' && (
        <EmptyState
          level={3}
          picture={<EmptyPicture of="list" />}
          title="По вашему запросу ничего не найдено"
          text="Моделей этого производителя сейчас нет в каталоге. Посмотрите станции других."
          actions={<LinkButton href={CATALOGUE_PATH}>Показать все товары</LinkButton>}
        />
      )}
    </>
  )
}

type ResultsProps = { list: CatalogueList; state: FilterState }
