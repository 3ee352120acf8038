import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { mediaKinds } from '../../../contract/content/media.ts'
import { id, oneOf, timestamps, version } from '../../platform/db/columns.ts'

/** Pictures and documents that staff uploaded. `name` is the file's own; sizes in pixels and bytes, null when unknown. */
export const media = pgTable(
  'media',
  {
    id: id(),
    url: text().notNull().unique(),
    kind: text({ enum: mediaKinds }).notNull(),
    name: text().notNull(),
    alt: text().notNull().default(''),
    width: integer(),
    height: integer(),
    bytes: integer(),
    version: version(),
    ...timestamps(),
  },
  (t) => [index().on(t.kind), check('media_kind_check', oneOf('kind', mediaKinds))],
)
