import type { Readable } from 'node:stream'

/** Reads a shop's output until it is up; the rest remains in the stream. */
export async function readUntilOpen(output: Readable): Promise<{ printed: string; address: string }> {
  let printed = ''
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    printed += chunk
    if (/Магазин открыт: \S+\n/.test(printed)) break
  }
  return { printed, address: /Магазин открыт: (\S+)/.exec(printed)?.[1] ?? '' }
}
