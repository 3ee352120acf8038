import { AppError } from '../../app-error.ts'

/** Message of the 429 response when the queue is full. */
export const TOO_MANY_PICTURES = 'Слишком много картинок сразу. Попробуйте через минуту.'

/** Runs work when its turn comes. Throws TOO_MANY_REQUESTS when its queue is full. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Generates pictures one at a time, which leaves the other cores to pages. */
export interface PictureQueue {
  /** Opens a separate queue with its own limit, so that a full one neither blocks nor delays others; `message` is the 429 text. */
  open(maxWaiting: number, message: string): InTurn
}

/** Creates an empty picture queue. Its separate queues are served round-robin. */
export function createPictureQueue(): PictureQueue {
  /** In round-robin order: the next one is first. */
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

/** Runs `work` once for concurrent callers with the same key; `running` holds the pending promises. */
export function once<T>(running: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const known = running.get(key)
  if (known) return known
  const begun = work().finally(() => running.delete(key))
  running.set(key, begun)
  return begun
}
