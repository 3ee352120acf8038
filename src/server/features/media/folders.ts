import path from 'node:path'

/** Folders of pictures under DATA_DIR. */
export function mediaFolders(dataDir: string) {
  return {
    /** Uploads of staff, served as `/assets/uploads/`. */
    uploads: path.resolve(dataDir, 'uploads'),
    /** Photos of visitors, served to staff by the API alone. */
    attachments: path.resolve(dataDir, 'attachments'),
    /** Orphaned uploads; deleted after a month. */
    removed: path.resolve(dataDir, 'uploads-removed'),
    /** Cached picture sizes; generated again when missing. */
    sizes: path.resolve(dataDir, 'pictures'),
  }
}
