import {
  STAFF_MANUFACTURERS_PATH,
  STAFF_ORDER_PATH,
  STAFF_PRODUCTS_PATH,
} from '../../../domain/site/staff-paths.ts'
import { ALL_ROLES, type Resource } from '../../manifest.ts'

export const manifest: readonly Resource[] = [
  {
    path: STAFF_PRODUCTS_PATH,
    label: 'Товары',
    icon: 'tank',
    roles: ALL_ROLES,
    rights: ['catalogue'],
    group: 'daily',
    order: 20,
    list: () => import('./list/list.tsx'),
    pages: [{ path: STAFF_ORDER_PATH, screen: () => import('./order/screen.tsx') }],
  },
  // The same list as the tab «Производители» of the products.
  {
    path: STAFF_MANUFACTURERS_PATH,
    label: 'Производители',
    icon: 'truck',
    roles: ALL_ROLES,
    rights: ['catalogue'],
    group: 'content',
    order: 20,
    list: () => import('./makers/manufacturers-screen.tsx'),
  },
]
