import type { Logger } from 'pino'
import type { Config } from '../../config.ts'

/**
 * Variables by which `pg` changes how each session talks, and which a shell sets for other programs: replication, which answers no
 * query with parameters; an encoding that `pg` does not read; settings like a search path; a start of TLS that it throws for.
 */
const FOREIGN = ['PGREPLICATION', 'PGOPTIONS', 'PGCLIENT_ENCODING', 'PGSSLNEGOTIATION']

/**
 * Takes them out of the environment of a process that uses a database of one's own, and warns of those that were set: what of these is
 * meant for the shop stands in DATABASE_URL. Options would overrule them too, as for the embedded database (`describeConnection`), but
 * poolers refuse sessions that name some of these.
 */
export function dropForeignVariables(
  environment: Record<string, string | undefined>,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  log: Logger,
): void {
  const ignored = FOREIGN.filter((name) => environment[name] !== undefined)
  if (databaseUrl === undefined || ignored.length === 0) return
  for (const name of ignored) delete environment[name]
  log.warn({ ignored }, 'эти переменные окружения не учтены: нужное пишется в DATABASE_URL')
}
