import type { Channels, Recipient, Ring, RingResult } from '../../src/server/features/channels/channel.ts'

export interface RecordedChannels extends Channels {
  /** Rings in the order they were asked for, with their channel. */
  sent: (Ring & { channel: string; limit: number })[]
  recipients: Recipient[]
  /** Answers the next rings; OK by default. */
  answer(ring: Ring, channel: string): RingResult | Promise<RingResult>
}

export const DESK: Recipient = { channel: 'email', recipient: 'desk@shop.test' }

/** Ways to tell staff that only write down what they are asked for. */
export function recordChannels(recipients: Recipient[] = [DESK]): RecordedChannels {
  const recorded: RecordedChannels = {
    sent: [],
    recipients,
    answer: () => ({ ok: true }),
    listRecipients: async () => recorded.recipients,
    listAdminRecipients: async () => recorded.recipients,
    findObstacle: async () => null,
    async send(channel, ring, limit) {
      recorded.sent.push({ ...ring, channel, limit })
      return await recorded.answer(ring, channel)
    },
  }
  return recorded
}

export const failure = (own: Partial<Extract<RingResult, { ok: false }>> = {}): RingResult => ({
  ok: false,
  error: 'Сервер ответил 500',
  isFinal: false,
  retryAfter: null,
  ...own,
})
