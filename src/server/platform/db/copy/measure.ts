import { createHash } from 'node:crypto'

/** How much went through a stream, and its hash. */
export interface Measured {
  bytes: number
  sha256: string
}

/** A step of a pipeline that passes everything on; `result` is asked at its end. */
export function createMeasure() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *pass(chunks: AsyncIterable<unknown>) {
      for await (const chunk of chunks) {
        if (!(chunk instanceof Uint8Array)) throw new Error('only bytes are measured')
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    result: (): Measured => ({ bytes, sha256: hash.digest('hex') }),
  }
}
