/** What the shop looks over in itself, in the order of the API. */
export const CHECKS = [
  'version',
  'database',
  'disk',
  'memory',
  'queue',
  'deliveries',
  'backups',
  'last errors',
] as const
export type CheckName = (typeof CHECKS)[number]

/** From good to bad. */
export const CHECK_STATES = ['ok', 'warn', 'fail'] as const
export type CheckState = (typeof CHECK_STATES)[number]

/** Screens on which staff can do something about a check. */
export const CHECK_PLACES = ['deliveries', 'channels'] as const
export type CheckPlace = (typeof CHECK_PLACES)[number]

export const CHECK_LABELS: Readonly<Record<CheckName, string>> = {
  version: 'Версия',
  database: 'База данных',
  disk: 'Место на диске',
  memory: 'Память',
  queue: 'Очередь',
  deliveries: 'Доставка',
  backups: 'Резервные копии',
  'last errors': 'Последние ошибки',
}
