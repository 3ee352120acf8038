/** Where a stream of staff's events stands: after so many events of one process of the server. */
export interface EventMark {
  /** When it was given, ms. */
  time: number
  /** Tells marks of a process from those of others: 1 to 16 letters and digits. */
  process: string
  position: number
}

/** «1790000000000-3f2a9c1b-17»: the id of an event in the stream, and the mark of a document. */
export const formatEventMark = ({ time, process, position }: EventMark) => `${time}-${process}-${position}`

/** Reads a mark; null for a text that is none. */
export function readEventMark(text: string): EventMark | null {
  const [, time, process, position] = /^(\d{1,15})-(\w{1,16})-(\d{1,15})$/.exec(text) ?? []
  if (time === undefined || process === undefined || position === undefined) return null
  return { time: Number(time), process, position: Number(position) }
}

/** Whether nothing came between two marks; of a text that is none, and without one, nobody knows. */
export function isSamePosition(one: string | null, other: string | null): boolean {
  const a = readEventMark(one ?? '')
  const b = readEventMark(other ?? '')
  return a !== null && a.process === b?.process && a.position === b.position
}
