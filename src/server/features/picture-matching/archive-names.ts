import { type Entry, getFileNameLowLevel } from 'yauzl'
import { toFileName } from '../../../lib/text/file-name.ts'

type Named = Pick<Entry, 'fileNameRaw' | 'generalPurposeBitFlag' | 'extraFields'>

/** Folders of a path that are kept, the last ones: none of a person's archives has more that name a product. */
const MOST_PARTS = 10

/**
 * The files of one archive with their names and folders as people see them: nothing leads out of the archive. Programs on Russian
 * Windows write code page 866 or 1251 without saying which: the one in which all names together have more Russian letters is meant.
 */
export function nameFiles<File extends Named>(entries: readonly File[]): { entry: File; name: string }[] {
  const told = entries.map(readTold)
  const untold = entries.filter((_entry, at) => told[at] === null).map(({ fileNameRaw }) => fileNameRaw)
  const [dos, windows] = [new TextDecoder('ibm866'), new TextDecoder('windows-1251')]
  const isWindows = countRussian(untold, windows) > countRussian(untold, dos)
  return entries.map((entry, at) => ({
    entry,
    name: toPath(told[at] ?? (isWindows ? windows : dos).decode(entry.fileNameRaw)),
  }))
}

const UTF8_FLAG = 0x800

/** A name whose encoding is known: the archive says so, carries it a second time (field 0x7075), or it is valid UTF-8; null otherwise. */
function readTold({ fileNameRaw, generalPurposeBitFlag, extraFields }: Named): string | null {
  const isUtf8 = (generalPurposeBitFlag & UTF8_FLAG) !== 0
  const [first, second] = [[], extraFields].map((fields) =>
    getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, fields, false),
  )
  if (second !== undefined && second !== first) return second
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(fileNameRaw)
  } catch {
    return null
  }
}

const countRussian = (names: readonly Buffer[], decoder: TextDecoder) =>
  names.reduce((count, name) => count + (decoder.decode(name).match(/[а-яё]/giu)?.length ?? 0), 0)

/** macOS writes letters with their marks apart; a path may begin at a disk, and climb. */
function toPath(name: string): string {
  const parts = name
    .normalize('NFC')
    .split(/[/\\]/)
    .filter((part) => !/^(?:\.{0,2}|[a-z]:)$/i.test(part.trim()))
  return parts.length === 0 ? toFileName('') : parts.slice(-MOST_PARTS).map(toFileName).join('/')
}
