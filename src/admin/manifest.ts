import type { ComponentType } from 'react'
import type { CurrentUser } from '../contract/session.ts'
import type { StaffPath } from '../contract/staff-paths.ts'
import type { IconName } from '../ui/icon-name.ts'

export const ALL_ROLES: readonly CurrentUser['role'][] = ['admin', 'manager']

/** What the staff area must know of a resource before anything of it is loaded. */
export interface Resource {
  path: StaffPath
  /** The word in the navigation. */
  label: string
  /** The word in the breadcrumbs, when it is another. */
  breadcrumb?: string
  icon: IconName
  /** Who may open it; others are sent to /admin. */
  roles: readonly CurrentUser['role'][]
  /** Daily ones stay in sight on phones, the rest is behind «Ещё»; 'apart' is reached from other screens only. */
  group: 'daily' | 'staff' | 'content' | 'apart'
  list: Screen
  /** Further addresses under `path`: forms that are pages of their own. */
  pages?: readonly { path: StaffPath; screen: Screen }[]
}

type Screen = () => Promise<{ Component: ComponentType }>
