import { useQuery } from '@tanstack/react-query'
import { manufacturersQuery } from '../../../api/queries/queries.ts'
import { firstManufacturers } from '../../../domain/product/manufacturer.ts'
import { CATALOGUE_PATH, manufacturerPath } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RecentlyViewed } from '../../parts/recent/recently-viewed.tsx'
import { useLateSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { EmptyPicture } from '../../parts/shopping/empty-picture.tsx'
import { useApi } from '../../site.ts'

/** Empty state of the cart, with links to the catalogue. */
export function EmptyCart() {
  const { data = [] } = useQuery(manufacturersQuery(useApi()))
  const texts = useLateSectionTexts('cartPage')
  return (
    <>
      <EmptyState
        picture={<EmptyPicture of="cart" />}
        title="Ваша корзина пуста"
        text={texts?.whileEmpty}
        actions={
          <>
            <LinkButton variant="water" href={CATALOGUE_PATH}>
              Перейти в каталог
            </LinkButton>
            {firstManufacturers(data).map(({ slug, name }) => (
              <LinkButton variant="quiet" key={slug} href={manufacturerPath(slug)}>
                {name}
              </LinkButton>
            ))}
          </>
        }
      />
      <RecentlyViewed />
    </>
  )
}
