import { expect, test } from 'vitest'
import { toLoginAddress, toReturnAddress } from './return-address.ts'

test('after signing in a person comes back to the page asked for, with its search', () => {
  const login = new URL(
    toLoginAddress({ pathname: '/admin/orders', search: '?request=7&status=new' }),
    'http://shop',
  )
  expect(toReturnAddress(login.searchParams.get('next'))).toBe('/admin/orders?request=7&status=new')
})

test('the start page needs no mention', () => {
  expect(toLoginAddress({ pathname: '/admin', search: '' })).toBe('/admin/login')
})

test('the start page keeps its own search', () => {
  expect(toReturnAddress('/admin?period=week')).toBe('/admin?period=week')
})

test.each([
  null,
  '',
  'https://evil.example/admin',
  'https://evil.example/admin/prices',
  'http://[',
  '//evil.example/admin',
  '/\\evil.example/admin',
  'javascript:alert(1)',
  '/admin/../../',
  '/administrator',
  '/catalog',
  '/admin/login?next=/admin/login',
])('an address outside the staff area is not followed: %s', (next) => {
  expect(toReturnAddress(next)).toBe('/admin')
})
