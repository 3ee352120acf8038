import { AppError } from '../app-error.ts'

/** What a visitor hears who comes to a full line. */
export const TOO_MANY_PICTURES = 'Слишком много картинок сразу. Попробуйте через минуту.'

/** Does the work when its turn comes. Throws TOO_MANY_REQUESTS when too many wait in the same line. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** One for the whole server: pictures are made one after another, the other cores belong to pages. */
export interface PictureQueue {
  /** A line of its own bound, so that those who crowd one line shut nobody out of another; `words` refuse. */
  open(maxWaiting: number, words: string): InTurn
}

/** A queue in which nobody waits yet. */
export function createPictureQueue(): PictureQueue {
  let last: Promise<unknown> = Promise.resolve()
  return {
    open(maxWaiting, words) {
      let waiting = 0
      return async (work) => {
        if (waiting === maxWaiting) throw new AppError('TOO_MANY_REQUESTS', words, 60)
        waiting += 1
        const turn = last.then(work).finally(() => {
          waiting -= 1
        })
        last = turn.catch(() => undefined)
        return await turn
      }
    },
  }
}

/** Many who ask for the same wait for one; `running` holds what is on its way. */
export function once<T>(running: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const known = running.get(key)
  if (known) return known
  const begun = work().finally(() => running.delete(key))
  running.set(key, begun)
  return begun
}
