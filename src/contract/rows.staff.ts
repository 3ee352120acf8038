import type { Row } from './access.ts'

/** Endpoints of the staff area. */
export const staffRows = {
  session: {
    me: { method: 'GET', path: '/admin/me', access: 'anyone' },
    login: { method: 'POST', path: '/admin/login', access: 'anyone' },
    logout: { method: 'POST', path: '/admin/logout', access: 'staff' },
  },
  adminInquiries: {
    list: { method: 'GET', path: '/admin/inquiries', access: 'staff' },
  },
} as const satisfies Record<string, Record<string, Row>>
