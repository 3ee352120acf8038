import path from 'node:path'

/** Folders of files, in the store where the shop keeps them. */
export const FOLDERS = {
  /** Uploads of staff, served as `/assets/uploads/`. */
  uploads: 'uploads',
  /** Photos of visitors, served to staff by the API alone. */
  attachments: 'attachments',
  /** Price lists of staff, which nobody is served. */
  imports: 'imports',
  /** Orphaned uploads; deleted after a month. */
  removed: 'uploads-removed',
} as const

/** Name of an upload in the store. */
export const inUploads = (file: string): string => `${FOLDERS.uploads}/${file}`

/** Name of a visitor's photo in the store. */
export const inAttachments = (file: string): string => `${FOLDERS.attachments}/${file}`

/** Name of a price list in the store. */
export const inImports = (file: string): string => `${FOLDERS.imports}/${file}`

/** Folders under DATA_DIR, wherever the files themselves are kept. */
export function localFolders(dataDir: string) {
  return {
    /** Where forms with files wait while they are read. */
    spool: path.resolve(dataDir, FOLDERS.attachments),
    /** Folders in which a killed process may leave unfinished files. */
    unfinished: [FOLDERS.uploads, FOLDERS.attachments].map((folder) => path.resolve(dataDir, folder)),
    /** Cached picture sizes; generated again when missing. */
    sizes: path.resolve(dataDir, 'pictures'),
  }
}
