import { useLocation } from 'react-router'
import type { ProductSummary } from '../../api/queries.ts'
import { CATALOGUE_PATH } from '../../lib/site-paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ProductCards } from '../product-card/product-cards.tsx'
import { EmptyPicture } from '../shopping/empty-picture.tsx'
import { formatDropHint, priceHint, residentsHint } from './filter-hints.ts'
import { applyFilters, emptyReason, filterToDrop, groupByResidents, noFilters } from './filters.ts'
import { FoundBar } from './found-bar.tsx'
import { hasPrices } from './price-range.ts'
import type { FilterState } from './use-filters.ts'

/** Count and cards, or the empty state. */
export function Results({ products, state: { filters, change } }: ResultsProps) {
  const { pathname } = useLocation()
  const found = applyFilters(products, filters)
  const groups = groupByResidents(found, filters)
  const hints = [residentsHint(filters, found.length), priceHint(filters, found)].filter(
    (hint) => hint !== null,
  )
  const reason = emptyReason(products.length, found.length)
  return (
    <>
      <FoundBar found={found.length} total={products.length} filters={filters} />
      {hints.map((hint) => (
        <p key={hint} className="found__hint">
          {hint}
        </p>
      ))}
      {!groups?.length && <h2 className="vh">Товары</h2>}
      {groups === null && reason === null && <ProductCards products={found} wide />}
      {groups?.map(({ kind, products }, index) => (
        <section key={kind} className="found__group">
          <h2>
            {kind === 'exact' ? `Ровно на ${filters.users}` : 'С запасом'} <span>{products.length}</span>
          </h2>
          <ProductCards products={products} wide leads={index === 0} />
        </section>
      ))}
      {reason === 'filters' && (
        <EmptyState
          level={3}
          picture={<EmptyPicture of="list" />}
          title="По выбранным фильтрам ничего не найдено"
          text={formatDropHint(filters, filterToDrop(products, filters), hasPrices(products))}
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
          text="Моделей этого производителя сейчас нет в каталоге. Посмотрите станции других: они есть для дома любого размера."
          actions={<LinkButton href={CATALOGUE_PATH}>Показать все товары</LinkButton>}
        />
      )}
    </>
  )
}

type ResultsProps = { products: readonly ProductSummary[]; state: FilterState }
