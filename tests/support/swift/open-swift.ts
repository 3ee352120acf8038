import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll } from 'vitest'
import { findSwift } from '../../../scripts/ensure-swift.mjs'
import { openDoor } from '../s3-door.ts'
import { bucketBehind, type TestBucket } from '../s3-server.ts'

/** A bucket of Swift. */
export interface SwiftBucket extends TestBucket {
  /** Its port, past the door. */
  port: number
  /** A key that Swift knows, of another account. */
  foreignKeys: Record<string, string>
}

/** Tried out once: that takes a second. */
const swift = findSwift()

/** Whether Swift runs here: `npm test` fetches it (scripts/ensure-swift.mjs). */
export const hasSwift = (): boolean => swift !== null

/** Starts a node of OpenStack Swift with a bucket for the file's tests. */
export async function openSwift(bucket = 'shop-files'): Promise<SwiftBucket> {
  if (!swift) throw new Error('no Swift here: node scripts/ensure-swift.mjs')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'swift-'))
  const node = spawn(swift.python, [path.join(import.meta.dirname, 'node.py'), folder], {
    env: { ...process.env, ...swift.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(node, 'exit')
  afterAll(async () => {
    node.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  const [line]: string[] = await Promise.race([
    once(createInterface(node.stdout), 'line'),
    ended.then(() => Promise.reject(new Error('Swift ended at its start'))),
  ])
  const port = Number(line)
  const client = new S3Client({
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    credentials: { accessKeyId: 'shop:owner', secretAccessKey: 'right-key' },
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
  const keys = { AWS_ACCESS_KEY_ID: 'shop:owner', AWS_SECRET_ACCESS_KEY: 'right-key' }
  const foreignKeys = { AWS_ACCESS_KEY_ID: 'foreign:owner', AWS_SECRET_ACCESS_KEY: 'foreign-key' }
  return { ...bucketBehind(await openDoor(port), bucket, keys), port, foreignKeys }
}
