import type { ProductSummary } from '../../../api/queries/queries.ts'
import { CATALOGUE_PATH } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { callHref } from '../../contact-links.ts'
import { EarlierCards, MoreCards } from '../../parts/product-card/more-cards.tsx'
import { ProductCards } from '../../parts/product-card/product-cards.tsx'
import type { Parts } from '../../parts/product-card/use-parts.ts'
import { RecentlyViewed } from '../../parts/recent/recently-viewed.tsx'
import { EmptyPicture } from '../../parts/shopping/empty-picture.tsx'
import { useSettings } from '../../use-settings.ts'
import { OtherResults, useFound } from './other-results.tsx'
import { Suggestions } from './suggestions.tsx'

/** Search results, best first, or the empty state. */
export function Found({ query, products, found, parts }: FoundProps) {
  const { companyPhone } = useSettings()
  const hasOthers = useFound(query).length > 0
  if (found > 0) {
    return (
      <>
        <p className="search__count" role="status">{`Найдено товаров: ${found}`}</p>
        <h2 className="vh">Товары</h2>
        {parts && <EarlierCards parts={parts} />}
        <ProductCards products={products} isLong={parts !== null} />
        {parts && <MoreCards parts={parts} found={found} />}
        <OtherResults query={query} />
      </>
    )
  }
  return (
    <>
      <OtherResults query={query} />
      <EmptyState
        picture={<EmptyPicture of="list" />}
        title={`По запросу «${query}» ничего не найдено`}
        text={`${hasOthers ? 'Среди товаров такого нет. ' : ''}Проверьте, нет ли опечатки, или назовите модель короче. Станцию подберут шесть вопросов.`}
        actions={
          <>
            <LinkButton href="/#product-wizard">Подобрать станцию</LinkButton>
            <LinkButton href={CATALOGUE_PATH}>Весь каталог</LinkButton>
            <LinkButton variant="quiet" icon="phone" href={callHref(companyPhone)}>
              <span className="nb">{companyPhone}</span>
            </LinkButton>
          </>
        }
      />
      <Suggestions />
      <RecentlyViewed />
    </>
  )
}

type FoundProps = {
  query: string
  products: readonly ProductSummary[]
  /** Of all results. */
  found: number
  /** Null when all of them are shown. */
  parts: Parts | null
}
