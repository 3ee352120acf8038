import { Parser } from 'saxen'
import { FileRefused } from './table-rows.ts'
import type { ZipParts } from './zip-parts.ts'

/** Longest run of bytes without a tag: a cell holds 32 767 characters. */
const MAX_RUN = 1024 * 1024

export interface XmlHandlers {
  open(name: string, attributes: () => Record<string, string>): void
  close(name: string): void
  text(text: string): void
}

const spoiled = () => new FileRefused('Файл повреждён: таблица не читается. Сохраните его заново в Excel')

/** Reads a part of an archive as XML, piece by piece; names come without prefix. Throws FileRefused. */
export function readXml(zip: ZipParts, part: string, { open, close, text }: XmlHandlers): void {
  const parser = new Parser()
  const plain = (name: string) => name.slice(name.indexOf(':') + 1)
  let failure: unknown = null
  const guarded = (work: () => void) => {
    if (failure !== null) return
    try {
      work()
    } catch (error) {
      failure = error
    }
  }
  parser.on('openTag', (name, attributes, decode) =>
    guarded(() => open(plain(name), () => decodeAll(attributes(), decode))),
  )
  parser.on('closeTag', (name) => guarded(() => close(plain(name))))
  parser.on('text', (piece, decode) => guarded(() => text(decode(piece))))
  parser.on('cdata', (piece) => guarded(() => text(piece)))
  // A document type: no part of a workbook has one (ECMA-376, part 2), and it may define entities.
  parser.on('attention', () => {
    failure ??= spoiled()
  })
  parser.on('error', () => {
    failure ??= spoiled()
  })
  const decoder = new TextDecoder()
  let run = 0
  zip.read(part, (bytes) => {
    const last = bytes.lastIndexOf(0x3c)
    run = last < 0 ? run + bytes.length : bytes.length - last
    if (run > MAX_RUN) throw new FileRefused('Файл разворачивается в слишком большой. Сохраните его заново')
    parser.write(decoder.decode(bytes, { stream: true }))
    if (failure !== null) throw failure
  })
  parser.end()
  if (failure !== null) throw failure
}

function decodeAll(attributes: Record<string, string>, decode: (text: string) => string) {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decode(value)]))
}
