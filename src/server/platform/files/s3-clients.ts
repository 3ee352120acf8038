import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { hours, seconds } from '../../../lib/duration.ts'
import type { S3Settings } from './s3-address.ts'

/** Times in ms. */
export type S3Times = Record<
  'connect' | 'silence' | 'line' | 'call' | 'check' | 'page' | 'file' | 'read' | 'refusal',
  number
>

/** Times after which a store counts as one that does not answer, ms. */
export const TIMES: S3Times = {
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
  /** So long it holds that somebody without a key is refused. One who is let in is looked for at every check. */
  refusal: hours(1),
}

/** First try and repeats, with growing pauses. */
const ATTEMPTS = 3

/** Clients of one store, which differ in what they take for silence. */
export interface S3Clients {
  client: S3Client
  /** For what is sent as a stream. */
  sender: S3Client
  /** For what is read as a stream: it waits in the socket while who reads it is busy, which is no silence (`watchStream`). */
  reader: S3Client
  /** One without a key. */
  stranger: S3Client
}

/** Opens the clients of a store. */
export function openClients(settings: S3Settings, times: S3Times): S3Clients {
  const open = (socketTimeout: number, more: Pick<S3ClientConfig, 'signer' | 'maxAttempts'> = {}) =>
    openClient(settings, { connectionTimeout: times.connect, socketTimeout }, more)
  return {
    client: open(times.silence),
    sender: open(times.line),
    reader: open(0),
    stranger: open(times.check, { signer: { sign: async (request) => request }, maxAttempts: 1 }),
  }
}

function openClient(
  { endpoint, region, keys }: S3Settings,
  requestHandler: { connectionTimeout: number; socketTimeout: number },
  more: Pick<S3ClientConfig, 'signer' | 'maxAttempts'>,
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
    requestHandler,
    ...more,
  })
}
