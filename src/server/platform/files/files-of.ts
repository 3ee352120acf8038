import type { Config } from '../../config.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'

/** Where a shop keeps its files: folders of `dataDir`, unless STORAGE_URL names a store. */
export type FilesPlace = Pick<Config, 'dataDir' | 'storage'>

/** The store of a shop's files. */
export const filesOf = ({ dataDir, storage }: FilesPlace): FileStore =>
  storage ? createS3Store(storage) : createFolderStore(dataDir)
