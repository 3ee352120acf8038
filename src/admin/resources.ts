import type { Resource } from './manifest.ts'
import { accessories } from './resources/accessories/manifest.ts'
import { blog } from './resources/blog/manifest.ts'
import { catalogue, manufacturers } from './resources/catalogue/manifest.ts'
import { consents } from './resources/consents/manifest.ts'
import { dashboard } from './resources/dashboard/manifest.ts'
import { deliveries } from './resources/deliveries/manifest.ts'
import { faq } from './resources/faq/manifest.ts'
import { imports } from './resources/imports/manifest.ts'
import { inquiries } from './resources/inquiries/manifest.ts'
import { journal } from './resources/journal/manifest.ts'
import { media } from './resources/media/manifest.ts'
import { prices } from './resources/prices/manifest.ts'
import { profile } from './resources/profile/manifest.ts'
import { projects } from './resources/projects/manifest.ts'
import { reports } from './resources/reports/manifest.ts'
import { schedule } from './resources/schedule/manifest.ts'
import { settings } from './resources/settings/manifest.ts'
import { specs } from './resources/specs/manifest.ts'
import { status } from './resources/status/manifest.ts'
import { trash } from './resources/trash/manifest.ts'
import { users } from './resources/users/manifest.ts'

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
