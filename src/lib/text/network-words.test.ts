import { expect, test } from 'vitest'
import { formatNetwork } from './network-words.ts'

test.each([
  ['0:0:0:0::/64', 'этот компьютер'],
  ['127.0.0.1', 'этот компьютер'],
  ['2a02:6b8:0:1::/64', 'сеть 2a02:6b8:0:1::/64'],
  ['203.0.113.7', '203.0.113.7'],
])('%s reads «%s»', (address, words) => expect(formatNetwork(address)).toBe(words))
