import { expect, test } from 'vitest'
import type { Endpoint } from '../src/contract/access.ts'
import { publicEndpoints } from '../src/contract/endpoints.public.ts'
import { staffEndpoints } from '../src/contract/endpoints.staff.ts'

/** Writes that change no public content; every other write must drop the cached pages. */
const UNSEEN_BY_VISITORS = [
  'POST /inquiries/contact',
  'POST /inquiries/{id}/attachments',
  'POST /admin/consents/withdraw',
  'POST /admin/consents/erase',
  'POST /admin/login',
  'POST /admin/login/second',
  'POST /admin/login/forgot',
  'POST /admin/login/reset',
  'POST /admin/logout',
  'POST /admin/second-factor/totp',
  'POST /admin/second-factor/totp/confirm',
  'POST /admin/second-factor/recovery-codes',
  'POST /admin/second-factor/off',
  'DELETE /admin/users/{id}/second-factor',
  'POST /admin/login/second/options',
  'POST /admin/passkeys',
  'POST /admin/passkeys/options',
  'PATCH /admin/passkeys/{id}',
  'POST /admin/passkeys/{id}/remove',
  'DELETE /admin/sessions/{id}',
  'POST /admin/sessions/end-others',
  'PUT /admin/sign-in-rules',
  'POST /products/bulk-price-update/preview',
  'POST /products/bulk-price-update/preview/part',
  'POST /upload/image',
  'POST /admin/imports',
  'PUT /admin/imports/{id}',
  // Its job drops them when it is done.
  'POST /admin/imports/{id}/apply',
  'POST /admin/media',
  'POST /admin/media/match',
  'POST /admin/users',
  'PATCH /admin/users/{id}/status',
  'PATCH /admin/users/{id}/role',
  'PUT /admin/users/{id}/rights',
  'POST /admin/users/{id}/reset-password',
  'PATCH /admin/users/{id}',
  'POST /admin/change-password',
  'PUT /admin/channels',
  'POST /admin/channels/{name}/test',
  'POST /admin/push',
  'DELETE /admin/push',
  'POST /admin/inquiries',
  'PATCH /admin/inquiries/{id}',
  'POST /admin/deliveries/{id}/retry',
  'POST /admin/inquiries/changes',
  'POST /admin/inquiries/changes/{undo}/undo',
  'POST /admin/inquiries/merge',
  'POST /admin/inquiries/{id}/notes',
  'PATCH /admin/inquiries/{id}/notes/{noteId}',
  'POST /admin/inquiries/{id}/take',
  'POST /admin/inquiries/{into}/unmerge',
  'POST /admin/presence',
  'DELETE /admin/presence',
  'PUT /admin/drafts/{entity}/{id}',
  'DELETE /admin/drafts/{entity}/{id}',
  'POST /admin/previews',
  'DELETE /admin/previews/{id}',
  'POST /admin/backups',
  'POST /admin/restores/release',
  'DELETE /admin/scheduled-prices/{id}',
  'POST /admin/scheduled-prices/{id}/seen',
  'POST /admin/redirects',
  'PUT /admin/redirects/{id}',
  'DELETE /admin/redirects/{id}',
  'POST /admin/redirects/import',
  'DELETE /admin/not-found/{id}',
]

test('Every write that visitors can see drops the cached pages before it is answered', () => {
  const silent = [publicEndpoints, staffEndpoints]
    .flatMap((nouns): Record<string, Endpoint>[] => Object.values(nouns))
    .flatMap((verbs) => Object.values(verbs))
    .filter(({ method, changesContent }) => method !== 'GET' && changesContent !== true)
    .map(({ method, path }) => `${method} ${path}`)
  expect(silent.toSorted()).toEqual(UNSEEN_BY_VISITORS.toSorted())
})
