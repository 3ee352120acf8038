import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Import, ImportRow, ImportSheet } from '../../src/contract/catalogue/imports.ts'
import { minutes } from '../../src/lib/duration.ts'
import { applyImportJob, checkImportJob } from '../../src/server/features/imports/imports.job.ts'
import type { FilesPlace } from '../../src/server/platform/files/files-of.ts'
import { startJobs } from '../../src/server/platform/jobs/start-jobs.ts'
import { openCatalogueDesk } from './catalogue-desk.ts'
import { quietLog } from './log.ts'
import { ODD_NAME } from './odd-name.ts'
import { recordChannels } from './recorded-channels.ts'
import { openShop, signInAs } from './shop.ts'
import { waitFor } from './wait-for.ts'

/** A manager with price lists, in a shop with these settings whose queue runs. */
export function openImportDesk(environment: Record<string, string> = {}) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), ODD_NAME))
  const shop = openShop({ ...environment, DATA_DIR: dataDir })
  const desk = openCatalogueDesk(shop)
  let cookie = ''
  let worker: ReturnType<typeof startJobs> | undefined
  const start = ({ dataDir, storage }: FilesPlace = shop.config) => {
    worker = startJobs({
      database: shop.database,
      jobs: [checkImportJob, applyImportJob],
      channels: recordChannels(),
      log: quietLog(),
      dataDir,
      storage,
      readOrigin: async () => 'http://shop.test',
    })
  }
  beforeAll(async () => {
    cookie = await signInAs(shop, 'manager')
    start()
  })
  afterAll(async () => {
    await worker?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const IMPORTS = '/admin/imports'
  const send = (content: Uint8Array<ArrayBuffer> | string, name: string) => {
    const body = new FormData()
    body.set('file', new File([content], name))
    return shop.app.request(`http://shop.test/api${IMPORTS}`, { method: 'POST', body, headers: { cookie } })
  }
  const look = (id: number) => desk.callJson<Import>(200, 'GET', `${IMPORTS}/${id}`)
  async function waitForState(id: number, state: Import['state'], timeout = minutes(4)): Promise<Import> {
    await waitFor(async () => {
      const found = await look(id)
      if (found.state === 'failed' && state !== 'failed') throw new Error(found.message ?? 'failed')
      expect(found.state).toBe(state)
    }, timeout)
    return await look(id)
  }
  async function upload(
    content: Uint8Array<ArrayBuffer> | string,
    name = 'прайс.xlsx',
  ): Promise<ImportSheet> {
    const response = await send(content, name)
    const answer = await response.json()
    expect({ status: response.status, answer }).toMatchObject({ status: 201 })
    return answer
  }
  async function check(sheet: ImportSheet, plan: object = {}): Promise<Import> {
    const mapping = Object.fromEntries(sheet.columns.map(({ index, field }) => [index, field]))
    await desk.callJson(202, 'PUT', `${IMPORTS}/${sheet.id}`, {
      mapping,
      manufacturerId: null,
      missing: 'keep',
      ...plan,
    })
    return await waitForState(sheet.id, 'checked')
  }
  return {
    ...desk,
    shop,
    IMPORTS,
    /** Sends a file, whatever the answer. */
    send,
    upload,
    check,
    look,
    waitForState,
    rows: (id: number, query = '') => desk.callJson<ImportRow[]>(200, 'GET', `${IMPORTS}/${id}/rows${query}`),
    async apply(id: number): Promise<Import> {
      await desk.callJson(202, 'POST', `${IMPORTS}/${id}/apply`)
      return await waitForState(id, 'applied')
    },
    undo: (id: number) =>
      desk.callJson<{ restored: number; conflicts: { id: number; name: string }[] }>(
        200,
        'POST',
        `${IMPORTS}/${id}/undo`,
      ),
    stopQueue: async () => {
      await worker?.stop()
      worker = undefined
    },
    /** Starts it again, where an instance keeps its files. */
    startQueue: start,
    /** Every stored product without what each write moves. */
    async readAll(): Promise<object[]> {
      const { rows } = await shop.database.pool.query<object>(
        "select to_jsonb(products) - 'version' - 'updated_at' as row from products order by id",
      )
      return rows
    },
  }
}
