import { SEAL_ENTRY } from './manifest.ts'

/** Tar is written in blocks. */
const BLOCK = 512
/** The seal's header and text, then two empty blocks. */
const END = 4 * BLOCK

/**
 * A step of a pipeline between unpacking and tar, which skips empty blocks and what is no whole block: `areTight`, asked at the end,
 * says whether the archive begins with its first entry and ends with the seal.
 */
export function createEdges() {
  let bytes = 0
  let begins: number | undefined
  let end = Buffer.alloc(0)
  return {
    async *pass(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        begins ??= chunk[0]
        bytes += chunk.length
        end = Buffer.concat([end, chunk.subarray(-END)]).subarray(-END)
        yield chunk
      }
    },
    areTight(): boolean {
      const name = end.subarray(0, SEAL_ENTRY.length + 1).toString('latin1')
      const padding = end.subarray(BLOCK + 64)
      return (
        Boolean(begins) &&
        bytes % BLOCK === 0 &&
        name === `${SEAL_ENTRY}\0` &&
        padding.every((byte) => byte === 0)
      )
    },
  }
}
