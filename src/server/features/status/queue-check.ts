import { minutes } from '../../../lib/duration.ts'
import { plural } from '../../../lib/text/plural.ts'
import { formatSpan } from './format-span.ts'
import { nameJob } from './job-names.ts'
import { judge, type Verdict } from './verdict.ts'

export interface QueueFigures {
  /** Jobs whose time has come and that nobody has begun. */
  overdue: number
  /** How long the oldest of them waits, ms. */
  oldest: number
  planned: number
  /** Jobs that have failed and are repeated, most often failed first. */
  failing: readonly { job: string; attempts: number; isGivenUp: boolean }[]
  /** Processes that take jobs. */
  workers: number
}

/** After so many attempts half an hour has passed in vain. */
const HOPELESS = 7

/** Whether what should happen later happens. */
export function judgeQueue({ overdue, oldest, planned, failing, workers }: QueueFigures): Verdict {
  const waiting =
    overdue === 0
      ? 'Ничего не ждёт.'
      : `${plural(overdue, ['Ждёт', 'Ждут', 'Ждут'])} ${overdue} ${plural(overdue, ['задание', 'задания', 'заданий'])}, самое старое ${formatSpan(oldest)}.`
  const measured = planned > 0 ? `${waiting} Запланировано ${planned}.` : waiting
  const [worst] = failing
  const names = [...new Set(failing.map(({ job }) => nameJob(job)))].slice(0, 3).join(', ')
  const broken = `${plural(failing.length, ['Не выполняется', 'Не выполняются', 'Не выполняются'])} ${failing.length} ${plural(failing.length, ['задание', 'задания', 'заданий'])}: ${names}, попыток ${worst?.attempts ?? 0}.`
  const restart = 'Перезапустите магазин: уведомления и работа по расписанию стоят.'
  return judge(measured, [
    { isPresent: workers === 0, state: 'fail', what: `Заданий никто не берёт. ${measured}`, todo: restart },
    { isPresent: oldest > minutes(10), state: 'fail', todo: restart },
    {
      isPresent: failing.some(({ attempts, isGivenUp }) => isGivenUp || attempts >= HOPELESS),
      state: 'fail',
      what: broken,
      todo: 'Причина записана в журнале сервера: передайте её разработчику.',
    },
    {
      isPresent: worst !== undefined,
      state: 'warn',
      what: broken,
      todo: 'Попытки повторяются сами. Если через полчаса не пройдёт, посмотрите журнал сервера.',
    },
    {
      isPresent: oldest > minutes(2),
      state: 'warn',
      todo: 'Подождите несколько минут. Если очередь не двинется, перезапустите магазин.',
    },
  ])
}
