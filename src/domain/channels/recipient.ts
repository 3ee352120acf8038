import { type ChannelName, CLIENT } from './delivery-kinds.ts'

/** Who got a message, as people read it: the host of a webhook, the number of a browser. */
export function formatRecipient({ channel, recipient }: { channel: ChannelName; recipient: string }): string {
  if (recipient === CLIENT) return 'Клиент'
  if (channel === 'push') return `Браузер № ${recipient}`
  return channel === 'webhook' && /^https?:/.test(recipient) ? new URL(recipient).host : recipient
}
