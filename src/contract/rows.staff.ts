import type { Row } from './access.ts'

/** Endpoints of the staff area. */
export const staffRows = {
  session: {
    me: { method: 'GET', path: '/admin/me', access: 'anyone' },
    login: { method: 'POST', path: '/admin/login', access: 'anyone' },
    logout: { method: 'POST', path: '/admin/logout', access: 'staff' },
  },
  adminProducts: {
    create: { method: 'POST', path: '/products', access: 'staff', status: 201 },
    update: { method: 'PATCH', path: '/products/{key}', access: 'staff' },
    updatePrice: { method: 'PATCH', path: '/products/{key}/price', access: 'staff' },
  },
  adminCategories: {
    create: { method: 'POST', path: '/categories', access: 'staff', status: 201 },
    update: { method: 'PUT', path: '/categories/{id}', access: 'staff' },
    remove: { method: 'DELETE', path: '/categories/{id}', access: 'staff', status: 204 },
  },
  adminInquiries: {
    list: { method: 'GET', path: '/admin/inquiries', access: 'staff' },
  },
} as const satisfies Record<string, Record<string, Row>>
