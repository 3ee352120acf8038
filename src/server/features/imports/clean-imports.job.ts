import { filesOf } from '../../platform/files/files-of.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { removeOldImports } from './import-files.ts'

/** Each night: price lists that nobody will check again are removed. */
export const cleanImportsJob = defineJob({
  name: 'clean-imports',
  schedule: '50 0 * * *',
  read: () => undefined,
  async run({ dataDir, storage, log }) {
    let removed = await removeOldImports(filesOf({ dataDir, storage }))
    // Those of the time before there was a store.
    if (storage) removed += await removeOldImports(createFolderStore(dataDir))
    if (removed) log.info({ removed }, 'убраны старые прайс-листы')
  },
})
