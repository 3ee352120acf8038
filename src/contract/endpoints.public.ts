import type { Endpoint } from './access.ts'

/** Endpoints of the storefront. Schemas are in the file of each noun. */
export const publicEndpoints = {
  manufacturers: {
    list: { method: 'GET', path: '/manufacturers', access: 'anyone' },
  },
  products: {
    list: {
      method: 'GET',
      path: '/products',
      access: 'anyone',
      searchesPerMinute: 600,
    },
    bySlug: { method: 'GET', path: '/products/{key}', access: 'anyone' },
    byId: { method: 'GET', path: '/products/id/{id}', access: 'anyone' },
  },
  catalogue: {
    list: { method: 'GET', path: '/catalogue', access: 'anyone', searchesPerMinute: 600 },
    models: { method: 'GET', path: '/catalogue/models', access: 'anyone' },
    similar: { method: 'GET', path: '/catalogue/similar', access: 'anyone' },
    selectable: { method: 'GET', path: '/catalogue/selectable', access: 'anyone' },
    named: { method: 'GET', path: '/catalogue/named', access: 'anyone' },
  },
  selection: {
    get: { method: 'GET', path: '/selection', access: 'anyone', perMinute: 600, isFromMemory: true },
  },
  search: {
    get: { method: 'GET', path: '/search', access: 'anyone', perMinute: 600 },
  },
  facets: {
    list: { method: 'GET', path: '/facets', access: 'anyone', perMinute: 600, isFromMemory: true },
  },
  categories: {
    list: { method: 'GET', path: '/categories', access: 'anyone' },
  },
  projects: {
    list: { method: 'GET', path: '/projects', access: 'anyone' },
    byId: { method: 'GET', path: '/projects/{id}', access: 'anyone' },
  },
  reviews: {
    list: { method: 'GET', path: '/reviews', access: 'anyone' },
  },
  districts: {
    list: { method: 'GET', path: '/districts', access: 'anyone' },
  },
  landingPages: {
    list: { method: 'GET', path: '/landing-pages', access: 'anyone' },
    bySlug: { method: 'GET', path: '/landing-pages/{slug}', access: 'anyone' },
  },
  settings: {
    get: { method: 'GET', path: '/settings', access: 'anyone' },
  },
  pages: {
    get: { method: 'GET', path: '/pages/{key}', access: 'anyone' },
    section: { method: 'GET', path: '/pages/chrome/{key}', access: 'anyone' },
  },
  faq: {
    categories: { method: 'GET', path: '/faq/categories', access: 'anyone' },
    category: { method: 'GET', path: '/faq/categories/{slug}', access: 'anyone' },
  },
  blog: {
    categories: { method: 'GET', path: '/blog/categories', access: 'anyone' },
    category: { method: 'GET', path: '/blog/categories/{key}', access: 'anyone' },
    categoryPosts: { method: 'GET', path: '/blog/categories/{key}/posts', access: 'anyone' },
    posts: { method: 'GET', path: '/blog/posts', access: 'anyone' },
    post: { method: 'GET', path: '/blog/posts/{id}', access: 'anyone' },
    postBySlug: { method: 'GET', path: '/blog/posts/slug/{slug}', access: 'anyone' },
  },
  ownTexts: {
    list: { method: 'GET', path: '/own-texts', access: 'anyone' },
  },
  inquiries: {
    contact: {
      method: 'POST',
      path: '/inquiries/contact',
      access: 'anyone',
      status: 201,
      perMinute: 300,
      maxBody: 400_000,
      errorsHaveSuccess: true,
    },
  },
  inquiryAttachments: {
    add: {
      method: 'POST',
      path: '/inquiries/{id}/attachments',
      access: 'anyone',
      status: 201,
      perMinute: 60,
      maxBody: 64_000,
      maxFiles: 5,
      files: 'photos',
    },
  },
  consentDocuments: {
    list: { method: 'GET', path: '/consent/documents', access: 'anyone' },
  },
} as const satisfies Record<string, Record<string, Endpoint>>
