interface Timed {
  createdAt: Date
  updatedAt: Date
}

/** A database row as the contract shows it: times are ISO text. */
export function toWire<T extends Timed>(row: T) {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
