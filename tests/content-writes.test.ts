import { expect, test } from 'vitest'
import type { Endpoint } from '../src/contract/access.ts'
import { publicEndpoints } from '../src/contract/endpoints.public.ts'
import { staffEndpoints } from '../src/contract/endpoints.staff.ts'

/** Writes that change no public content; every other write must drop the cached pages. */
const UNSEEN_BY_VISITORS = [
  'POST /inquiries/contact',
  'POST /admin/login',
  'POST /admin/logout',
  'POST /products/bulk-price-update/preview',
  'POST /upload/image',
  'POST /admin/users',
  'PATCH /admin/users/{id}/status',
  'PATCH /admin/users/{id}/role',
  'POST /admin/users/{id}/reset-password',
  'PATCH /admin/users/{id}',
  'POST /admin/change-password',
]

test('Every write that visitors can see drops the cached pages before it is answered', () => {
  const silent = [publicEndpoints, staffEndpoints]
    .flatMap((nouns): Record<string, Endpoint>[] => Object.values(nouns))
    .flatMap((verbs) => Object.values(verbs))
    .filter(({ method, changesContent }) => method !== 'GET' && changesContent !== true)
    .map(({ method, path }) => `${method} ${path}`)
  expect(silent.toSorted()).toEqual(UNSEEN_BY_VISITORS.toSorted())
})
