import { CHANNEL_WORDS, type ChannelName } from '../../../domain/channels/delivery-kinds.ts'
import { formatWhen } from '../../../lib/moments.ts'
import { plural } from '../../../lib/text/plural.ts'
import { judge, type Verdict } from './verdict.ts'

export interface DeliveryFigures {
  /** Why this instance may send nothing; null when it may. */
  obstacle: string | null
  /** Restored from a backup, and not released yet. */
  isHeld: boolean
  recipients: number
  /** Given up within two days, without tests; `urgent` are about inquiries that nobody has answered. */
  failed: number
  urgent: number
  lastFailed: { channel: ChannelName; inquiryId: number | null } | null
  /** Tried in vain at least three times, and tried again. */
  late: number
  /** When the last message arrived; null when none has. */
  lastSentAt: Date | null
  now: Date
}

const HELD = 'После восстановления из копии сообщения не отправляются.'
const RELEASE = 'Проверьте, что ждёт отправки, и разрешите её.'
const REPEAT = 'Откройте «Доставку»: там причина. Исправьте канал и нажмите «Повторить».'

/** Whether staff are told of inquiries. */
export function judgeDeliveries(figures: DeliveryFigures): Verdict {
  const { obstacle, failed, lastFailed, late, lastSentAt, now } = figures
  const last =
    lastSentAt === null
      ? 'Сообщений ещё не было.'
      : `Последнее сообщение дошло ${formatWhen(lastSentAt.toISOString(), now.getTime())}.`
  const undelivered = `${plural(failed, ['Не дошло', 'Не дошли', 'Не дошли'])} ${failed} ${plural(failed, ['сообщение', 'сообщения', 'сообщений'])} за два дня.`
  const about = lastFailed?.inquiryId ? `запрос № ${lastFailed.inquiryId}, ` : ''
  const example = lastFailed ? ` Последнее: ${about}${CHANNEL_WORDS[lastFailed.channel]}.` : ''
  // Whatever else is wrong, nothing is sent until an admin allows it.
  const [held, release] = figures.isHeld ? [` ${HELD}`, ` ${RELEASE}`] : ['', '']
  const failure = {
    what: `${undelivered}${example}${held}`,
    todo: `${REPEAT}${release}`,
    place: 'deliveries',
  } as const
  return judge(last, [
    {
      isPresent: obstacle !== null,
      state: 'fail',
      what: `Сообщения сотрудникам не отправляются.${held}`,
      todo: `${obstacle ?? ''}.${release}`,
      place: 'channels',
    },
    { isPresent: figures.urgent > 0, state: 'fail', ...failure },
    { isPresent: failed > 0, state: 'warn', ...failure },
    { isPresent: figures.isHeld, state: 'warn', what: HELD, todo: RELEASE, place: 'deliveries' },
    {
      isPresent: figures.recipients === 0,
      state: 'warn',
      what: 'Ни один канал не включён: о новом запросе узнает только тот, у кого открыт этот раздел.',
      todo: 'Включите почту, Telegram или уведомления в «Настройках», «Каналы».',
      place: 'channels',
    },
    {
      isPresent: late > 0,
      state: 'warn',
      what: `${plural(late, ['Не отправляется', 'Не отправляются', 'Не отправляются'])} ${late} ${plural(late, ['сообщение', 'сообщения', 'сообщений'])}, попытки повторяются.`,
      todo: 'Откройте «Доставку»: там причина.',
      place: 'deliveries',
    },
  ])
}

export interface ErrorFigures {
  /** Of the last day, newest first. */
  errors: readonly { at: string; message: string; times: number }[]
  /** Errors of the log within an hour. */
  lately: number
  now: Date
}

/** So many errors in an hour are no accident. */
const MANY = 20

/** Whether the program has complained. */
export function judgeErrors({ errors, lately, now }: ErrorFigures): Verdict {
  const [last] = errors
  const times = errors.reduce((sum, error) => sum + error.times, 0)
  const said = last
    ? `За сутки ${times} ${plural(times, ['ошибка', 'ошибки', 'ошибок'])}, последняя ${formatWhen(last.at, now.getTime())}: ${last.message}.`
    : 'За сутки ошибок не было.'
  const todo = 'Если ошибки повторяются, передайте разработчику их и журнал сервера.'
  return judge(said, [
    { isPresent: lately >= MANY, state: 'fail', todo },
    { isPresent: last !== undefined, state: 'warn', todo },
  ])
}
