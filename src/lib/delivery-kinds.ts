/** Ways by which staff are told of a request. */
export const CHANNELS = ['email', 'telegram', 'webhook', 'push'] as const
export type ChannelName = (typeof CHANNELS)[number]

/** What a message to staff is: the first about a request, a reminder, the summary of the morning, a test. */
export const DELIVERY_KINDS = ['first', 'reminder', 'summary', 'test'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

export const DELIVERY_STATUSES = ['queued', 'sent', 'failed'] as const
