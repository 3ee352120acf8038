import type { ComponentType } from 'react'
import { beforeEach, vi } from 'vitest'
import { clearUnsaved } from '../../src/admin/kit/write/unsaved.ts'
import { StaffContext } from '../../src/admin/staff.ts'
import { createStaffApi } from '../../src/api/staff.ts'
import type { OwnPasskey } from '../../src/contract/account/passkeys.ts'
import type { Profile } from '../../src/contract/session.ts'
import { dismissToast } from '../../src/ui/toast/toast-store.ts'
import { openStaffScreen } from './staff-screen.tsx'

/** Whose profile is shown. */
export const nina: Profile = {
  id: 2,
  username: 'nina',
  fullName: null,
  email: null,
  role: 'manager',
  isActive: true,
  createdAt: '2026-01-05T09:00:00.000Z',
  lastLogin: null,
  version: 4,
}

export const phone: OwnPasskey = {
  id: 7,
  name: 'Телефон',
  device: 'Chrome на Android',
  isBackedUp: true,
  createdAt: '2026-02-20T06:30:00.000Z',
  lastUsedAt: null,
}

export const RECOVERY_CODES = ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567']
export const ENROLMENT = {
  secret: 'ABCDEFGH',
  address: 'otpauth://x',
  qr: { size: 1, path: 'M0 0h1v1h-1z' },
}
export const PASSWORD = 'лопата-и-песок-7'

/**
 * Opens a part of the profile that shows the second step. Before each test nothing is answered but that there are no passkeys; `readState`
 * answers how the second step stands, `write` every call that changes something.
 */
export function openProfilePart(Part: ComponentType<{ profile: Profile }>) {
  const listPasskeys = vi.fn<() => Promise<OwnPasskey[]>>()
  const readState = vi.fn<() => Promise<unknown>>()
  const write = vi.fn<(verb: string, input: unknown) => Promise<unknown>>()
  const api = createStaffApi(async ([, verb], _endpoint, input) => {
    if (verb === 'list') return await listPasskeys()
    return verb === 'get' ? await readState() : await write(verb, input)
  })
  const open = () =>
    openStaffScreen(() => (
      <StaffContext value={api}>
        <Part profile={nina} />
      </StaffContext>
    ))
  beforeEach(() => {
    vi.resetAllMocks()
    listPasskeys.mockResolvedValue([])
    dismissToast()
    clearUnsaved()
  })
  return { listPasskeys, readState, write, open }
}
