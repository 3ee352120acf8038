import { expect } from 'vitest'
import { z } from 'zod'
import { minutes } from '../../src/lib/duration.ts'
import type { openReceiver, Received } from './channel-receivers.ts'
import { waitFor } from './wait-for.ts'

const eventSchema = z.object({ event: z.string(), inquiry: z.object({ message: z.string() }).optional() })

/** Numbers of the deliveries that rang for each of these inquiries, by their messages, as often as they rang. */
function numbersOf(received: readonly Received[], messages: readonly string[]): string[][] {
  const rung = new Map<string, string[]>(messages.map((message) => [message, []]))
  for (const { headers, body } of received) {
    const { event, inquiry } = eventSchema.parse(JSON.parse(body))
    if (event !== 'inquiry.created' || !inquiry) continue
    rung.get(inquiry.message)?.push(String(headers['x-delivery-id']))
  }
  return [...rung.values()]
}

/**
 * Waits until nothing is left to ring of these inquiries, and judges: each has rung, and under one number, by which a receiver tells a
 * repeat. `again` is how many of them may have been repeated: those that were under way when something died.
 */
export async function expectRung(
  { received }: Awaited<ReturnType<typeof openReceiver>>,
  messages: readonly string[],
  { again, countWaiting }: { again: number; countWaiting: () => Promise<number> },
): Promise<void> {
  await waitFor(async () => expect(await countWaiting()).toBe(0), minutes(1))
  const rung = numbersOf(received, messages)
  expect(rung.filter((numbers) => numbers.length === 0)).toEqual([])
  expect(rung.filter((numbers) => new Set(numbers).size > 1)).toEqual([])
  expect(rung.flat().length - rung.length).toBeLessThanOrEqual(again)
}
