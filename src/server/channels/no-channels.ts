import type { Channels } from './channel.ts'

/** No way to tell staff is set up: nobody is rung. */
export const noChannels: Channels = {
  listRecipients: () => Promise.resolve([]),
  send: () => Promise.resolve({ ok: false, error: 'Канал не настроен', isFinal: true, retryAfter: null }),
}
