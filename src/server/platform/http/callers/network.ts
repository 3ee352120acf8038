import { isIPv6 } from 'node:net'

/** An address from a proxy: possibly in brackets, possibly with a port. */
const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/

const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i

/**
 * The unit of rate limits: an IPv4 address, or the /64 of an IPv6 address, which is what a single customer gets.
 * Anything else is returned unchanged.
 */
export function toNetwork(address: string): string {
  const [, bracketed, plain] = WITH_PORT.exec(address) ?? []
  const [bare = ''] = (bracketed ?? plain ?? address).split('%')
  const [, mapped] = MAPPED.exec(bare) ?? []
  if (mapped !== undefined) return mapped
  if (!isIPv6(bare)) return bare
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return `${groups.slice(0, 4).join(':')}::/64`
}

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'))
