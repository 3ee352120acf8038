import { startFauxqs } from 'fauxqs'
import { afterAll } from 'vitest'
import { type Door, openDoor } from './s3-door.ts'

/** A bucket of an S3 server by another hand, behind a door that can be shut. */
export interface TestBucket extends Omit<Door, 'port'> {
  /** What STORAGE_URL and the keys are. */
  environment: Record<string, string>
  /** The address of a folder, or of a file, of the bucket. */
  addressOf(place: string): string
}

const KEYS = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' }

/** Starts an S3 server that takes any key, with a bucket for the file's tests. */
export async function openBucket(bucket = 'shop-files'): Promise<TestBucket> {
  const store = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false, init: { buckets: [bucket] } })
  afterAll(() => store.stop())
  return bucketBehind(await openDoor(store.port), bucket, KEYS)
}

/** A bucket of a store as tests use it. */
export function bucketBehind(
  { port, ...door }: Door,
  bucket: string,
  keys: Record<string, string>,
): TestBucket {
  const addressOf = (place: string) => `s3://${bucket}/${place}?endpoint=http://127.0.0.1:${port}`
  return { ...door, addressOf, environment: { ...keys, STORAGE_URL: addressOf('shop') } }
}
