import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const every = {
  // A machine that does other work too may need long; only a test that fails waits for these.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  // A test that needs one is a fault to mend, and `npm test` names it; `FLAKY=fail` makes the run red.
  retry: process.env.CI === undefined ? 0 : 2,
}

/** Screens that need a process of their own: streams and timers that the context of a shared one (`screens`, below) does not have. */
const screensApart = [
  'src/admin/kit/form/use-staff-form.test.tsx',
  'src/admin/resources/inquiries/further-part.test.tsx',
  'src/admin/kit/resource-list.test.tsx',
  'src/admin/live/live.test.tsx',
  'src/admin/live/shared-stream.test.ts',
]

const screens = readdirSync(path.join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) =>
    readFileSync(path.join(import.meta.dirname, 'src', file), 'utf8').startsWith('// @vitest-environment'),
  )
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

export default defineConfig({
  test: {
    globalSetup: ['tests/support/postgres.ts'],
    maxWorkers: 2,
    projects: [
      { test: { ...every, name: 'apart', include: apart } },
      // What runs in a browser keeps its state in modules: each file has a document and modules of its own, and the process, which
      // takes half a second to load happy-dom and React, is shared.
      { test: { ...every, name: 'screens', include: screens, pool: 'vmForks', vmMemoryLimit: '1GB' } },
      // Server, contract and pages cost two seconds to load: a worker loads them once for all of these files.
      {
        test: {
          ...every,
          name: 'together',
          include: ['{src,packages}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [...apart, ...screens],
          isolate: false,
        },
      },
    ],
  },
})
