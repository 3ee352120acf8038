import type { Endpoint } from './access.ts'
import { accountEndpoints } from './account/endpoints.account.ts'
import { priceEndpoints } from './catalogue/endpoints.prices.ts'
import { addressEndpoints } from './content/endpoints.addresses.ts'
import { sampleEndpoints } from './content/endpoints.samples.ts'
import { crud, crudWithScreen, writes } from './endpoints.crud.ts'
import { inquiryEndpoints } from './endpoints.inquiries.ts'
import { mediaEndpoints } from './endpoints.media.ts'
import { recordEndpoints } from './endpoints.records.ts'
import { pageEndpoints } from './pages/endpoints.pages.ts'

/** Endpoints of the staff area. */
export const staffEndpoints = {
  session: {
    me: { method: 'GET', path: '/admin/me', access: 'anyone', beforeSecondFactor: true },
    login: {
      method: 'POST',
      path: '/admin/login',
      access: 'anyone',
      perMinute: 120,
      maxBody: 16_000,
      isBeside: true,
    },
    second: {
      method: 'POST',
      path: '/admin/login/second',
      access: 'anyone',
      perMinute: 120,
      maxBody: 16_000,
      isBeside: true,
    },
    secondOptions: {
      method: 'POST',
      path: '/admin/login/second/options',
      access: 'anyone',
      perMinute: 120,
      maxBody: 16_000,
      isBeside: true,
    },
    logout: {
      method: 'POST',
      path: '/admin/logout',
      access: 'staff',
      section: 'none',
      beforeSecondFactor: true,
    },
  },
  adminProducts: {
    list: { method: 'GET', path: '/admin/products', access: 'staff', section: 'goods', hasScreen: true },
    create: {
      method: 'POST',
      path: '/products',
      access: 'staff',
      section: 'catalogue',
      status: 201,
      changesContent: true,
      isRepeatable: true,
    },
    update: {
      method: 'PATCH',
      path: '/products/{key}',
      access: 'staff',
      section: 'catalogue',
      changesContent: true,
    },
    updatePrice: {
      method: 'PATCH',
      path: '/products/{key}/price',
      access: 'staff',
      section: 'prices',
      mayBePlanned: true,
      changesContent: true,
    },
    remove: {
      method: 'DELETE',
      path: '/products/{key}',
      access: 'staff',
      section: 'catalogue',
      act: 'delete',
      status: 204,
      changesContent: true,
    },
    copy: {
      method: 'POST',
      path: '/products/{key}/copy',
      access: 'staff',
      section: 'catalogue',
      status: 201,
      changesContent: true,
      isRepeatable: true,
    },
    arrange: {
      method: 'PUT',
      path: '/products/order',
      access: 'staff',
      section: 'catalogue',
      changesContent: true,
      isRepeatable: true,
    },
  },
  /** The list of products in parts, for catalogues too large to be read whole; an addition of ours. */
  productParts: {
    list: { method: 'GET', path: '/admin/products/part', access: 'staff', section: 'goods' },
    found: { method: 'GET', path: '/admin/products/found', access: 'staff', section: 'goods' },
    place: {
      method: 'PUT',
      path: '/products/order/{key}',
      access: 'staff',
      section: 'catalogue',
      changesContent: true,
    },
  },
  /** Numbers that two sources state differently and that decide selections; an addition of ours. */
  doubts: {
    list: { method: 'GET', path: '/admin/doubted-numbers', access: 'staff', section: 'catalogue' },
  },
  /** One change of many products; an addition of ours. */
  bulkActions: {
    apply: {
      method: 'POST',
      path: '/products/bulk-actions',
      access: 'staff',
      section: 'catalogue',
      changesContent: true,
      isRepeatable: true,
    },
    undo: {
      method: 'POST',
      path: '/products/bulk-actions/{batchId}/undo',
      access: 'staff',
      section: 'catalogue',
      changesContent: true,
    },
  },
  productExport: {
    file: {
      method: 'GET',
      path: '/admin/products/export',
      access: 'staff',
      section: 'catalogue',
      act: 'export',
    },
  },
  /** The feed of products, for our own screen. */
  productFeed: {
    list: { method: 'GET', path: '/admin/feed', access: 'staff', section: 'catalogue', hasScreen: true },
    part: { method: 'GET', path: '/admin/feed/part', access: 'staff', section: 'catalogue' },
  },
  /** Telling search engines of changes. */
  indexNow: {
    get: { method: 'GET', path: '/admin/index-now', access: 'staff', section: 'catalogue' },
  },
  presence: {
    renew: { method: 'POST', path: '/admin/presence', access: 'staff', section: 'none' },
    leave: { method: 'DELETE', path: '/admin/presence', access: 'staff', section: 'none', status: 204 },
  },
  backups: {
    list: { method: 'GET', path: '/admin/backups', access: 'admin' },
    create: {
      method: 'POST',
      path: '/admin/backups',
      access: 'admin',
      status: 202,
      isRepeatable: true,
    },
    file: { method: 'GET', path: '/admin/backups/{name}', access: 'admin' },
  },
  restores: {
    held: { method: 'GET', path: '/admin/restores', access: 'admin' },
    release: { method: 'POST', path: '/admin/restores/release', access: 'admin' },
  },
  /** What will happen by itself, for our own screen. */
  schedule: {
    list: { method: 'GET', path: '/admin/schedule', access: 'staff', section: 'none' },
  },
  ...priceEndpoints,
  ...mediaEndpoints,
  adminManufacturers: writes('/manufacturers', 'id', 'catalogue'),
  adminAccessories: {
    ...crud('/admin/accessories', 'catalogue'),
    remove: {
      method: 'DELETE',
      path: '/admin/accessories/{id}',
      access: 'staff',
      section: 'catalogue',
      act: 'delete',
      status: 204,
      changesContent: true,
    },
  },
  adminCategories: writes('/categories', 'id', 'catalogue'),
  adminSpecCategories: {
    list: { method: 'GET', path: '/admin/specs/categories', access: 'staff', section: 'catalogue' },
    ...writes('/admin/specs/categories', 'id', 'catalogue'),
  },
  adminSpecParameters: {
    list: { method: 'GET', path: '/admin/specs/parameters', access: 'staff', section: 'catalogue' },
    ...writes('/admin/specs/parameters', 'id', 'catalogue'),
  },
  adminSpecMappings: {
    list: {
      method: 'GET',
      path: '/admin/specs/mappings/{categoryId}',
      access: 'staff',
      section: 'catalogue',
    },
    update: {
      method: 'PUT',
      path: '/admin/specs/mappings/{categoryId}',
      access: 'staff',
      section: 'catalogue',
      hasWholeBody: true,
      changesContent: true,
    },
  },
  adminSpecFilling: {
    get: { method: 'GET', path: '/admin/specs/filling', access: 'staff', section: 'catalogue' },
  },
  productSpecs: {
    get: { method: 'GET', path: '/products/{key}/specs', access: 'staff', section: 'catalogue' },
    update: {
      method: 'PUT',
      path: '/products/{key}/specs',
      access: 'staff',
      section: 'catalogue',
      hasWholeBody: true,
      changesContent: true,
    },
  },
  adminUsers: {
    list: { method: 'GET', path: '/admin/users', access: 'admin' },
    create: {
      method: 'POST',
      path: '/admin/users',
      access: 'admin',
      status: 201,
      isRepeatable: 'read-again',
      isLasting: true,
    },
    updateStatus: { method: 'PATCH', path: '/admin/users/{id}/status', access: 'admin' },
    updateRole: { method: 'PATCH', path: '/admin/users/{id}/role', access: 'admin' },
    updateRights: { method: 'PUT', path: '/admin/users/{id}/rights', access: 'admin' },
    resetPassword: {
      method: 'POST',
      path: '/admin/users/{id}/reset-password',
      access: 'admin',
      maxBody: 16_000,
    },
  },
  account: {
    update: { method: 'PATCH', path: '/admin/users/{id}', access: 'staff', section: 'none' },
    changePassword: {
      method: 'POST',
      path: '/admin/change-password',
      access: 'staff',
      section: 'none',
      perMinute: 60,
      maxBody: 16_000,
    },
  },
  adminSettings: {
    get: { method: 'GET', path: '/admin/settings', access: 'admin' },
    update: { method: 'PUT', path: '/admin/settings', access: 'admin', changesContent: true },
  },
  adminBlogPosts: writes('/blog/posts', 'id', 'content'),
  adminBlogCategories: writes('/blog/categories', 'key', 'content'),
  adminProjects: crudWithScreen('/admin/projects', 'content'),
  adminProjectCategories: crud('/admin/projects/categories', 'content'),
  adminReviews: crudWithScreen('/admin/reviews', 'content'),
  adminDistricts: crudWithScreen('/admin/districts', 'content'),
  adminFaqCategories: crud('/admin/faq/categories', 'content'),
  adminFaqItems: crud('/admin/faq/items', 'content'),
  adminLandingPages: crudWithScreen('/admin/landing-pages', 'content'),
  status: {
    get: { method: 'GET', path: '/admin/status', access: 'admin' },
    errors: { method: 'GET', path: '/admin/status/errors', access: 'admin' },
  },
  ...accountEndpoints,
  ...addressEndpoints,
  ...sampleEndpoints,
  ...pageEndpoints,
  ...recordEndpoints,
  ...inquiryEndpoints,
} as const satisfies Record<string, Record<string, Endpoint>>
