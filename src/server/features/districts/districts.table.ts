import { boolean, check, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { GEO_LIMITS } from '../../../domain/site/geo-point.ts'
import { LABEL_SIDES } from '../../../domain/site/label-sides.ts'
import { id, oneOf, timestamps, version, within } from '../../platform/db/columns.ts'

const { latitude, longitude } = GEO_LIMITS

/** Districts that the company works in, on the map of the home page. */
export const districts = pgTable(
  'districts',
  {
    id: id(),
    name: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    label: text({ enum: LABEL_SIDES }).notNull().default('right'),
    order: integer().notNull(),
    published: boolean().notNull().default(true),
    version: version(),
    ...timestamps(),
  },
  () => [
    check('districts_label', oneOf('label', LABEL_SIDES)),
    check('districts_latitude', within('latitude', { min: -latitude, max: latitude })),
    check('districts_longitude', within('longitude', { min: -longitude, max: longitude })),
  ],
)
