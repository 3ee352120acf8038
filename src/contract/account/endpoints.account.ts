import type { Endpoint } from '../access.ts'

/** Endpoints of the second factor; an addition of ours. */
export const accountEndpoints = {
  secondFactor: {
    get: { method: 'GET', path: '/admin/second-factor', access: 'staff' },
    begin: {
      method: 'POST',
      path: '/admin/second-factor/totp',
      access: 'staff',
      perMinute: 60,
      maxBody: 16_000,
      isBeside: true,
    },
    confirm: {
      method: 'POST',
      path: '/admin/second-factor/totp/confirm',
      access: 'staff',
      perMinute: 60,
      maxBody: 16_000,
      isBeside: true,
    },
    renewCodes: {
      method: 'POST',
      path: '/admin/second-factor/recovery-codes',
      access: 'staff',
      perMinute: 60,
      maxBody: 16_000,
      isBeside: true,
    },
    turnOff: {
      method: 'POST',
      path: '/admin/second-factor/off',
      access: 'staff',
      perMinute: 60,
      maxBody: 16_000,
      isBeside: true,
    },
    takeOff: { method: 'DELETE', path: '/admin/users/{id}/second-factor', access: 'admin', status: 204 },
  },
} as const satisfies Record<string, Record<string, Endpoint>>
