import { accessories } from './accessories/manifest.ts'
import { blog } from './blog/manifest.ts'
import { catalogue, manufacturers } from './catalogue/manifest.ts'
import { consents } from './consents/manifest.ts'
import { dashboard } from './dashboard/manifest.ts'
import { deliveries } from './deliveries/manifest.ts'
import { faq } from './faq/manifest.ts'
import { imports } from './imports/manifest.ts'
import { inquiries } from './inquiries/manifest.ts'
import { journal } from './journal/manifest.ts'
import type { Resource } from './manifest.ts'
import { media } from './media/manifest.ts'
import { prices } from './prices/manifest.ts'
import { profile } from './profile/manifest.ts'
import { projects } from './projects/manifest.ts'
import { reports } from './reports/manifest.ts'
import { schedule } from './schedule/manifest.ts'
import { settings } from './settings/manifest.ts'
import { specs } from './specs/manifest.ts'
import { status } from './status/manifest.ts'
import { trash } from './trash/manifest.ts'
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
  manufacturers,
  accessories,
  imports,
  projects,
  faq,
  media,
  settings,
  consents,
  specs,
  deliveries,
  journal,
  trash,
  status,
  schedule,
]
