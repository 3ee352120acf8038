import type { Endpoint } from './access.ts'

/** The four endpoints of a simple staff resource whose content is public. */
const crud = <Path extends `/${string}`>(path: Path) =>
  ({
    list: { method: 'GET', path, access: 'staff' },
    create: { method: 'POST', path, access: 'staff', status: 201, changesContent: true },
    update: { method: 'PUT', path: `${path}/{id}`, access: 'staff', changesContent: true },
    remove: { method: 'DELETE', path: `${path}/{id}`, access: 'staff', changesContent: true },
  }) as const

/** The same for a resource whose screen has the address of its list: `/api/admin/projects` and `/admin/projects`. */
const crudWithScreen = <Path extends `/admin/${string}`>(path: Path) =>
  ({ ...crud(path), list: { method: 'GET', path, access: 'staff', hasScreen: true } }) as const

/** The writes of a public resource, whose list visitors read at the same path; `key` names the id in it. */
const writes = <Path extends `/${string}`, Key extends 'id' | 'key'>(path: Path, key: Key) =>
  ({
    create: { method: 'POST', path, access: 'staff', status: 201, changesContent: true },
    update: { method: 'PUT', path: `${path}/{${key}}`, access: 'staff', changesContent: true },
    remove: {
      method: 'DELETE',
      path: `${path}/{${key}}`,
      access: 'staff',
      status: 204,
      changesContent: true,
    },
  }) as const

/** Endpoints of the staff area. */
export const staffEndpoints = {
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
  prices: {
    bulkUpdate: {
      method: 'POST',
      path: '/products/bulk-price-update',
      access: 'staff',
      changesContent: true,
    },
    bulkPreview: { method: 'POST', path: '/products/bulk-price-update/preview', access: 'staff' },
    bulkUndo: {
      method: 'POST',
      path: '/products/bulk-price-update/{id}/undo',
      access: 'staff',
      changesContent: true,
    },
    bulkLast: { method: 'GET', path: '/products/bulk-price-update/last', access: 'staff' },
    history: { method: 'GET', path: '/products/{key}/prices', access: 'staff' },
  },
  uploads: {
    image: { method: 'POST', path: '/upload/image', access: 'staff' },
  },
  adminManufacturers: writes('/manufacturers', 'id'),
  adminCategories: writes('/categories', 'id'),
  adminUsers: {
    list: { method: 'GET', path: '/admin/users', access: 'admin' },
    create: { method: 'POST', path: '/admin/users', access: 'admin', status: 201 },
    updateStatus: { method: 'PATCH', path: '/admin/users/{id}/status', access: 'admin' },
    updateRole: { method: 'PATCH', path: '/admin/users/{id}/role', access: 'admin' },
    resetPassword: { method: 'POST', path: '/admin/users/{id}/reset-password', access: 'admin' },
  },
  account: {
    update: { method: 'PATCH', path: '/admin/users/{id}', access: 'staff' },
    changePassword: { method: 'POST', path: '/admin/change-password', access: 'staff', perMinute: 60 },
  },
  adminSettings: {
    get: { method: 'GET', path: '/admin/settings', access: 'admin' },
    update: { method: 'PUT', path: '/admin/settings', access: 'admin', changesContent: true },
  },
  adminBlogPosts: writes('/blog/posts', 'id'),
  adminBlogCategories: writes('/blog/categories', 'key'),
  adminProjects: crudWithScreen('/admin/projects'),
  adminProjectCategories: crud('/admin/projects/categories'),
  adminFaqCategories: crud('/admin/faq/categories'),
  adminFaqItems: crud('/admin/faq/items'),
  adminInquiries: {
    list: { method: 'GET', path: '/admin/inquiries', access: 'staff' },
    counts: { method: 'GET', path: '/admin/inquiries/counts', access: 'staff' },
    byId: { method: 'GET', path: '/admin/inquiries/{id}', access: 'staff' },
  },
  inquiryExport: {
    file: { method: 'GET', path: '/admin/inquiries/export', access: 'staff' },
  },
  inquiryWork: {
    update: { method: 'PATCH', path: '/admin/inquiries/{id}', access: 'staff' },
    take: { method: 'POST', path: '/admin/inquiries/{id}/take', access: 'staff' },
    addNote: { method: 'POST', path: '/admin/inquiries/{id}/notes', access: 'staff', status: 201 },
    merge: { method: 'POST', path: '/admin/inquiries/merge', access: 'staff' },
    unmerge: { method: 'POST', path: '/admin/inquiries/{into}/unmerge', access: 'staff' },
    assignees: { method: 'GET', path: '/admin/inquiries/assignees', access: 'staff' },
    lostReasons: { method: 'GET', path: '/admin/inquiries/lost-reasons', access: 'staff' },
  },
  inquiryAttachments: {
    file: { method: 'GET', path: '/admin/inquiries/{id}/attachments/{attachmentId}', access: 'staff' },
  },
  deliveries: {
    list: { method: 'GET', path: '/admin/deliveries', access: 'staff' },
    retry: { method: 'POST', path: '/admin/deliveries/{id}/retry', access: 'staff' },
  },
  /** Server-sent events: not of the contract, whose calls answer once. */
  events: {
    stream: { method: 'GET', path: '/admin/events', access: 'staff' },
  },
  reports: {
    get: { method: 'GET', path: '/admin/reports', access: 'staff' },
  },
  channels: {
    get: { method: 'GET', path: '/admin/channels', access: 'admin' },
    update: { method: 'PUT', path: '/admin/channels', access: 'admin' },
    test: { method: 'POST', path: '/admin/channels/{name}/test', access: 'admin' },
  },
  push: {
    get: { method: 'GET', path: '/admin/push', access: 'staff' },
    subscribe: { method: 'POST', path: '/admin/push', access: 'staff', status: 201 },
    unsubscribe: { method: 'DELETE', path: '/admin/push', access: 'staff' },
  },
  consents: {
    find: { method: 'GET', path: '/admin/consents', access: 'admin' },
    export: { method: 'GET', path: '/admin/consents/export', access: 'admin' },
    withdraw: { method: 'POST', path: '/admin/consents/withdraw', access: 'admin' },
    erase: { method: 'POST', path: '/admin/consents/erase', access: 'admin' },
  },
} as const satisfies Record<string, Record<string, Endpoint>>
