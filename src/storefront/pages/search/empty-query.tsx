import { CATALOGUE_PATH } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { RecentlyViewed } from '../../parts/recent/recently-viewed.tsx'
import { Suggestions } from './suggestions.tsx'

/** Search page without a query: suggestions and links. */
export function EmptyQuery({ lead }: { lead: string | undefined }) {
  return (
    <>
      {lead && <p className="lead">{lead}</p>}
      <Suggestions />
      <p>
        <LinkButton href={CATALOGUE_PATH}>Весь каталог</LinkButton>
      </p>
      <RecentlyViewed />
    </>
  )
}
