import { type Config, WrongConfig } from '../../config.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { parseS3Address, type S3Address, type S3Settings } from '../../platform/files/s3-address.ts'
import { createS3Store } from '../../platform/files/s3-store.ts'
import { BackupRefused } from './backup-refused.ts'
import type { Archive } from './restore/read-backup.ts'

type Keys = Pick<Config, 'awsAccessKeyId' | 'awsSecretAccessKey' | 'awsSessionToken'>

/** How a store at an address that a person has given is opened. Throws WrongConfig when there are no keys. */
export function settingsAt(address: S3Address, config: Keys): S3Settings {
  const { awsAccessKeyId: accessKeyId, awsSecretAccessKey: secretAccessKey } = config
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new WrongConfig('Задайте AWS_ACCESS_KEY_ID и AWS_SECRET_ACCESS_KEY: это ключ хранилища.')
  return { ...address, keys: { accessKeyId, secretAccessKey, sessionToken: config.awsSessionToken } }
}

/** The store at an address that a person has given. Throws WrongConfig when there are no keys. */
export const openStoreAt = (address: S3Address, config: Keys): FileStore =>
  createS3Store(settingsAt(address, config))

/** The backup at an address like `s3://bucket/backups/shop-….tar.gz?endpoint=…`. Throws BackupRefused, WrongConfig and FilesUnavailable. */
export async function openStored(address: string, config: Keys): Promise<Archive> {
  const parsed = parseS3Address(address)
  const folders = parsed?.prefix.split('/').slice(0, -1) ?? []
  const name = folders.pop()
  if (!parsed || name === undefined)
    throw new BackupRefused(
      'Это не адрес копии: нужен s3://хранилище/backups/shop-….tar.gz?endpoint=https://…&region=…',
    )
  const files = openStoreAt({ ...parsed, prefix: folders.map((folder) => `${folder}/`).join('') }, config)
  const found = await openInStore(files, name)
  if (!found) throw new BackupRefused(`Файла копии нет: ${files.place}${name}`)
  return found
}

/** A backup that a store holds; null when it holds none of that name. Throws FilesUnavailable. */
export async function openInStore(files: FileStore, name: string): Promise<Archive | null> {
  const found = await files.find(name)
  return (
    found && {
      size: found.size,
      async read() {
        const opened = await files.open(name)
        if (!opened) throw new BackupRefused(`Файла копии больше нет: ${files.place}${name}`)
        return opened.stream
      },
    }
  )
}
