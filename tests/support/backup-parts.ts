import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { constants, gunzipSync, gzipSync } from 'node:zlib'
import { extract, type Header, pack } from 'tar-stream'

/** An entry of a backup in memory. */
interface Part {
  name: string
  bytes: Buffer
  type?: Header['type']
  linkname?: string
}

/** Entries of a backup. */
export async function readParts(file: Buffer): Promise<Part[]> {
  const tar = extract()
  tar.end(gunzipSync(file))
  const parts: Part[] = []
  for await (const entry of tar) parts.push({ name: entry.header.name, bytes: await buffer(entry) })
  return parts
}

/** How well it is packed is nothing to who reads it. */
export const packed = (tar: Buffer): Buffer => gzipSync(tar, { level: constants.Z_BEST_SPEED })

/** A backup of these entries. */
export async function writeParts(parts: readonly Part[]): Promise<Buffer> {
  const tar = pack()
  for (const { bytes, ...header } of parts) tar.entry(header, bytes)
  tar.finalize()
  return packed(await buffer(tar))
}

/** Another version of a backup, made by changing its parts. */
export type Change = (parts: Part[]) => Part[]

const MANIFEST = 'manifest.json'
const SEAL = 'manifest.sha256'

/** Changes the content of the first entry of that name. */
export const edited = (pattern: RegExp, change: (bytes: Buffer) => Buffer): Change => {
  return (parts) => {
    const index = parts.findIndex(({ name }) => pattern.test(name))
    return parts.map((part, at) => (at === index ? { ...part, bytes: change(part.bytes) } : part))
  }
}
/** Leaves entries out. */
export const without =
  (pattern: RegExp): Change =>
  (parts) =>
    parts.filter(({ name }) => !pattern.test(name))
/** Puts entries before the others. */
export const first =
  (...added: Part[]): Change =>
  (parts) => [...added, ...parts]

/** Changes the manifest and seals it again, as only a program would. */
export const told = (change: (manifest: Record<string, unknown>) => unknown): Change => {
  return (parts) => {
    const manifest = parts.find(({ name }) => name === MANIFEST)?.bytes.toString() ?? ''
    const bytes = Buffer.from(JSON.stringify(change(JSON.parse(manifest))))
    const seal = Buffer.from(createHash('sha256').update(bytes).digest('hex'))
    return parts.map((part) =>
      part.name === MANIFEST ? { ...part, bytes } : part.name === SEAL ? { ...part, bytes: seal } : part,
    )
  }
}

/** Another content of a table, told in the manifest. */
export const resealed = (pattern: RegExp, change: (bytes: Buffer) => Buffer): Change => {
  return (parts) => {
    const changed = edited(pattern, change)(parts)
    const bytes = changed.find(({ name }) => pattern.test(name))?.bytes ?? Buffer.alloc(0)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return told((all) => ({
      ...all,
      tables: tables(all).map((one) =>
        pattern.test(`${one.name}.copy`) ? { ...one, bytes: bytes.length, sha256 } : one,
      ),
    }))(changed)
  }
}

/** One bit changed. */
export const flipped = (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 5 ? byte ^ 1 : byte)))
/** An entry that nobody told of. */
export const evil = (name: string): Part => ({ name, bytes: Buffer.from('evil') })
/** Parts of a manifest. */
export const tables = (manifest: Record<string, unknown>): Record<string, unknown>[] =>
  Array.isArray(manifest.tables) ? manifest.tables : []

export const sequences = (manifest: Record<string, unknown>): Record<string, unknown>[] =>
  Array.isArray(manifest.sequences) ? manifest.sequences : []
export const files = (manifest: Record<string, unknown>): Record<string, unknown>[] =>
  Array.isArray(manifest.files) ? manifest.files : []
