import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Why a request to the own network is refused; `code` of the error. */
export const PRIVATE_ADDRESS = 'PRIVATE_ADDRESS'

// Networks that are not the public internet (IANA special-purpose registries), and those that embed an IPv4 address.
const CLOSED = {
  ipv4: `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
    192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3`,
  ipv6: `::/96 ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/9 ff00::/8`,
}

const closed = new BlockList()
for (const family of ['ipv4', 'ipv6'] as const) {
  for (const network of CLOSED[family].split(/\s+/)) {
    const [address = '', prefix] = network.split('/')
    closed.addSubnet(address, Number(prefix), family)
  }
}

/** Whether an IP address belongs to this computer or a local network; IPv4 inside IPv6 counts as what it is. */
export function isPrivateAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '')
  const family = isIP(bare)
  if (family === 0) return false
  if (family === 4) return closed.check(bare, 'ipv4')
  // The address as the URL standard writes it: ::ffff:7f00:1.
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(written)
  if (mapped) {
    const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)]
    return closed.check(`${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`, 'ipv4')
  }
  return closed.check(written, 'ipv6')
}

/** Whether a host is private by its name alone. */
export const isPrivateHost = (hostname: string) =>
  /(^|\.)localhost\.?$/i.test(hostname) || isPrivateAddress(hostname)

/** Whether a host is, or resolves to, a private address; one that cannot be resolved now is checked when sending. */
export async function resolvesToPrivate(hostname: string): Promise<boolean> {
  if (isPrivateHost(hostname)) return true
  const { promise, resolve } = Promise.withResolvers<boolean>()
  lookup(hostname, { all: true }, (error, found) => {
    resolve(error === null && found.some(({ address }) => isPrivateAddress(address)))
  })
  return promise
}

/** Resolves names for a connection and fails when one of the addresses is private, so that a name cannot change its mind. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const refused = error ?? (found.some(({ address }) => isPrivateAddress(address)) ? refusal() : null)
    const [first] = found ?? []
    if (refused || !first) return callback(refused ?? refusal(), '', 4)
    if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  })
}

/** The error of a refused address. */
export const refusal = (): NodeJS.ErrnoException =>
  Object.assign(new Error('private address'), { code: PRIVATE_ADDRESS })
