import type { ComponentType } from 'react'
import type { CurrentUser } from '../contract/session.ts'
import type { StaffPath } from '../contract/staff-screens.ts'
import type { IconName } from '../ui/icon-name.ts'

export const ALL_ROLES: readonly CurrentUser['role'][] = ['admin', 'manager']

/** Manifest of a resource; loaded before its screens. */
export interface Resource {
  path: StaffPath
  /** Label in the navigation. */
  label: string
  /** Label in the breadcrumbs, when different. */
  breadcrumb?: string
  icon: IconName
  /** Roles with access; others are redirected to /admin. */
  roles: readonly CurrentUser['role'][]
  /** Group in the navigation: on phones `daily` ones are visible, others behind «Ещё»; `apart` is linked from other screens only. */
  group: 'daily' | 'staff' | 'content' | 'records' | 'apart'
  list: Screen
  /** Screen elsewhere that counts as part of this one in the navigation. */
  also?: StaffPath
  /** Further screens under `path`: forms that are not dialogs. */
  pages?: readonly { path: StaffPath; screen: Screen }[]
}

type Screen = () => Promise<{ Component: ComponentType }>
