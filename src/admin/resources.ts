import { blog } from './blog/manifest.ts'
import { catalogue } from './catalogue/manifest.ts'
import { consents } from './consents/manifest.ts'
import { dashboard } from './dashboard/manifest.ts'
import { deliveries } from './deliveries/manifest.ts'
import { faq } from './faq/manifest.ts'
import { inquiries } from './inquiries/manifest.ts'
import type { Resource } from './manifest.ts'
import { prices } from './prices/manifest.ts'
import { profile } from './profile/manifest.ts'
import { projects } from './projects/manifest.ts'
import { reports } from './reports/manifest.ts'
import { settings } from './settings/manifest.ts'
import { specs } from './specs/manifest.ts'
import { users } from './users/manifest.ts'

/** All resources of the staff area, in the order of the navigation. */
export const resources: readonly Resource[] = [
  dashboard,
  catalogue,
  inquiries,
  blog,
  users,
  profile,
  reports,
  prices,
  projects,
  faq,
  settings,
  consents,
  specs,
  deliveries,
]
