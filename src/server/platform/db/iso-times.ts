interface Timed {
  createdAt: Date
  updatedAt: Date
}

/** A row with both of its times as ISO text, as contracts have them. */
export function toIsoTimes<Row extends Timed>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
