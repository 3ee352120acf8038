import { CATALOGUE_PATH } from '../../lib/site-paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { RecentlyViewed } from '../recent/recently-viewed.tsx'
import { Suggestions } from './suggestions.tsx'

/** The page without a query: what to type, and where to look instead. */
export function EmptyQuery() {
  return (
    <>
      <p className="lead">
        Введите модель, производителя или задачу: поиск понимает опечатки и другую раскладку.
      </p>
      <Suggestions />
      <p>
        <LinkButton href={CATALOGUE_PATH}>Весь каталог</LinkButton>
      </p>
      <RecentlyViewed />
    </>
  )
}
