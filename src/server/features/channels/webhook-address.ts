import { HIDDEN_SECRET } from '../../../domain/channels/hidden-secret.ts'
import type { Secrets } from '../../secrets.ts'
import type { StoredChannels } from './stored-channels.ts'

type Webhook = Pick<StoredChannels['webhook'], 'url' | 'sealedUrl'>

/** What is shown of a webhook's address, which may hold a key: scheme and host, «https://crm.example.ru/•••». */
export function hideAddress(url: string): string {
  return url === '' ? '' : `${new URL(url).origin}/${HIDDEN_SECRET}`
}

/** The host of a webhook, by which its messages are named: «crm.example.ru:8443». */
export const hostOf = (url: string) => new URL(url).host

/** The whole address; empty without one, undefined when it cannot be read. */
export function openAddress({ url, sealedUrl }: Webhook, secrets: Secrets): string | undefined {
  // Stored by a former version (`sealWebhookAddress`).
  if (sealedUrl === null) return url
  return secrets.decrypt(sealedUrl) ?? undefined
}

/** The stored parts of an address. */
export function sealAddress(url: string, secrets: Secrets): Webhook {
  return { url: hideAddress(url), sealedUrl: url === '' ? null : secrets.encrypt(url) }
}
