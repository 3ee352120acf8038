import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { formatPhone } from '../../../../lib/text/shown-phone.ts'
import { confirmAction } from '../../../kit/write/confirm-action.ts'

/**
 * Asks before inquiries are merged that may be of two people, by their phones, or of which some may not be called any more; what holds
 * afterwards is said. Resolves true to merge, at once without such a doubt.
 */
export async function confirmMerger(into: Inquiry, others: readonly Inquiry[]): Promise<boolean> {
  const [doubt, ...further] = [describePhones([into, ...others]), describeConsents(into, others)].filter(
    (one) => one !== null,
  )
  if (!doubt) return true
  return await confirmAction({
    title: doubt.title,
    text: [doubt, ...further].map(({ text }) => text).join(' '),
    confirmLabel: 'Объединить',
    cancelLabel: 'Вернуться',
  })
}

function describePhones(all: readonly Inquiry[]): Doubt | null {
  const phones = [...new Set(all.map(formatPhone))]
  if (phones.length === 1) return null
  const text = `${phones.join(', ')}. Объединяйте их, только если это один человек.`
  return { title: 'У запросов разные телефоны', text }
}

/** The inquiry that remains keeps its own mark; no call comes from or to one that has it (`inherited-work.ts` of the server). */
function describeConsents(into: Inquiry, others: readonly Inquiry[]): Doubt | null {
  const differing = others.filter(({ doNotContact }) => doNotContact !== into.doNotContact)
  if (differing.length === 0) return null
  const those = `№ ${differing.map(({ id }) => id).join(', № ')}`
  const calls = `Звонок, назначенный в ${those}, не перейдёт.`
  const text = into.doNotContact
    ? `В № ${into.id} согласие отозвано, в ${those} нет. Звонить и писать по объединённому запросу будет нельзя. ${calls}`
    : `В ${those} согласие отозвано, в № ${into.id} нет. По объединённому запросу звонить и писать можно. ${calls}`
  return { title: 'Согласие отозвано не во всех запросах', text }
}

interface Doubt {
  title: string
  text: string
}
