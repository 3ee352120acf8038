import type { Endpoint } from './access.ts'

/** Endpoints of what all records have: trash, versions, drafts, previews and the journal. */
export const recordEndpoints = {
  trash: {
    list: { method: 'GET', path: '/admin/trash', access: 'staff', section: 'none' },
    restore: {
      method: 'POST',
      path: '/admin/trash/{entity}/{id}/restore',
      access: 'staff',
      section: 'record',
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
  /** The trash in parts, where it is too much to be read whole. */
  trashParts: {
    list: { method: 'GET', path: '/admin/trash/part', access: 'staff', section: 'none' },
  },
  versions: {
    list: { method: 'GET', path: '/admin/versions/{entity}/{id}', access: 'staff', section: 'record' },
    get: {
      method: 'GET',
      path: '/admin/versions/{entity}/{id}/{version}',
      access: 'staff',
      section: 'record',
    },
    differences: {
      method: 'GET',
      path: '/admin/versions/{entity}/{id}/{version}/differences',
      access: 'staff',
      section: 'record',
    },
    restore: {
      method: 'POST',
      path: '/admin/versions/{entity}/{id}/{version}/restore',
      access: 'staff',
      section: 'record',
      changesContent: true,
    },
  },
  drafts: {
    list: { method: 'GET', path: '/admin/drafts', access: 'staff', section: 'record' },
    get: { method: 'GET', path: '/admin/drafts/{entity}/{id}', access: 'staff', section: 'record' },
    put: {
      method: 'PUT',
      path: '/admin/drafts/{entity}/{id}',
      access: 'staff',
      section: 'record',
      isBeside: true,
    },
    remove: {
      method: 'DELETE',
      path: '/admin/drafts/{entity}/{id}',
      access: 'staff',
      section: 'record',
      status: 204,
    },
    publish: {
      method: 'POST',
      path: '/admin/drafts/{entity}/{id}/publish',
      access: 'staff',
      section: 'record',
      changesContent: true,
    },
  },
  previews: {
    create: { method: 'POST', path: '/admin/previews', access: 'staff', section: 'record', status: 201 },
    remove: { method: 'DELETE', path: '/admin/previews/{id}', access: 'staff', section: 'none', status: 204 },
  },
  journal: {
    list: { method: 'GET', path: '/admin/journal', access: 'staff', section: 'none', hasScreen: true },
  },
} as const satisfies Record<string, Record<string, Endpoint>>
