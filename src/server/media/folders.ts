import path from 'node:path'

/** What the shop keeps of pictures under DATA_DIR. */
export function mediaFolders(dataDir: string) {
  return {
    /** What staff uploaded, served as `/assets/uploads/`. */
    uploads: path.resolve(dataDir, 'uploads'),
    /** Uploads that nothing referred to; dropped after a month. */
    removed: path.resolve(dataDir, 'uploads-removed'),
    /** Sizes of pictures; made again when they are missing. */
    sizes: path.resolve(dataDir, 'pictures'),
  }
}
