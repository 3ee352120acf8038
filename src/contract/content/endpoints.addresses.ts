import type { Endpoint } from '../access.ts'

/** Endpoints of addresses that are no pages: where they lead, and who looked for them. No visitor's page shows them, so that none is dropped. */
export const addressEndpoints = {
  redirects: {
    list: { method: 'GET', path: '/admin/redirects', access: 'staff', section: 'content', hasScreen: true },
    create: {
      method: 'POST',
      path: '/admin/redirects',
      access: 'staff',
      section: 'content',
      status: 201,
      isRepeatable: true,
    },
    update: { method: 'PUT', path: '/admin/redirects/{id}', access: 'staff', section: 'content' },
    remove: {
      method: 'DELETE',
      path: '/admin/redirects/{id}',
      access: 'staff',
      section: 'content',
      act: 'delete',
      status: 204,
    },
    file: {
      method: 'GET',
      path: '/admin/redirects/export',
      access: 'staff',
      section: 'content',
      act: 'export',
    },
    import: {
      method: 'POST',
      path: '/admin/redirects/import',
      access: 'staff',
      section: 'content',
      maxFiles: 1,
      files: 'redirects',
    },
  },
  /** The redirects in parts, where they are too many to be read whole. */
  redirectParts: {
    list: { method: 'GET', path: '/admin/redirects/part', access: 'staff', section: 'content' },
  },
  notFound: {
    list: { method: 'GET', path: '/admin/not-found', access: 'staff', section: 'content' },
    remove: {
      method: 'DELETE',
      path: '/admin/not-found/{id}',
      access: 'staff',
      section: 'content',
      status: 204,
    },
  },
} as const satisfies Record<string, Record<string, Endpoint>>
