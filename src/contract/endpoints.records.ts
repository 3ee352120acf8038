import type { Endpoint } from './access.ts'

/** Endpoints of what all records have: trash, versions, drafts, previews and the journal. */
export const recordEndpoints = {
  trash: {
    list: { method: 'GET', path: '/admin/trash', access: 'staff' },
    restore: {
      method: 'POST',
      path: '/admin/trash/{entity}/{id}/restore',
      access: 'staff',
      changesContent: true,
      isRepeatable: true,
    },
    remove: {
      method: 'DELETE',
      path: '/admin/trash/{entity}/{id}',
      access: 'admin',
      status: 204,
      changesContent: true,
    },
  },
  versions: {
    list: { method: 'GET', path: '/admin/versions/{entity}/{id}', access: 'staff' },
    get: { method: 'GET', path: '/admin/versions/{entity}/{id}/{version}', access: 'staff' },
    differences: {
      method: 'GET',
      path: '/admin/versions/{entity}/{id}/{version}/differences',
      access: 'staff',
    },
    restore: {
      method: 'POST',
      path: '/admin/versions/{entity}/{id}/{version}/restore',
      access: 'staff',
      changesContent: true,
    },
  },
  drafts: {
    list: { method: 'GET', path: '/admin/drafts', access: 'staff' },
    get: { method: 'GET', path: '/admin/drafts/{entity}/{id}', access: 'staff' },
    put: { method: 'PUT', path: '/admin/drafts/{entity}/{id}', access: 'staff', isBeside: true },
    remove: { method: 'DELETE', path: '/admin/drafts/{entity}/{id}', access: 'staff', status: 204 },
    publish: {
      method: 'POST',
      path: '/admin/drafts/{entity}/{id}/publish',
      access: 'staff',
      changesContent: true,
    },
  },
  previews: {
    create: { method: 'POST', path: '/admin/previews', access: 'staff', status: 201 },
    remove: { method: 'DELETE', path: '/admin/previews/{id}', access: 'staff', status: 204 },
  },
  journal: {
    list: { method: 'GET', path: '/admin/journal', access: 'staff', hasScreen: true },
  },
} as const satisfies Record<string, Record<string, Endpoint>>
