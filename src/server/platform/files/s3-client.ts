import { addAbortSignal, Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { seconds } from '../../../lib/duration.ts'
import {
  type FileStore,
  FilesUnavailable,
  type FoundFile,
  type ListedFile,
  type OpenedFile,
} from './file-store.ts'
import { formatS3Address, type S3Settings } from './s3-address.ts'
import { watchStream } from './watched-stream.ts'

/** Times after which a store counts as one that does not answer, ms. */
const TIMES: Record<'connect' | 'silence' | 'line' | 'call' | 'check' | 'page' | 'file' | 'read', number> = {
  connect: seconds(2),
  /** Without a byte in either direction while one is waited for: a stream that is read has no other limit. */
  silence: seconds(10),
  /** The same while a stream is sent, its only limit: what the system has taken may be long on a slow line. */
  line: seconds(60),
  /** A call without content, with its repeats. */
  call: seconds(8),
  /** The look whether it is there. */
  check: seconds(2),
  /** A page of a list. */
  page: seconds(20),
  /** A file of a few megabytes that is there as bytes. */
  file: seconds(40),
  /** All bytes of a picture or a document. */
  read: seconds(60),
}

/** First try and repeats, with growing pauses. */
const ATTEMPTS = 3

/** A file above that is sent in parts of that size, or of more where it would have too many. */
const PART = 8 * 1024 * 1024
const MOST_PARTS = 9000

const isAbsent = (error: unknown) =>
  error instanceof S3ServiceException && (error.name === 'NotFound' || error.name === 'NoSuchKey')

const isRefusal = (error: unknown) =>
  error instanceof S3ServiceException && [401, 403].includes(error.$metadata.httpStatusCode ?? 0)

/** Opens the files of an S3 store. Objects get no access rules: what the bucket allows holds, and our server alone has its keys. */
export function openS3(settings: S3Settings, times: Partial<typeof TIMES> = {}): FileStore {
  const limits = { ...TIMES, ...times }
  const { bucket, prefix } = settings
  const parts = {
    client: openClient(settings, limits, limits.silence),
    sender: openClient(settings, limits, limits.line),
    // What is sent waits in the socket while who reads it is busy, which would be silence to the client: `watchStream` counts instead.
    reader: openClient(settings, limits, 0),
    Bucket: bucket,
    prefix,
    limits,
  }
  return { place: formatS3Address(settings), ...createReads(parts), ...createWrites(parts) }
}

function openClient(
  { endpoint, region, keys }: S3Settings,
  { connect }: typeof TIMES,
  socketTimeout: number,
): S3Client {
  const { sessionToken, ...credentials } = keys
  return new S3Client({
    region,
    credentials: { ...credentials, ...(sessionToken !== undefined && { sessionToken }) },
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    // Stores other than Amazon's may know no checksums; each body is signed with its digest all the same.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connect, socketTimeout },
  })
}

interface Parts {
  client: S3Client
  /** For what is sent and read as a stream. */
  sender: S3Client
  reader: S3Client
  Bucket: string
  prefix: string
  limits: typeof TIMES
}

function createReads({
  client,
  reader,
  Bucket,
  prefix,
  limits,
}: Parts): Pick<FileStore, 'find' | 'open' | 'read' | 'list' | 'check'> {
  const keyOf = (name: string) => prefix + name
  const open: FileStore['open'] = (name) =>
    answered('read', async () => {
      const found = await orNull(() =>
        within(limits.call, (signal) =>
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
          within(limits.call, (signal) =>
            client.send(new HeadObjectCommand({ Bucket, Key: keyOf(name) }), signal),
          ),
        )
        return found && toFound(found)
      }),
    open,
    async read(name, time = limits.read) {
      const asked = performance.now()
      const opened = await open(name)
      const left = Math.max(Math.ceil(asked + time - performance.now()), 1)
      return opened && (await answered('read', () => readWhole(opened, left)))
    },
    list: (folder) =>
      answered('read', async () => {
        const Prefix = keyOf(`${folder}/`)
        const listed: ListedFile[] = []
        let next: string | undefined
        do {
          const asked = {
            Bucket,
            Prefix,
            Delimiter: '/',
            ...(next !== undefined && { ContinuationToken: next }),
          }
          const page = await within(limits.page, (signal) =>
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
      }),
    async check() {
      await answered('read', () =>
        within(limits.check, (signal) => client.send(new HeadBucketCommand({ Bucket }), signal)),
      )
    },
  }
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
          return await within(limits.file, (signal) =>
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
          within(limits.call, (signal) =>
            client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }), signal),
          ),
        ),
      )
    },
    async move(name, to) {
      await answered('store', async () => {
        const CopySource = [Bucket, ...keyOf(name).split('/')].map(encodeURIComponent).join('/')
        await within(limits.file, (signal) =>
          client.send(new CopyObjectCommand({ Bucket, Key: keyOf(to), CopySource }), signal),
        )
        await within(limits.call, (signal) =>
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
async function within<Answer>(
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
