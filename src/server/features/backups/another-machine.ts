import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { isPrivateAddress } from '../../private-addresses.ts'

/**
 * Whether a server whose own address this is runs on another machine for certain; not so without an address, and in a network of one's own:
 * a container on this machine has such an address too.
 */
export function isElsewhere(address: string | null): boolean {
  const family = isIP(address ?? '')
  if (address === null || family === 0 || isPrivateAddress(address)) return false
  const own = new BlockList()
  for (const one of Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []))
    own.addAddress(one.address, one.family === 'IPv6' ? 'ipv6' : 'ipv4')
  return !own.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
