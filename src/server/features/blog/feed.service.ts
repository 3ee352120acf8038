import type { Database } from '../../platform/db/database.ts'
import { VISITOR } from '../../platform/db/scope.ts'
import { requireSettings } from '../settings/settings.service.ts'
import { listPosts } from './blog.service.ts'
import { buildFeed } from './feed.ts'

/** The published posts as RSS; without drafts for staff too. */
export async function composeFeed(db: Database, origin: string): Promise<string> {
  const [{ siteName }, posts] = await Promise.all([requireSettings(db), listPosts(db, VISITOR, 'true')])
  return buildFeed({
    title: `${siteName}: блог`,
    description: 'Как выбрать, поставить и обслуживать станцию автономной канализации',
    origin,
    posts,
  })
}
