import type { Logger } from 'pino'
import { seconds } from '../../../../lib/duration.ts'
import { within } from '../../../../lib/within.ts'

/** How old what the replica shows may be. */
const MAX_LAG = seconds(2)
/** How often it is looked at, and how often while a change is waited for. */
const INTERVAL = seconds(0.5)
const INTERVAL_HELD = seconds(0.05)
/** How long a look may take. */
const PATIENCE = seconds(1)
/** Samples that are kept: those of a minute. */
const MAX_SAMPLES = 120

/** Why public reads do not go to the replica. */
export type ReplicaFault = 'silent' | 'lagging' | 'foreign'

/** How the replica is; without a fault but not used: it is about to get the last change. */
export interface ReplicaState {
  isUsed: boolean
  fault: ReplicaFault | null
}

/** A place of the primary's log, when it was asked for, and the content changes that were known then. */
interface Sample {
  place: bigint
  at: number
  change: number
}

/** A pool, of which single statements are asked. */
interface Asked {
  query(statement: string): Promise<{ rows: Place[] }>
}

export interface ReplicaWatch {
  state(): ReplicaState
  /** The content has changed: the replica is not used until it has everything that is committed by now. */
  hold(): void
  /** A query of the replica has failed: it is not used until the next look finds it well. */
  noteFailure(): void
  stop(): void
}

/**
 * Watches how far the replica is behind. The places of the primary's log are noted with their times; what the replica shows is as old as
 * the newest place that it has passed. So an idle primary is no lag, and the clocks of two machines are never compared. `onAway` is called
 * when the replica stops answering.
 */
export function watchReplica(primary: Asked, replica: Asked, log: Logger, onAway: () => void): ReplicaWatch {
  let samples: Sample[] = []
  /** The newest that the replica has passed. */
  let passed: Sample | null = null
  let changes = 0
  let fault: ReplicaFault | null = 'silent'
  let isLooking = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const isFresh = () => passed !== null && performance.now() - passed.at < MAX_LAG
  const hasChanges = () => passed?.change === changes
  function state(): ReplicaState {
    const found = fault ?? (isFresh() ? null : 'lagging')
    return { isUsed: found === null && hasChanges(), fault: found }
  }

  async function look(): Promise<ReplicaFault | null> {
    const sample = { at: performance.now(), change: changes }
    const here = await askPrimary(primary)
    samples = [...samples.slice(1 - MAX_SAMPLES), { ...sample, place: here.place }]
    const there = await askReplica(replica)
    const { place } = there
    if (place === null || !isSameHistory(here, there)) {
      samples = []
      return 'foreign'
    }
    const reached = samples.findLastIndex((one) => one.place <= place)
    if (reached >= 0) {
      passed = samples[reached] ?? null
      samples = samples.slice(reached)
    }
    return null
  }

  async function run(): Promise<void> {
    if (isLooking || isStopped) return
    isLooking = true
    const found = await within(
      PATIENCE,
      look().catch(() => 'silent' as const),
      'silent' as const,
    )
    isLooking = false
    say(found ?? (isFresh() ? null : 'lagging'))
    plan(found === null && !hasChanges() ? INTERVAL_HELD : INTERVAL)
  }

  function say(found: ReplicaFault | null): void {
    if (found !== fault && !isStopped) {
      if (found === null) log.info('посетители читают копию базы')
      else log.warn({ reason: found }, 'копия базы для чтения не годится, посетители читают основную')
    }
    fault = found
    if (found === null || found === 'lagging') return
    passed = null
    onAway()
  }

  function plan(time: number): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void run(), time).unref()
  }

  plan(0)
  return {
    state,
    hold() {
      changes += 1
      if (!isLooking) plan(0)
    },
    noteFailure() {
      say('silent')
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** A place of the log (`16/B374D848`) as a number. */
function toPlace(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

interface Place {
  place: string | null
  /** Number of the history of the log, which a promotion begins anew. */
  timeline: number
  system: string
  database: string
}

type History = Pick<Place, 'system' | 'database' | 'timeline'>

/** Whether places of both logs can be compared: after a failover a replica of the former primary goes on in another history. */
const isSameHistory = (one: History, other: History): boolean =>
  one.system === other.system && one.database === other.database && one.timeline === other.timeline

const WHICH = `(select system_identifier::text from pg_control_system()) as system, current_database() as database`

/** The primary's timeline, from the name of the file that its log is written to: the control file is behind until the next checkpoint. */
const TIMELINE = `('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int`

/** Of the replica: that of its receiver while it has one, else that of its last restart point or of the checkpoint it began with. */
const TIMELINE_THERE = `coalesce((select received_tli from pg_stat_wal_receiver where received_tli > 0),
  (select timeline_id from pg_control_checkpoint()))`

/** Where the primary's log ends, with what is not flushed yet. */
async function askPrimary(primary: Asked) {
  const { rows } = await primary.query(
    `select pg_current_wal_insert_lsn()::text as place, ${TIMELINE} as timeline, ${WHICH}`,
  )
  const [row] = rows
  if (!row?.place) throw new Error('the primary names no place of its log')
  return { ...row, place: toPlace(row.place) }
}

/** How far the replica has come; null when it is none, or not any more. */
async function askReplica(replica: Asked) {
  const { rows } = await replica.query(
    `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as place,
       ${TIMELINE_THERE} as timeline, ${WHICH}`,
  )
  const [row] = rows
  if (!row) throw new Error('the replica has answered without a row')
  return { ...row, place: row.place === null ? null : toPlace(row.place) }
}
