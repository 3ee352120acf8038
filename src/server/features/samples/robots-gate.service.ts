import type { Samples } from '../../../contract/content/samples.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { oncePer } from '../../../lib/once-per.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ContentCache } from '../../platform/pages/content-cache.ts'
import { describePublicUrl } from '../../public-url.ts'
import { listAuthors, withAuthors } from './sample-authors.service.ts'
import { listSamples } from './samples.service.ts'

/** The list of samples in memory, and what follows from it for search engines. */
export interface RobotsGate {
  /** The list, read once per content version. */
  read(): Promise<Samples>
  /** The same as staff read it, with who replaced or removed what. */
  readFor(reader: CurrentUser): Promise<Samples>
  /** Whether search engines are told not to show the site; the last known answer while the database is away. */
  isClosed(): Promise<boolean>
}

declare module '../../platform/http/api-context.ts' {
  interface ApiContext {
    /** Samples that the shop came with. */
    robotsGate: RobotsGate
  }
}

/** Opens the gate of a shop; cached answers ask it by `contentCache.isClosed`, which waits for nothing. */
export function createRobotsGate(
  db: Database,
  contentCache: ContentCache,
  publicUrl: string | undefined,
): RobotsGate {
  const readAt = oncePer((_version: object) => listSamples(db, publicUrl))
  const read = () => readAt(contentCache.version)
  const authorsAt = oncePer(async (version: object) => listAuthors(db, await readAt(version)))
  const readFor = async (reader: CurrentUser) => {
    const { version } = contentCache
    return withAuthors(await readAt(version), await authorsAt(version), reader)
  }
  if (describePublicUrl(publicUrl) !== null) return { read, readFor, isClosed: async () => false }
  let known: { version: object; isClosed: boolean } | null = null
  contentCache.isClosed = () => (known?.version === contentCache.version ? known.isClosed : null)
  return {
    read,
    readFor,
    async isClosed() {
      const { version } = contentCache
      if (known?.version === version) return known.isClosed
      try {
        const { isClosed } = await readAt(version)
        if (version === contentCache.version) known = { version, isClosed }
        return isClosed
      } catch {
        return known?.isClosed ?? false
      }
    },
  }
}
