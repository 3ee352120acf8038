/** A backup by the name of its file. */
export interface NamedBackup {
  name: string
  /** When it was made. */
  madeAt: Date
  /** Made by the queue, which removes it again; those that a person made stay. */
  isNightly: boolean
}

const NAME = /^shop-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z(-nightly)?\.tar\.gz$/

/** Name of the file of a backup made now: `shop-2026-11-24T01-00-00-000Z-nightly.tar.gz`. */
export function nameBackup(madeAt: Date, isNightly: boolean): string {
  return `shop-${madeAt.toISOString().replace(/[:.]/g, '-')}${isNightly ? '-nightly' : ''}.tar.gz`
}

/** Null for a file that is no backup of ours. */
export function parseBackupName(name: string): NamedBackup | null {
  const [, day, hour, minute, second, fraction, nightly] = NAME.exec(name) ?? []
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}.${fraction}Z`)
  return Number.isNaN(madeAt.getTime()) ? null : { name, madeAt, isNightly: nightly !== undefined }
}
