import { isPrivateHost } from './private-addresses.ts'

/** Why an address is none that search engines could open; null when they can. */
export function describePublicUrl(
  publicUrl: string | undefined,
): 'no_public_url' | 'local' | 'not_https' | null {
  if (publicUrl === undefined) return 'no_public_url'
  const { protocol, hostname } = new URL(publicUrl)
  if (isPrivateHost(hostname) || !hostname.includes('.')) return 'local'
  return protocol === 'https:' ? null : 'not_https'
}
