import { toCart } from '../../domain/inquiry-subject.ts'
import { readOffer } from '../../domain/offer/stored-offer.ts'
import { clip } from '../../lib/clip.ts'
import { formatPrice } from '../../lib/money.ts'
import type { Ring } from './channel.ts'
import { offerLines, oneLine, subjectOf, type Wording } from './wording.ts'

/** Why the client gets no copy of his request any more; null when he may get it. */
export function findCopyObstacle({ inquiry }: Ring): string | null {
  if (!inquiry?.email) return 'У заявки больше нет почты клиента'
  if (inquiry.spam) return 'Заявка отмечена как спам: копия не отправлена'
  return inquiry.doNotContact ? 'Клиент отозвал согласие: копия не отправлена' : null
}

/** Lines of a cart that a copy names. */
const MOST_LINES = 30

/**
 * The copy of a request for who sent it. Nothing that the visitor typed stands in it: whoever fills in the form with somebody else's
 * address makes the shop send that person its own words only.
 */
export function wordCopy({ inquiry, shop, origin }: Ring): Wording {
  if (!inquiry) throw new Error('a copy is about a request')
  const offer = readOffer(inquiry.wizardData)
  const known = (toCart(inquiry)?.items ?? []).filter(({ unknown }) => !unknown)
  const lines = known.slice(0, MOST_LINES).map(({ name, price }) => `${oneLine(name)}, ${formatPrice(price)}`)
  return {
    title: `Ваша заявка № ${inquiry.id}: ${subjectOf(inquiry)}`,
    lines: [
      'Здравствуйте! Мы получили вашу заявку и свяжемся с вами по телефону, который вы указали.',
      `О чём: ${subjectOf(inquiry)}`,
      ...lines,
      ...(known.length > lines.length ? [`И ещё позиций: ${known.length - lines.length}`] : []),
    ],
    offer: [
      ...offerLines(inquiry, origin),
      ...(shop ? [clip(oneLine(`${shop.name}, ${shop.phone}, ${shop.hours}`), 300)] : []),
      'Если вы не оставляли заявку, ничего делать не нужно.',
    ],
    link: `${origin}${offer?.link ?? '/'}`,
    linkLabel: offer ? 'Открыть расчёт' : 'Открыть сайт',
  }
}
