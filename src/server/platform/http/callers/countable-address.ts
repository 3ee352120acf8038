import { BlockList, isIPv6 } from 'node:net'

/** Addresses that say nothing about who calls: loopback, private networks (RFC 1918, 4193, 6598), link-local ones. */
const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4')
}
// The network of ::1, as `toNetwork` shortens it; a subnet would contain every IPv4 address.
PRIVATE.addAddress('::', 'ipv6')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')

/**
 * The caller's network when requests may be counted by it, else null: private ones, and every one while forwarded headers
 * arrive that are not trusted, for then the proxy's address stands for all visitors. `network` as `toNetwork` makes it.
 */
export function countableAddress(network: string, headers: Headers, trustProxy: boolean): string | null {
  if (!trustProxy && (headers.has('x-forwarded-for') || headers.has('forwarded'))) return null
  const bare = network.replace(/\/64$/, '')
  if (isIPv6(bare)) return PRIVATE.check(bare, 'ipv6') ? null : network
  return /^\d+(?:\.\d+){3}$/.test(bare) && !PRIVATE.check(bare, 'ipv4') ? network : null
}
