import { randomUUID } from 'node:crypto'
import type { InquiryEvent } from '../../../../contract/inquiries/events.ts'
import { type EventMark, formatEventMark } from '../../../../lib/event-mark.ts'

/** Events kept for those who reconnect; a dealer has fewer in a day. */
const MAX_KEPT = 1000

/** An event as it is sent; `mark` is its id in the stream. */
export interface MarkedEvent extends InquiryEvent {
  mark: string
}

/** The events that this process has sent; the last ones are kept. */
export class SentEvents {
  /** Tells marks of this process from those of others. */
  readonly #process = randomUUID().slice(0, 8)
  #kept: MarkedEvent[] = []
  #count = 0

  /** How many there were, those included that are no longer kept. */
  get count(): number {
    return this.#count
  }

  /** Mark of the present moment. */
  mark(): string {
    return formatEventMark({ time: Date.now(), process: this.#process, position: this.#count })
  }

  /** Gives the event its mark, and keeps it. */
  add(event: InquiryEvent): MarkedEvent {
    this.#count += 1
    const marked = { ...event, mark: this.mark() }
    this.#kept = [...this.#kept.slice(1 - MAX_KEPT), marked]
    return marked
  }

  /** Position of a mark; null for one of another process, and when not all that came after it is kept. */
  find(mark: EventMark | null): number | null {
    return mark?.process === this.#process && this.#count - mark.position <= this.#kept.length
      ? mark.position
      : null
  }

  /** The events after a position that `find` has given, or `count`. */
  listAfter(position: number): readonly MarkedEvent[] {
    return this.#kept.slice(Math.max(0, this.#kept.length - (this.#count - position)))
  }
}
