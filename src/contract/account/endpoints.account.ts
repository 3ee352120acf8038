import type { Endpoint } from '../access.ts'

/** Endpoints of one's own sign-in and of its rules; an addition of ours. */
export const accountEndpoints = {
  secondFactor: {
    get: { method: 'GET', path: '/admin/second-factor', access: 'staff', section: 'none' },
    begin: {
      method: 'POST',
      path: '/admin/second-factor/totp',
      access: 'staff',
      section: 'none',
      perMinute: 60,
      maxBody: 16_000,
      isBeside: true,
    },
    confirm: {
      method: 'POST',
      path: '/admin/second-factor/totp/confirm',
      access: 'staff',
      section: 'none',
      perMinute: 60,
      maxBody: 16_000,
      isBeside: true,
    },
    renewCodes: {
      method: 'POST',
      path: '/admin/second-factor/recovery-codes',
      access: 'staff',
      section: 'none',
      perMinute: 60,
      maxBody: 16_000,
      isBeside: true,
    },
    turnOff: {
      method: 'POST',
      path: '/admin/second-factor/off',
      access: 'staff',
      section: 'none',
      perMinute: 60,
      maxBody: 16_000,
      isBeside: true,
    },
    takeOff: { method: 'DELETE', path: '/admin/users/{id}/second-factor', access: 'admin', status: 204 },
  },
  ownSessions: {
    list: { method: 'GET', path: '/admin/sessions', access: 'staff', section: 'none' },
    end: { method: 'DELETE', path: '/admin/sessions/{id}', access: 'staff', section: 'none', status: 204 },
    endOthers: {
      method: 'POST',
      path: '/admin/sessions/end-others',
      access: 'staff',
      section: 'none',
      isBeside: true,
    },
  },
} as const satisfies Record<string, Record<string, Endpoint>>
