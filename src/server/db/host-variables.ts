/**
 * Variables by which `pg` changes how each session talks, and which a shell sets for other programs: replication, which answers no
 * query with parameters; an encoding that `pg` does not read; settings like a search path; a start of TLS that it throws for.
 */
const FOREIGN = ['PGREPLICATION', 'PGOPTIONS', 'PGCLIENT_ENCODING', 'PGSSLNEGOTIATION']

/** Takes them out of the environment of this process, and names those that were set. What of these is meant for the shop stands in DATABASE_URL. */
export function dropForeignVariables(environment: Record<string, string | undefined>): string[] {
  const found = FOREIGN.filter((name) => environment[name] !== undefined)
  for (const name of found) delete environment[name]
  return found
}
