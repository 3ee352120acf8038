import { startFauxqs } from 'fauxqs'

const BUCKET = 'shop-files'

/** An S3 server in this process, whose files go with it. */
export interface OwnStore {
  /** On 127.0.0.1. */
  port: number
  stop(): Promise<void>
}

/** Starts an S3 server with the shop's bucket. */
export async function startStore(): Promise<OwnStore> {
  const store = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false, init: { buckets: [BUCKET] } })
  return { port: store.port, stop: () => store.stop() }
}

/** Settings of a shop that reaches such a server on this port. */
export const toStoreSettings = (port: number): Record<string, string> => ({
  STORAGE_URL: `s3://${BUCKET}/shop?endpoint=http://127.0.0.1:${port}`,
  AWS_ACCESS_KEY_ID: 'cluster',
  AWS_SECRET_ACCESS_KEY: 'cluster',
})
