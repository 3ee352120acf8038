/** Ways by which staff are told of an inquiry. */
export const CHANNELS = ['email', 'telegram', 'webhook', 'push'] as const
export type ChannelName = (typeof CHANNELS)[number]

/** Channels within a sentence. */
export const CHANNEL_WORDS: Readonly<Record<ChannelName, string>> = {
  email: 'почта',
  telegram: 'Telegram',
  webhook: 'вебхук',
  push: 'уведомление в браузере',
}

/**
 * What a message is: to staff the first about an inquiry, a reminder, the summary of the morning, a test, a failed check of the shop; the
 * copy for the client; and a letter to a member of staff about his own account.
 */
export const DELIVERY_KINDS = ['first', 'reminder', 'summary', 'test', 'status', 'copy', 'account'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** Stands for the recipient of a copy: the address is the inquiry's, and nowhere else. */
export const CLIENT = 'client'

export const DELIVERY_STATUSES = ['queued', 'sent', 'failed'] as const
