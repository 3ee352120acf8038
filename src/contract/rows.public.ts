import type { Row } from './access.ts'

/** Endpoints a visitor's browser may call. Schemas stand in the file of each noun. */
export const publicRows = {
  manufacturers: {
    list: { method: 'GET', path: '/manufacturers', access: 'anyone' },
  },
  products: {
    list: { method: 'GET', path: '/products', access: 'anyone' },
    bySlug: { method: 'GET', path: '/products/{key}', access: 'anyone' },
    byId: { method: 'GET', path: '/products/id/{id}', access: 'anyone' },
  },
  categories: {
    list: { method: 'GET', path: '/categories', access: 'anyone' },
  },
  settings: {
    get: { method: 'GET', path: '/settings', access: 'anyone' },
  },
  inquiries: {
    contact: { method: 'POST', path: '/inquiries/contact', access: 'anyone', status: 201, perMinute: 120 },
  },
} as const satisfies Record<string, Record<string, Row>>
