import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './files.ts'

/** Screens that need a process of their own: streams and timers that the context of a shared one (`screens`, below) does not have. */
const screensApart = [
  'src/admin/kit/form/use-staff-form.test.tsx',
  'src/admin/resources/inquiries/further-part.test.tsx',
  'src/admin/kit/resource-list.test.tsx',
  'src/admin/live/live.test.tsx',
  'src/admin/live/shared-stream.test.ts',
]

/** Tests of what runs in a browser. */
export const screens = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => readFileSync(path.join(root, 'src', file), 'utf8').startsWith('// @vitest-environment'))
  .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => !screensApart.includes(file))

/** Files that need a process of their own: they start programs or replace modules or globals. */
export const apart = [
  ...screensApart,
  'src/admin/session/guard.test.ts',
  'src/app/prefetch.test.ts',
  'src/storefront/parts/{recent/recent,shopping/cart}.test.ts',
  'src/ui/toast/toast-store.test.ts',
  'packages/embedded-postgres/*.test.ts',
  'src/server/features/backups/restore/killed-restores.test.ts',
  'src/server/features/media/drawing-cache.test.ts',
  'src/server/platform/files/{folder-store,write-down}.test.ts',
  'src/server/platform/http/endpoint-flags.test.ts',
  'tests/{backup-command,backups-in-s3,built-server,cluster,container-image,drill,files-in-swift,instance-ready,lost-connection,newer-schema,nightly-backup,proxy-warnings,read-replica,start,start-refused,stopping,supervise,upgrade,upload}.test.ts',
]
