import type { Endpoint } from './access.ts'

/** Endpoints of inquiries, of what tells staff about them, and of consents. */
export const inquiryEndpoints = {
  adminInquiries: {
    list: { method: 'GET', path: '/admin/inquiries', access: 'staff' },
    counts: { method: 'GET', path: '/admin/inquiries/counts', access: 'staff' },
    byId: { method: 'GET', path: '/admin/inquiries/{id}', access: 'staff' },
  },
  inquiryExport: {
    file: { method: 'GET', path: '/admin/inquiries/export', access: 'staff' },
  },
  inquiryWork: {
    create: {
      method: 'POST',
      path: '/admin/inquiries',
      access: 'staff',
      status: 201,
      isRepeatable: 'read-again',
      isLasting: true,
    },
    update: { method: 'PATCH', path: '/admin/inquiries/{id}', access: 'staff' },
    changeSeveral: {
      method: 'POST',
      path: '/admin/inquiries/changes',
      access: 'staff',
      isRepeatable: true,
    },
    undoSeveral: {
      method: 'POST',
      path: '/admin/inquiries/changes/{undo}/undo',
      access: 'staff',
      isRepeatable: true,
    },
    take: { method: 'POST', path: '/admin/inquiries/{id}/take', access: 'staff' },
    addNote: {
      method: 'POST',
      path: '/admin/inquiries/{id}/notes',
      access: 'staff',
      status: 201,
      isRepeatable: 'read-again',
      isLasting: true,
    },
    correctNote: { method: 'PATCH', path: '/admin/inquiries/{id}/notes/{noteId}', access: 'staff' },
    merge: {
      method: 'POST',
      path: '/admin/inquiries/merge',
      access: 'staff',
      isRepeatable: 'read-again',
    },
    unmerge: {
      method: 'POST',
      path: '/admin/inquiries/{into}/unmerge',
      access: 'staff',
      isRepeatable: 'read-again',
    },
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
    subscribe: { method: 'POST', path: '/admin/push', access: 'staff', status: 201, isBeside: true },
    unsubscribe: { method: 'DELETE', path: '/admin/push', access: 'staff' },
  },
  consents: {
    find: { method: 'GET', path: '/admin/consents', access: 'admin' },
    export: { method: 'GET', path: '/admin/consents/export', access: 'admin' },
    withdraw: { method: 'POST', path: '/admin/consents/withdraw', access: 'admin' },
    erase: { method: 'POST', path: '/admin/consents/erase', access: 'admin' },
  },
} as const satisfies Record<string, Record<string, Endpoint>>
