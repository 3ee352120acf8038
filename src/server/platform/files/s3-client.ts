import { addAbortSignal, Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import {
  type FileStore,
  FilesUnavailable,
  type FoundFile,
  type ListedFile,
  type OpenedFile,
} from './file-store.ts'
import { formatS3Address, type S3Settings } from './s3-address.ts'
import { openClients, type S3Clients } from './s3-clients.ts'
import { type S3Times, TIMES } from './s3-times.ts'
import { watchStream } from './watched-stream.ts'

/** A file above that is sent in parts of that size, or of more where it would have too many. */
const PART = 8 * 1024 * 1024
const MOST_PARTS = 9000

const isAbsent = (error: unknown) =>
  error instanceof S3ServiceException && (error.name === 'NotFound' || error.name === 'NoSuchKey')

const isRefusal = (error: unknown) =>
  error instanceof S3ServiceException && [401, 403].includes(error.$metadata.httpStatusCode ?? 0)

/** Opens the files of an S3 store. Objects get no access rules: what the bucket allows holds, and our server alone has its keys. */
export function openS3(settings: S3Settings, times: Partial<S3Times> = {}): FileStore {
  const limits = { ...TIMES, ...settings.times, ...times }
  const { bucket, prefix } = settings
  const parts = { ...openClients(settings, limits), Bucket: bucket, prefix, limits }
  return { place: formatS3Address(settings), ...createReads(parts), ...createWrites(parts) }
}

interface Parts extends S3Clients {
  Bucket: string
  prefix: string
  limits: S3Times
}

function createReads(parts: Parts): Pick<FileStore, 'find' | 'open' | 'read' | 'list' | 'check'> {
  const { client, reader, Bucket, prefix, limits } = parts
  const keyOf = (name: string) => prefix + name
  /** When somebody without a key was refused last. */
  let refusedAt = Number.NEGATIVE_INFINITY
  const open: FileStore['open'] = (name) =>
    answered('read', async () => {
      const found = await orNull(() =>
        askInTime(limits.call, (signal) =>
          reader.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }), signal),
        ),
      )
      if (!found) return null
      if (!(found.Body instanceof Readable)) throw new Error('the store sent no stream')
      return { ...toFound(found), stream: watchStream(found.Body, limits.silence) }
    })
  return {
    find: (name) =>
      answered('read', async () => {
        const found = await orNull(() =>
          askInTime(limits.call, (signal) =>
            client.send(new HeadObjectCommand({ Bucket, Key: keyOf(name) }), signal),
          ),
        )
        return found && toFound(found)
      }),
    open,
    async read(name, time = limits.read) {
      const asked = performance.now()
      const opened = await open(name)
      const left = Math.max(Math.ceil(asked + Math.min(time, limits.read) - performance.now()), 1)
      return opened && (await answered('read', () => readWhole(opened, left)))
    },
    list: (folder) => answered('read', () => listFolder(parts, folder)),
    check: () =>
      answered('read', async () => {
        const key = await checkBucket(parts)
        if (performance.now() - refusedAt < limits.refusal) return null
        const answer = await answerToStranger(parts, key)
        if (answer === 'refused') refusedAt = performance.now()
        return answer === 'given' ? 'public' : null
      }),
  }
}

/** Files of a folder, page by page. */
async function listFolder({ client, Bucket, prefix, limits }: Parts, folder: string): Promise<ListedFile[]> {
  const Prefix = `${prefix}${folder}/`
  const listed: ListedFile[] = []
  let next: string | undefined
  do {
    const asked = {
      Bucket,
      Prefix,
      Delimiter: '/',
      ...(next !== undefined && { ContinuationToken: next }),
    }
    const page = await askInTime(limits.page, (signal) =>
      client.send(new ListObjectsV2Command(asked), signal),
    )
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      // Some stores list the folder itself.
      if (Key !== undefined && Key !== Prefix) {
        const name = Key.slice(prefix.length)
        listed.push({ name, ...toFound({ ContentLength: Size, LastModified }) })
      }
    }
    const isStuck = next !== undefined && page.NextContinuationToken === next
    if (isStuck) throw new Error('the store sends the same page of a list again')
    next = page.NextContinuationToken
  } while (next !== undefined)
  return listed
}

/** Looks whether the bucket is there and takes our key; returns the key of a file of ours, where there is one. */
async function checkBucket({ client, Bucket, prefix, limits }: Parts): Promise<string | undefined> {
  const list = new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 })
  const [, { Contents = [] }] = await Promise.all([
    askInTime(limits.check, (signal) => client.send(new HeadBucketCommand({ Bucket }), signal)),
    askInTime(limits.check, (signal) => client.send(list, signal)),
  ])
  return Contents[0]?.Key
}

/** What the bucket answers somebody without our key who asks for its list, or for this file. */
async function answerToStranger(
  { stranger, Bucket, prefix, limits }: Parts,
  Key?: string,
): Promise<'given' | 'refused' | 'nothing'> {
  const patience = () => ({ abortSignal: AbortSignal.timeout(limits.check / 4) })
  const asked = [
    stranger.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 }), patience()),
    ...(Key === undefined ? [] : [stranger.send(new HeadObjectCommand({ Bucket, Key }), patience())]),
  ]
  const answers = await Promise.allSettled(asked)
  if (answers.some(({ status }) => status === 'fulfilled')) return 'given'
  const isRefused = (answer: PromiseSettledResult<unknown>) =>
    answer.status === 'rejected' && answer.reason instanceof S3ServiceException
  // No answer at all says nothing of what the next one would get.
  return answers.every(isRefused) ? 'refused' : 'nothing'
}

function createWrites({
  client,
  sender,
  Bucket,
  prefix,
  limits,
}: Parts): Pick<FileStore, 'put' | 'remove' | 'move'> {
  const keyOf = (name: string) => prefix + name
  return {
    async put(name, content, { mediaType }) {
      const object = { Bucket, Key: keyOf(name), ContentType: mediaType }
      await answered('store', async () => {
        if (content instanceof Uint8Array) {
          return await askInTime(limits.file, (signal) =>
            client.send(new PutObjectCommand({ ...object, Body: content }), signal),
          )
        }
        const { size, stream } = content
        const partSize = Math.max(PART, Math.ceil(size / MOST_PARTS))
        return await new Upload({
          client: sender,
          params: { ...object, Body: stream },
          partSize,
          queueSize: 2,
        }).done()
      })
    },
    async remove(name) {
      await answered('remove', () =>
        orNull(() =>
          askInTime(limits.call, (signal) =>
            client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }), signal),
          ),
        ),
      )
    },
    async move(name, to) {
      await answered('store', async () => {
        const CopySource = [Bucket, ...keyOf(name).split('/')].map(encodeURIComponent).join('/')
        await askInTime(limits.file, (signal) =>
          client.send(new CopyObjectCommand({ Bucket, Key: keyOf(to), CopySource }), signal),
        )
        await askInTime(limits.call, (signal) =>
          client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }), signal),
        )
      })
    },
  }
}

/** Reads a file of known size into its place. Throws when it is longer or shorter. */
async function readWhole({ size, stream }: OpenedFile, time: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size)
  let filled = 0
  addAbortSignal(AbortSignal.timeout(time), stream)
  for await (const chunk of stream) {
    bytes.set(chunk, filled)
    filled += chunk.length
  }
  if (filled !== size) throw new Error(`the store sent ${filled} bytes of ${size}`)
  return bytes
}

interface Head {
  ContentLength?: number | undefined
  LastModified?: Date | undefined
}

const toFound = ({ ContentLength, LastModified }: Head): FoundFile => ({
  size: ContentLength ?? 0,
  modified: LastModified?.getTime() ?? 0,
})

async function orNull<Found>(ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask()
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

/** Tells what a person has to know when the store fails. */
async function answered<Answer>(
  doing: 'store' | 'remove' | 'read',
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw new FilesUnavailable(doing, isRefusal(error) ? 'refused' : 'silent', error)
  }
}

/** Asks within a time for the head of an answer; its content may take longer. */
async function askInTime<Answer>(
  time: number,
  ask: (options: { abortSignal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), time)
  try {
    return await ask({ abortSignal: late.signal })
  } finally {
    clearTimeout(timer)
  }
}
