import type { S3Times } from './s3-times.ts'

/** Where files are kept in an S3 store. */
export interface S3Address {
  bucket: string
  /** Before every name: empty, or with a slash at its end. */
  prefix: string
  /** Of a store other than Amazon's; addressed with the bucket in the path. */
  endpoint: string | undefined
  region: string
}

/** Keys of a store. */
export interface S3Keys {
  accessKeyId: string
  secretAccessKey: string
  /** Of keys for a limited time. */
  sessionToken: string | undefined
}

/** A store that may be used. */
export interface S3Settings extends S3Address {
  keys: S3Keys
  /** Where it may take other times than usual. */
  times?: Partial<S3Times>
}

const BUCKET = /^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i
const PREFIX = /^(?:[\w.-]+\/)*$/
const OPTIONS = ['endpoint', 'region']

/** Whether an address is meant to be one of an S3 store. */
export const isS3Address = (address: string): boolean => address.startsWith('s3://')

/** Reads `s3://bucket/prefix?endpoint=https://…&region=…`; null for anything else. */
export function parseS3Address(address: string): S3Address | null {
  if (!isS3Address(address) || !URL.canParse(address)) return null
  // The bucket is read by hand: hosts are written in small letters.
  const [, bucket = '', path = ''] = /^s3:\/\/([^/?#]+)\/?([^?#]*)/.exec(address) ?? []
  const { searchParams, hash } = new URL(address)
  const endpoint = searchParams.get('endpoint') || undefined
  const prefix = path === '' || path.endsWith('/') ? path : `${path}/`
  const isKnown = [...searchParams.keys()].every((name) => OPTIONS.includes(name)) && hash === ''
  if (!isKnown || !BUCKET.test(bucket) || !PREFIX.test(prefix) || /(?:^|\/)\.{1,2}\//.test(prefix))
    return null
  if (endpoint !== undefined && !isEndpoint(endpoint)) return null
  return { bucket, prefix, endpoint, region: searchParams.get('region') || 'us-east-1' }
}

/** Scheme, host and port, perhaps with a path; never with a name and password. */
function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && username + password + search + hash === ''
}

/** The address for people: without what only the program needs. */
export const formatS3Address = ({ bucket, prefix }: S3Address): string => `s3://${bucket}/${prefix}`
