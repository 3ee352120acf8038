import { AppError } from '../app-error.ts'

/** What a visitor hears who comes to a full line. */
export const TOO_MANY_PICTURES = 'Слишком много картинок сразу. Попробуйте через минуту.'

/** Does the work when its turn comes. Throws TOO_MANY_REQUESTS when too many wait in the same line. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Pictures are made one after another, so that the other cores belong to pages. */
export interface PictureQueue {
  /** A line with a bound and a turn of its own: those who crowd one line neither shut out nor delay another; `words` refuse. */
  open(maxWaiting: number, message: string): InTurn
}

/** A queue in which nobody waits yet. Its lines take turns. */
export function createPictureQueue(): PictureQueue {
  /** The line whose turn is next stands first. */
  const lines: (() => Promise<void>)[][] = []
  let isBusy = false

  async function run(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let line = nextLine(); line !== undefined; line = nextLine()) await line.shift()?.()
    isBusy = false
  }

  function nextLine() {
    const line = lines.find(({ length }) => length > 0)
    if (line) lines.push(...lines.splice(lines.indexOf(line), 1))
    return line
  }

  return {
    open(maxWaiting, message) {
      const line: (() => Promise<void>)[] = []
      lines.push(line)
      let unfinished = 0
      return (work) => {
        if (unfinished === maxWaiting) return Promise.reject(new AppError('TOO_MANY_REQUESTS', message, 60))
        unfinished += 1
        return new Promise((resolve, reject) => {
          line.push(() =>
            Promise.resolve()
              .then(work)
              .finally(() => {
                unfinished -= 1
              })
              .then(resolve, reject),
          )
          void run()
        })
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
