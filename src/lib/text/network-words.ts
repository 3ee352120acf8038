/** The network of `::1` as it is stored, shortened to a /64, and its address of the older protocol. */
const LOOPBACK = ['0:0:0:0::/64', '127.0.0.1']

/** A stored network address as people read it: «этот компьютер», «сеть 2001:db8:0:0::/64»; others unchanged. */
export function formatNetwork(address: string): string {
  if (LOOPBACK.includes(address)) return 'этот компьютер'
  return address.includes('/') ? `сеть ${address}` : address
}
