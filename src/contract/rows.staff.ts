import type { Row } from './access.ts'

/** Endpoints of the staff area. */
export const staffRows = {
  session: {
    me: { method: 'GET', path: '/admin/me', access: 'anyone' },
    login: { method: 'POST', path: '/admin/login', access: 'anyone', perMinute: 120 },
    logout: { method: 'POST', path: '/admin/logout', access: 'staff' },
  },
  adminProducts: {
    create: { method: 'POST', path: '/products', access: 'staff', status: 201, changesContent: true },
    update: { method: 'PATCH', path: '/products/{key}', access: 'staff', changesContent: true },
    updatePrice: { method: 'PATCH', path: '/products/{key}/price', access: 'staff', changesContent: true },
  },
  adminCategories: {
    create: { method: 'POST', path: '/categories', access: 'staff', status: 201, changesContent: true },
    update: { method: 'PUT', path: '/categories/{id}', access: 'staff', changesContent: true },
    remove: {
      method: 'DELETE',
      path: '/categories/{id}',
      access: 'staff',
      status: 204,
      changesContent: true,
    },
  },
  adminInquiries: {
    list: { method: 'GET', path: '/admin/inquiries', access: 'staff' },
  },
} as const satisfies Record<string, Record<string, Row>>
