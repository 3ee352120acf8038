import { formatBytes } from '../../../lib/bytes.ts'
import { hours } from '../../../lib/duration.ts'
import { formatWhen } from '../../../lib/moments.ts'
import { isS3Address } from '../../platform/files/s3-address.ts'
import type { BackupsDescription, CheckedBackup } from '../backups/backups.service.ts'
import { judge, type Verdict } from './verdict.ts'

export interface BackupFigures extends Pick<BackupsDescription, 'folder' | 'isOnShopsDisk' | 'lastFailure'> {
  newest: Pick<CheckedBackup, 'madeAt' | 'bytes' | 'checked' | 'reason'> | null
  /** When this process began: before its first night there need be no backup. */
  startedAt: Date
  now: Date
}

/** Two nights without a backup. */
const OLD = hours(50)
/** One night, and the time that making it takes. */
const LATE = hours(26)

/** Whether the shop could be brought back from a backup of last night. */
export function judgeBackups(figures: BackupFigures): Verdict {
  const { folder, newest, lastFailure, startedAt, now } = figures
  const when = (at: Date) => formatWhen(at.toISOString(), now.getTime())
  const where = `${isS3Address(folder) ? 'Хранилище' : 'Папка'} копий: ${folder}.`
  const age = now.getTime() - (newest?.madeAt ?? startedAt).getTime()
  const made = newest
    ? `Последняя ${when(newest.madeAt)}, ${formatBytes(newest.bytes)}, ${newest.checked ? 'проверена восстановлением' : 'восстановлением не проверена'}.`
    : 'Копий ещё нет.'
  const make = 'Сделайте копию сейчас: npm run backup.'
  const failed = lastFailure && `${made} ${when(lastFailure.at)} копия не сделана: ${lastFailure.reason}.`
  return judge(made, [
    {
      isPresent: lastFailure !== null && (newest === null || age > OLD),
      state: 'fail',
      what: failed ?? made,
      todo: `Устраните причину и сделайте копию: npm run backup. ${where}`,
    },
    {
      isPresent: age > OLD,
      state: 'fail',
      todo: `${make} Если завтра новой не появится, посмотрите журнал сервера.`,
    },
    {
      isPresent: lastFailure !== null,
      state: 'warn',
      what: failed ?? made,
      todo: `Устраните причину. ${where}`,
    },
    { isPresent: newest === null, state: 'warn', todo: `Первая сделается ночью. ${make}` },
    { isPresent: age > LATE, state: 'warn', todo: `Копия этой ночи не появилась. ${make}` },
    {
      isPresent: newest?.checked === false,
      state: 'warn',
      what: `${made}${newest?.reason ? ` ${newest.reason}.` : ''}`,
      todo: 'Проверьте копию сами: восстановите её на другом компьютере.',
    },
    {
      isPresent: figures.isOnShopsDisk === true,
      state: 'warn',
      what: `${made} Она лежит на том же диске, что и магазин: если он сломается, пропадёт всё.`,
      todo: 'Укажите в BACKUP_DIR папку на другом диске или скачивайте копии.',
    },
  ])
}
