import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import type { S3Settings } from './s3-address.ts'
import type { S3Times } from './s3-times.ts'

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
