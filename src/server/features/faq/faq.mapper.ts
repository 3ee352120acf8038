interface Timed {
  createdAt: Date
  updatedAt: Date
}

/** Maps a database row to the contract; times become ISO text. */
export function toContract<T extends Timed>(row: T) {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
