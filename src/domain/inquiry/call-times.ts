/** When a visitor may ask to be called; sent and shown in these words. Hours of the day in Moscow. */
export const CALL_TIMES = [
  { label: 'Утром, до 12:00', from: 0, until: 12 },
  { label: 'Днём, с 12:00 до 16:00', from: 12, until: 16 },
  { label: 'Вечером, после 16:00', from: 16, until: 24 },
] as const
