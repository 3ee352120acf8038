import type { ProductSummary } from '../../api/queries.ts'
import { CATALOGUE_PATH } from '../../lib/site-paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { callHref } from '../chrome/contact-links.ts'
import { ProductCards } from '../product-card/product-cards.tsx'
import { RecentlyViewed } from '../recent/recently-viewed.tsx'
import { EmptyPicture } from '../shopping/empty-picture.tsx'
import { useSettings } from '../use-settings.ts'
import { Suggestions } from './suggestions.tsx'

/** Search results, best first, or the empty state. */
export function Found({ query, products }: { query: string; products: readonly ProductSummary[] }) {
  const { companyPhone } = useSettings()
  if (products.length > 0) {
    return (
      <>
        <p className="search__count" role="status">{`Найдено товаров: ${products.length}`}</p>
        <h2 className="vh">Товары</h2>
        <ProductCards products={products} />
      </>
    )
  }
  return (
    <>
      <EmptyState
        picture={<EmptyPicture of="list" />}
        title={`По запросу «${query}» ничего не найдено`}
        text="Проверьте, нет ли опечатки, или назовите модель короче. Инженер подберёт станцию и по телефону."
        actions={
          <>
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
