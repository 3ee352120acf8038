import type { ComponentType } from 'react'
import type { CurrentUser } from '../contract/session.ts'
import type { StaffPath } from '../contract/staff-screens.ts'
import type { Right } from '../domain/staff/rights.ts'
import type { IconName } from '../ui/icon-name.ts'

export const ALL_ROLES: readonly CurrentUser['role'][] = ['admin', 'manager']

/** Manifest of a resource; loaded before its screens. `src/admin/resources.ts` finds every `resources/<folder>/manifest.ts`. */
export type Resource = Section & (Linked | Apart)

interface Section {
  path: StaffPath
  /** Label in the navigation. */
  label: string
  /** Label in the breadcrumbs, when different. */
  breadcrumb?: string
  icon: IconName
  /** Roles with access; others are redirected to /admin. */
  roles: readonly CurrentUser['role'][]
  /** Rights of which a narrowed manager needs one; absent: none. */
  rights?: readonly Right[]
  list: Screen
  /** Screen elsewhere that counts as part of this one in the navigation. */
  also?: StaffPath
  /** Further screens under `path`: forms that are not dialogs. */
  pages?: readonly { path: StaffPath; screen: Screen }[]
}

/** Groups of the navigation in their order, some with a title: on phones `daily` ones are visible, others behind «Ещё». */
export const NAVIGATION_GROUPS = {
  daily: null,
  staff: null,
  content: 'Содержание сайта',
  records: 'Учёт',
} as const

/** A resource with a link in the navigation. */
interface Linked {
  group: keyof typeof NAVIGATION_GROUPS
  /** Its place in the group, in steps of ten. */
  order: number
}

/** One that other screens alone link to. */
interface Apart {
  group: 'apart'
  order?: never
}

type Screen = () => Promise<{ Component: ComponentType }>
