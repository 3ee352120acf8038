/** What a shop holds at one moment of a soak. */
export interface SoakMeasurement {
  /** Bytes that are in use after a forced collection. */
  heap: number
  /** What the event loop waits for, without timers. */
  handles: number
  /** Open files and sockets of the process. */
  files: number
  /** Rows by scratch table. */
  rows: ReadonlyMap<string, number>
}

/** The most that anything may grow. */
const TOLERANCE = 0.05
/** So few of something differ by chance: a connection more of the pool, a job that is due. */
const SMALL = 3

/** Less is no leak: what goes each minute has gone a second earlier. */
const hasStayed = (early: number, late: number, small = SMALL) =>
  late - early <= Math.max(small, early * TOLERANCE)

/** What was measured, in a sentence each, and what has grown by more than a twentieth. */
export function compareSoak(
  early: SoakMeasurement,
  late: SoakMeasurement,
): { notes: string[]; faults: string[] } {
  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} МБ`
  const things = [
    {
      name: 'куча после сборки мусора',
      holds: hasStayed(early.heap, late.heap, 0),
      text: `${megabytes(early.heap)} → ${megabytes(late.heap)}`,
    },
    ...(['handles', 'files'] as const).map((kind) => ({
      name: kind === 'handles' ? 'ожидания цикла событий, без таймеров' : 'открытые файлы процесса',
      holds: hasStayed(early[kind], late[kind]),
      text: `${early[kind]} → ${late[kind]}`,
    })),
    ...[...early.rows].map(([table, count]) => ({
      name: `строк в ${table}`,
      holds: hasStayed(count, late.rows.get(table) ?? 0),
      text: `${count} → ${late.rows.get(table) ?? 0}`,
    })),
  ]
  return {
    notes: things.map(({ name, text }) => `${name}: ${text}`),
    faults: things
      .filter(({ holds }) => !holds)
      .map(({ name, text }) => `${name}: ${text}, можно больше на 5 %`),
  }
}
