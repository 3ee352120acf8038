import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toNetwork } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51324', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})

test('all addresses of a /64 are one caller, those of another are not', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
  const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(':'))
  fc.assert(
    fc.property(half, half, half, half, (net, other, host, guest) => {
      expect(toNetwork(`${net}:${host}`)).toBe(toNetwork(`${net}:${guest}`))
      if (net !== other) expect(toNetwork(`${net}:${host}`)).not.toBe(toNetwork(`${other}:${host}`))
    }),
  )
})
