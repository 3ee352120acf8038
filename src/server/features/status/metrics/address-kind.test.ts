import { expect, test } from 'vitest'
import { kindOf, methodOf } from './address-kind.ts'

test.each([
  ['/', 'page'],
  ['/catalog/astra?page=2', 'page'],
  ['/nothing/of/ours', 'page'],
  ['/api/settings', 'api'],
  ['/api/nothing', 'api'],
  ['/admin', 'staff_page'],
  ['/admin/inquiries/7', 'staff_page'],
  ['/administration', 'page'],
  ['/api/admin/inquiries', 'staff_api'],
  ['/api/admin/events?lastEventId=7', 'staff_events'],
  ['/built/app-1a2b.js', 'file'],
  ['/assets/uploads/a.webp?w=1', 'file'],
  ['/drawings/a', 'file'],
  ['/robots.txt', 'file'],
  ['/healthz', 'health'],
  ['/readyz?now', 'health'],
  ['/metrics', 'metrics'],
  ['', 'page'],
] as const)('%s is of the kind %s', (address, kind) => {
  expect(kindOf(address)).toBe(kind)
})

test.each([
  ['GET', 'GET'],
  ['DELETE', 'DELETE'],
  ['PROPFIND', 'other'],
  ['get', 'other'],
  [undefined, 'other'],
])('the method %s counts as %s', (method, counted) => {
  expect(methodOf(method)).toBe(counted)
})
