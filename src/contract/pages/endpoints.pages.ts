import type { Endpoint } from '../access.ts'

/** Endpoints of the texts of pages, for staff. */
export const pageEndpoints = {
  adminPages: {
    list: { method: 'GET', path: '/admin/pages', access: 'staff', section: 'content', hasScreen: true },
    get: { method: 'GET', path: '/admin/pages/{key}', access: 'staff', section: 'content' },
    update: {
      method: 'PUT',
      path: '/admin/pages/{key}',
      access: 'staff',
      section: 'content',
      changesContent: true,
    },
    reset: {
      method: 'POST',
      path: '/admin/pages/{key}/reset',
      access: 'staff',
      section: 'content',
      changesContent: true,
    },
  },
} as const satisfies Record<string, Record<string, Endpoint>>
