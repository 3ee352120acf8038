import { hours, seconds } from '../../../lib/duration.ts'

/** How long a store may take, ms. */
export type S3Times = Record<
  'connect' | 'silence' | 'line' | 'call' | 'check' | 'page' | 'file' | 'read' | 'refusal',
  number
>

/** Times after which a store counts as one that does not answer, where its settings name no others. */
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
  /** All bytes of a picture or a document; who asks may have less. */
  read: seconds(60),
  /** So long it holds that somebody without a key is refused. One who is let in is looked for at every check. */
  refusal: hours(1),
}
