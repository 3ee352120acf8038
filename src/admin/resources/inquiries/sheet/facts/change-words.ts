import type { InquiryDetail } from '../../../../../contract/inquiries/work.ts'
import { formatStatus } from '../../../../../domain/inquiry/labels.ts'
import { formatWhen } from '../../../../../lib/moments.ts'
import { lowerFirst } from '../../../../../lib/text/lower-first.ts'
import { pastVerb } from '../../../../../lib/text/past-verb.ts'

type Change = InquiryDetail['history'][number]['changes'][number]

/** Who acted, and when it is now. */
interface Words {
  /** The actor's name, also where the sentence says «Вы». */
  name: string
  /** Present time in ms. */
  now: number
}

/** One entry of the history in words, without the actor: «взяла запрос: Новый → В обработке». */
export function describeChanges(actor: string, changes: readonly Change[], words: Words): string {
  const by = new Map(changes.map((change) => [change.field, change]))
  const parts: string[] = []
  const status = by.get('status')
  const assignee = by.get('assigneeId')
  const isTake =
    typeof assignee?.after === 'number' &&
    (status === undefined || status.after === 'processing') &&
    assignee.before === null
  if (isTake && (assignee.afterName ?? words.name) === words.name) {
    parts.push(`${pastVerb(actor, 'взял')} запрос${status ? `: ${formatArrow(status)}` : ''}`)
    by.delete('status')
    by.delete('assigneeId')
  }
  // What is erased was not corrected.
  if (by.has('erasedAt')) for (const field of ['name', 'phone', 'email']) by.delete(field)
  const reason = by.get('lostReason')?.after
  if (status?.after === 'canceled' && typeof reason === 'string') {
    parts.push(`${pastVerb(actor, 'отменил')} запрос: ${lowerFirst(reason)}`)
    by.delete('status')
    by.delete('lostReason')
    // Whoever ends an inquiry that nobody had has it.
    if (assignee?.before === null && (assignee.afterName ?? words.name) === words.name)
      by.delete('assigneeId')
  }
  for (const change of by.values()) {
    const text = describeChange(actor, change, words)
    if (text) parts.push(text)
  }
  return parts.join('; ')
}

const formatArrow = ({ before, after }: Change) =>
  `${formatStatus(String(before))} → ${formatStatus(String(after))}`

function describeChange(actor: string, change: Change, words: Words): string {
  const did = (masculine: string) => pastVerb(actor, masculine)
  const { before, after } = change
  switch (change.field) {
    case 'status':
      return `${did('сменил')} статус: ${formatArrow(change)}`
    case 'assigneeId':
      return typeof after === 'number'
        ? `${did('поручил')} запрос: ${change.afterName ?? 'другому сотруднику'}`
        : `${did('освободил')} запрос: никто не ведёт${change.beforeName && change.beforeName !== words.name ? `, до этого ${change.beforeName}` : ''}`
    case 'nextContactAt':
      return typeof after === 'string'
        ? `${did('назначил')} следующий звонок: ${formatWhen(after, words.now)}`
        : `${did('убрал')} следующий звонок`
    case 'lostReason':
      return typeof after === 'string' ? `причина: ${after}` : ''
    case 'spam':
      return after === true
        ? `${did('отметил')} как спам`
        : before === true
          ? `${did('снял')} отметку «спам»`
          : ''
    case 'mergedInto':
      return typeof after === 'number'
        ? `${did('объединил')} с № ${after}`
        : `${did('разъединил')} с № ${String(before)}`
    case 'preferredDate':
      return `${did('изменил')} удобную дату`
    case 'name':
      return `${did('исправил')} имя`
    case 'phone':
      return `${did('исправил')} телефон`
    case 'email':
      return `${did('исправил')} эл. почту`
    case 'address':
      return `${did('изменил')} адрес`
    case 'doNotContact':
      return after === true
        ? `${did('отметил')}: не звонить, не писать`
        : `${did('снял')} отметку «не звонить»`
    case 'notes':
      return `${did('исправил')} заметку`
    case 'erasedAt':
      return 'личные данные стёрты'
    default:
      return ''
  }
}
