import type { Endpoint } from '../access.ts'

/** Endpoints of the content that the site came with. What is left as it is may open the site to search engines: pages are dropped. */
export const sampleEndpoints = {
  samples: {
    list: { method: 'GET', path: '/admin/samples', access: 'staff', section: 'none' },
    accept: {
      method: 'POST',
      path: '/admin/samples/{key}/accept',
      access: 'admin',
      changesContent: true,
    },
    reopen: {
      method: 'DELETE',
      path: '/admin/samples/{key}/accept',
      access: 'admin',
      changesContent: true,
    },
  },
} as const satisfies Record<string, Record<string, Endpoint>>
