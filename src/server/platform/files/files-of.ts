import type { Config } from '../../config.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'

/** Where a shop keeps its files: folders of `dataDir`. */
export type FilesPlace = Pick<Config, 'dataDir'>

/** The store of a shop's files. */
export const filesOf = ({ dataDir }: FilesPlace): FileStore => createFolderStore(dataDir)
