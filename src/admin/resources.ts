import { catalogue } from './catalogue/manifest.ts'
import { dashboard } from './dashboard/manifest.ts'
import { inquiries } from './inquiries/manifest.ts'
import type { Resource } from './manifest.ts'

/** The table of contents of the staff area, in the order of the navigation. */
export const resources: readonly Resource[] = [dashboard, catalogue, inquiries]
