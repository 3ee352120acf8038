import type { Endpoint } from './access.ts'

/** Endpoints of inquiries, of what tells staff about them, and of consents. */
export const inquiryEndpoints = {
  adminInquiries: {
    list: { method: 'GET', path: '/admin/inquiries', access: 'staff', section: 'inquiries' },
    counts: { method: 'GET', path: '/admin/inquiries/counts', access: 'staff', section: 'inquiries' },
    byId: { method: 'GET', path: '/admin/inquiries/{id}', access: 'staff', section: 'inquiries' },
  },
  inquiryExport: {
    file: {
      method: 'GET',
      path: '/admin/inquiries/export',
      access: 'staff',
      section: 'inquiries',
      act: 'export',
    },
  },
  inquiryWork: {
    create: {
      method: 'POST',
      path: '/admin/inquiries',
      access: 'staff',
      section: 'inquiries',
      status: 201,
      isRepeatable: 'read-again',
      isLasting: true,
    },
    update: { method: 'PATCH', path: '/admin/inquiries/{id}', access: 'staff', section: 'inquiries' },
    changeSeveral: {
      method: 'POST',
      path: '/admin/inquiries/changes',
      access: 'staff',
      section: 'inquiries',
      isRepeatable: true,
    },
    undoSeveral: {
      method: 'POST',
      path: '/admin/inquiries/changes/{undo}/undo',
      access: 'staff',
      section: 'inquiries',
      isRepeatable: true,
    },
    take: { method: 'POST', path: '/admin/inquiries/{id}/take', access: 'staff', section: 'inquiries' },
    addNote: {
      method: 'POST',
      path: '/admin/inquiries/{id}/notes',
      access: 'staff',
      section: 'inquiries',
      status: 201,
      isRepeatable: 'read-again',
      isLasting: true,
    },
    correctNote: {
      method: 'PATCH',
      path: '/admin/inquiries/{id}/notes/{noteId}',
      access: 'staff',
      section: 'inquiries',
    },
    merge: {
      method: 'POST',
      path: '/admin/inquiries/merge',
      access: 'staff',
      section: 'inquiries',
      act: 'merge',
      isRepeatable: 'read-again',
    },
    unmerge: {
      method: 'POST',
      path: '/admin/inquiries/{into}/unmerge',
      access: 'staff',
      section: 'inquiries',
      act: 'merge',
      isRepeatable: 'read-again',
    },
    assignees: { method: 'GET', path: '/admin/inquiries/assignees', access: 'staff', section: 'none' },
    lostReasons: {
      method: 'GET',
      path: '/admin/inquiries/lost-reasons',
      access: 'staff',
      section: 'inquiries',
    },
  },
  inquiryAttachments: {
    file: {
      method: 'GET',
      path: '/admin/inquiries/{id}/attachments/{attachmentId}',
      access: 'staff',
      section: 'inquiries',
    },
  },
  deliveries: {
    list: { method: 'GET', path: '/admin/deliveries', access: 'staff', section: 'inquiries' },
    retry: { method: 'POST', path: '/admin/deliveries/{id}/retry', access: 'staff', section: 'inquiries' },
  },
  /** Server-sent events: not of the contract, whose calls answer once. */
  events: {
    stream: { method: 'GET', path: '/admin/events', access: 'staff', section: 'inquiries' },
  },
  reports: {
    get: { method: 'GET', path: '/admin/reports', access: 'staff', section: 'inquiries' },
  },
  channels: {
    get: { method: 'GET', path: '/admin/channels', access: 'admin' },
    update: { method: 'PUT', path: '/admin/channels', access: 'admin' },
    test: { method: 'POST', path: '/admin/channels/{name}/test', access: 'admin' },
  },
  push: {
    get: { method: 'GET', path: '/admin/push', access: 'staff', section: 'inquiries' },
    subscribe: {
      method: 'POST',
      path: '/admin/push',
      access: 'staff',
      section: 'inquiries',
      status: 201,
      isBeside: true,
    },
    unsubscribe: { method: 'DELETE', path: '/admin/push', access: 'staff', section: 'inquiries' },
  },
  consents: {
    find: { method: 'GET', path: '/admin/consents', access: 'admin' },
    export: { method: 'GET', path: '/admin/consents/export', access: 'admin' },
    withdraw: { method: 'POST', path: '/admin/consents/withdraw', access: 'admin' },
    erase: { method: 'POST', path: '/admin/consents/erase', access: 'admin' },
  },
} as const satisfies Record<string, Record<string, Endpoint>>
