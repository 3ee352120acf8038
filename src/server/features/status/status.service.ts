import type { Status, StatusCheck, StatusError } from '../../../contract/status.ts'
import { CHECKS, type CheckName } from '../../../domain/staff/status-checks.ts'
import { days, seconds } from '../../../lib/duration.ts'
import { within } from '../../../lib/within.ts'
import type { Database } from '../../platform/db/database.ts'
import { readMigrationState } from '../../platform/db/migration/migration-state.ts'
import type { ReplicaState } from '../../platform/db/replica/replica-watch.ts'
import { checkWrite } from '../../platform/db/write-check.ts'
import { FilesUnavailable } from '../../platform/files/file-store.ts'
import { type FilesPlace, filesOf } from '../../platform/files/files-of.ts'
import type { RecentErrors } from '../../recent-errors.ts'
import { type BackupPlaces, backupPlaceOf, describeBackups } from '../backups/backups.service.ts'
import type { Channels } from '../channels/channel.ts'
import { isHeldAfterRestore } from '../restores/restores.service.ts'
import { judgeBackups } from './backups-check.ts'
import { judgeDatabase } from './database-check.ts'
import { listErrors } from './list-errors.ts'
import { judgeDisk, judgeMemory, judgeStore, judgeVersion, type StoreFault } from './machine-checks.ts'
import { createVersionMeter, measureDisk, measureMemory, processStart } from './measure-machine.ts'
import { judgeQueue } from './queue-check.ts'
import {
  askDatabase,
  listFailedDeliveries,
  listFailingJobs,
  readQueueCounts,
  readSending,
  readServer,
} from './status.store.ts'
import { judgeDeliveries, judgeErrors } from './trouble-checks.ts'
import { type Verdict, worse } from './verdict.ts'

/** How long one check may take, unless told otherwise. */
const CHECK_LIMIT = seconds(3)

/** Checks of one machine; the others are the same for all instances. */
export const OF_MACHINE: readonly CheckName[] = ['version', 'disk', 'memory', 'last errors']

interface Parts extends BackupPlaces, FilesPlace {
  /** The pool that serves requests. */
  db: Database
  channels: Channels
  recentErrors: RecentErrors
  /** How the replica for reads of visitors is; null, as by default, without one. */
  readReplica?: () => ReplicaState | null
  /** How long one check may take, ms. */
  checkLimit?: number
}

/** Looks over the shop. */
export interface ShopStatus {
  /** Never throws: a check that fails, or does not answer in time, is a failed check. */
  read(): Promise<Status>
  /** Errors of the last day, newest first: of the log, and messages to staff and jobs that failed. */
  listErrors(): Promise<StatusError[]>
}

declare module '../../platform/http/api-context.ts' {
  interface ApiContext {
    /** Looks over the shop. */
    status: ShopStatus
  }
}

type Measure = () => Promise<Verdict> | Verdict

/** Checks of this process and of the database that it serves. */
export function createStatus(parts: Parts): ShopStatus {
  const { db, recentErrors, dataDir, checkLimit } = parts
  const measureVersion = createVersionMeter()
  const measures: Record<CheckName, Measure> = {
    version: async () => judgeVersion(await measureVersion()),
    database: () => checkDatabase(parts),
    disk: async () => {
      const [room, store] = await Promise.all([measureDisk(dataDir), checkFiles(parts)])
      return worse(judgeDisk(room), store)
    },
    memory: () => judgeMemory(measureMemory()),
    queue: async () => judgeQueue({ ...(await readQueueCounts(db)), failing: await listFailingJobs(db) }),
    deliveries: () => checkDeliveries(parts),
    backups: () => checkBackups(parts),
    'last errors': () => checkErrors(parts),
  }
  return {
    read: async () => ({
      checks: await Promise.all(CHECKS.map((name) => runCheck(name, measures[name], checkLimit))),
    }),
    listErrors: () => listErrors(db, recentErrors),
  }
}

/** Runs one check within its time; whatever happens is a result. */
export async function runCheck(
  name: CheckName,
  measure: Measure,
  limit: number = CHECK_LIMIT,
): Promise<StatusCheck> {
  const late: Verdict = {
    state: 'fail',
    detail: `Проверка не ответила за ${limit / 1000} с.\nЕсли повторится, посмотрите журнал сервера и перезапустите магазин.`,
  }
  const broken: Verdict = {
    state: 'fail',
    detail: 'Проверить не удалось.\nПосмотрите журнал сервера: там причина.',
  }
  const measured = Promise.resolve()
    .then(measure)
    .catch(() => broken)
  const verdict = await within(limit, measured, late)
  return { name, ...verdict }
}

async function checkDatabase({ db, readReplica }: Pick<Parts, 'db' | 'readReplica'>): Promise<Verdict> {
  // Before the checks themselves ask: their own statements are not callers that wait.
  const waitingCallers = 'waitingCount' in db.$client ? db.$client.waitingCount : 0
  const asked = performance.now()
  await askDatabase(db)
  const answeredIn = performance.now() - asked
  const [server, migrations, canWrite] = await Promise.all([
    readServer(db),
    readMigrationState(db),
    checkWrite(db).then(
      () => true,
      () => false,
    ),
  ])
  return judgeDatabase({
    ...server,
    answeredIn,
    canWrite,
    waitingCallers,
    replica: readReplica?.() ?? null,
    missingMigrations: migrations.missing,
    isNewer: migrations.isNewer,
    isTooNew: migrations.isTooNew,
  })
}

async function checkDeliveries({ db, channels }: Parts): Promise<Verdict> {
  const [obstacle, recipients, failed, sending, isHeld] = await Promise.all([
    channels.findObstacle(),
    channels.listRecipients(),
    listFailedDeliveries(db, new Date(Date.now() - days(2))),
    readSending(db),
    isHeldAfterRestore(db),
  ])
  return judgeDeliveries({
    ...sending,
    obstacle,
    isHeld,
    recipients: recipients.length,
    failed: failed.length,
    urgent: failed.filter(({ isUrgent }) => isUrgent).length,
    lastFailed: failed[0] ?? null,
    now: new Date(),
  })
}

/** What is wrong with the store of files; null when nothing is. */
async function checkFiles(place: FilesPlace): Promise<Verdict | null> {
  const files = filesOf(place)
  const fault = await files.check().catch(faultOf)
  return fault && judgeStore(files.place, fault)
}

/** A store of backups that fails is named: why there are none to be seen. */
async function checkBackups(parts: Parts): Promise<Verdict> {
  const place = backupPlaceOf(parts)
  const described = describeBackups(parts.db, parts, place)
  // The store's fault says why there is no description.
  described.catch(() => undefined)
  const fault = await place.check().catch(faultOf)
  if (fault) return judgeStore(place.name, fault, 'backups')
  return judgeBackups({ ...(await described), startedAt: processStart(), now: new Date() })
}

function faultOf(error: unknown): StoreFault {
  if (error instanceof FilesUnavailable) return error.why
  throw error
}

async function checkErrors({ db, recentErrors }: Parts): Promise<Verdict> {
  return judgeErrors({
    errors: await listErrors(db, recentErrors),
    lately: recentErrors.list().reduce((sum, { lately }) => sum + lately, 0),
    now: new Date(),
  })
}
