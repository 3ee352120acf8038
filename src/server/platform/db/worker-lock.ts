/** First key of the advisory locks that living workers of the queue hold, an arbitrary constant. */
export const WORKER_LOCK = 7_316_002

/** Condition on `pg_locks`: a lock of this database that a living worker holds. */
export const IS_WORKER_LOCK = `locktype = 'advisory' and classid = ${WORKER_LOCK} and objsubid = 2
  and database = (select oid from pg_database where datname = current_database())`
