import type { Endpoint } from '../access.ts'

/** Calls by which somebody proves who he is, or prepares it: a password, a code or a key, tried seldom and in few bytes. */
const WITH_PROOF = { perMinute: 60, maxBody: 16_000, isBeside: true } as const

/** Endpoints of one's own sign-in and of its rules; an addition of ours. */
export const accountEndpoints = {
  secondFactor: {
    get: {
      method: 'GET',
      path: '/admin/second-factor',
      access: 'staff',
      section: 'none',
      beforeSecondFactor: true,
    },
    begin: {
      method: 'POST',
      path: '/admin/second-factor/totp',
      access: 'staff',
      section: 'none',
      beforeSecondFactor: true,
      ...WITH_PROOF,
    },
    confirm: {
      method: 'POST',
      path: '/admin/second-factor/totp/confirm',
      access: 'staff',
      section: 'none',
      beforeSecondFactor: true,
      ...WITH_PROOF,
    },
    renewCodes: {
      method: 'POST',
      path: '/admin/second-factor/recovery-codes',
      access: 'staff',
      section: 'none',
      ...WITH_PROOF,
    },
    turnOff: {
      method: 'POST',
      path: '/admin/second-factor/off',
      access: 'staff',
      section: 'none',
      ...WITH_PROOF,
    },
    takeOff: { method: 'DELETE', path: '/admin/users/{id}/second-factor', access: 'admin', status: 204 },
  },
  passkeys: {
    list: {
      method: 'GET',
      path: '/admin/passkeys',
      access: 'staff',
      section: 'none',
      beforeSecondFactor: true,
    },
    begin: {
      method: 'POST',
      path: '/admin/passkeys/options',
      access: 'staff',
      section: 'none',
      beforeSecondFactor: true,
      ...WITH_PROOF,
    },
    create: {
      method: 'POST',
      path: '/admin/passkeys',
      access: 'staff',
      section: 'none',
      beforeSecondFactor: true,
      ...WITH_PROOF,
    },
    rename: { method: 'PATCH', path: '/admin/passkeys/{id}', access: 'staff', section: 'none' },
    remove: {
      method: 'POST',
      path: '/admin/passkeys/{id}/remove',
      access: 'staff',
      section: 'none',
      ...WITH_PROOF,
    },
  },
  passwordReset: {
    get: { method: 'GET', path: '/admin/login/forgot', access: 'anyone', perMinute: 120 },
    ask: {
      method: 'POST',
      path: '/admin/login/forgot',
      access: 'anyone',
      perMinute: 20,
      maxBody: 16_000,
      isBeside: true,
    },
    apply: {
      method: 'POST',
      path: '/admin/login/reset',
      access: 'anyone',
      perMinute: 20,
      maxBody: 16_000,
      isBeside: true,
    },
  },
  ownSessions: {
    list: {
      method: 'GET',
      path: '/admin/sessions',
      access: 'staff',
      section: 'none',
      beforeSecondFactor: true,
    },
    end: {
      method: 'DELETE',
      path: '/admin/sessions/{id}',
      access: 'staff',
      section: 'none',
      beforeSecondFactor: true,
      status: 204,
    },
    endOthers: {
      method: 'POST',
      path: '/admin/sessions/end-others',
      access: 'staff',
      section: 'none',
      beforeSecondFactor: true,
      isBeside: true,
    },
  },
  signInRules: {
    get: { method: 'GET', path: '/admin/sign-in-rules', access: 'admin' },
    update: { method: 'PUT', path: '/admin/sign-in-rules', access: 'admin' },
  },
} as const satisfies Record<string, Record<string, Endpoint>>
