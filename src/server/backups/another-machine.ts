import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Networks of one's own, as [network, bits]: a container on this machine has such an address too. */
const PRIVATE = [
  ...[
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
  ],
  ...[
    ['192.168.0.0', 16],
    ['::', 127],
    ['fc00::', 7],
    ['fe80::', 10],
  ],
] as const

/** Whether a server whose own address this is runs on another machine for certain; not so without an address. */
export function isElsewhere(address: string | null): boolean {
  const family = isIP(address ?? '')
  if (address === null || family === 0) return false
  const near = new BlockList()
  for (const [network, bits] of PRIVATE) near.addSubnet(network, bits, isIP(network) === 6 ? 'ipv6' : 'ipv4')
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  for (const one of own) near.addAddress(one.address, one.family === 'IPv6' ? 'ipv6' : 'ipv4')
  return !near.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
