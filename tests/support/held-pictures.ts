import { createPictureQueue, type PictureQueue } from '../../src/server/features/media/picture-queue.ts'

/** The lines of the queue of pictures, in the order in which `createMedia` opens them. */
const LINES = ['shared', 'unknown', 'sizes'] as const
type Line = (typeof LINES)[number]

/** A queue of pictures that a test can stop, to see who waits in it and in which order they are served. */
export function createHeldPictures() {
  const queue = createPictureQueue()
  const gate = queue.open(1, 'held twice')
  const names = LINES.values()
  let come: Line[] = []
  let made: Line[] = []
  let look = () => {}

  const pictureQueue: PictureQueue = {
    open(maxWaiting, message) {
      const line = names.next().value
      if (line === undefined) throw new Error('a line that has no name here')
      const inTurn = queue.open(maxWaiting, message)
      return (work) => {
        const done = inTurn(() => {
          made.push(line)
          return work()
        })
        come.push(line)
        look()
        return done
      }
    },
  }

  /** Makes no picture until it is released, and counts from now on. */
  function hold() {
    come = []
    made = []
    const held = Promise.withResolvers<void>()
    void gate(() => held.promise)
    return {
      release: held.resolve,
      /** The lines of the pictures that were made since then, in their order. */
      made,
      /** Resolves once so many have come to a line, those included that were refused. */
      async waitFor(line: Line, count: number): Promise<void> {
        const there = Promise.withResolvers<void>()
        look = () => {
          if (come.filter((one) => one === line).length >= count) there.resolve()
        }
        look()
        await there.promise
      },
    }
  }
  return { pictureQueue, hold }
}
