import { CHANNELS, type ChannelName } from './delivery-kinds.ts'

interface Channel {
  enabled: boolean
  /** Why it cannot send although it is on. */
  problem?: string | undefined
}

/** Whether staff are told of inquiries: one channel at least is on, and nothing keeps it from sending. */
export const canTellStaff = (channels: Readonly<Record<ChannelName, Channel>>): boolean =>
  CHANNELS.some((name) => channels[name].enabled && channels[name].problem === undefined)
