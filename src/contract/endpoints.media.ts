import type { Endpoint } from './access.ts'

/** Endpoints of pictures and documents: uploads, the library, and matching its pictures with products. */
export const mediaEndpoints = {
  uploads: {
    image: {
      method: 'POST',
      path: '/upload/image',
      access: 'staff',
      section: 'files',
      maxFiles: 1,
      files: 'picture',
      isRepeatable: true,
    },
  },
  media: {
    list: { method: 'GET', path: '/admin/media', access: 'staff', section: 'files', hasScreen: true },
    update: {
      method: 'PATCH',
      path: '/admin/media/{id}',
      access: 'staff',
      section: 'files',
      changesContent: true,
    },
    remove: {
      method: 'DELETE',
      path: '/admin/media/{id}',
      access: 'staff',
      section: 'files',
      act: 'delete',
      status: 204,
      changesContent: true,
    },
    replace: {
      method: 'POST',
      path: '/admin/media/{id}/replace',
      access: 'staff',
      section: 'files',
      changesContent: true,
      isRepeatable: true,
    },
    removeMany: {
      method: 'POST',
      path: '/admin/media/remove',
      access: 'staff',
      section: 'files',
      act: 'delete',
      changesContent: true,
      isRepeatable: true,
    },
  },
  /** The library in parts, where it is too large to be read whole. */
  mediaParts: {
    list: { method: 'GET', path: '/admin/media/part', access: 'staff', section: 'files' },
    found: { method: 'GET', path: '/admin/media/found', access: 'staff', section: 'files' },
  },
  mediaMatching: {
    place: {
      method: 'POST',
      path: '/admin/media/match/apply',
      access: 'staff',
      section: 'catalogue',
      changesContent: true,
      isRepeatable: true,
    },
    undoPlacing: {
      method: 'POST',
      path: '/admin/media/match/{batchId}/undo',
      access: 'staff',
      section: 'catalogue',
      changesContent: true,
      isRepeatable: true,
    },
  },
  mediaFiles: {
    create: {
      method: 'POST',
      path: '/admin/media',
      access: 'staff',
      section: 'files',
      status: 201,
      maxFiles: 1,
      files: 'document',
      isRepeatable: true,
    },
    match: {
      method: 'POST',
      path: '/admin/media/match',
      access: 'staff',
      section: 'catalogue',
      maxFiles: 500,
      files: 'pictures',
    },
  },
} as const satisfies Record<string, Record<string, Endpoint>>
