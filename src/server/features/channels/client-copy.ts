import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { formatService, toContactService } from '../../../domain/inquiry/contact-services.ts'
import { formatType, SELECTION_KIND } from '../../../domain/inquiry/labels.ts'
import { readOffer } from '../../../domain/inquiry/offer/stored-offer.ts'
import { findNamed, nameCart } from '../../../domain/inquiry/subject.ts'
import { formatPrice } from '../../../lib/money.ts'
import { clip } from '../../../lib/text/clip.ts'
import type { Ring } from './channel.ts'
import { offeredLines, oneLine, type Wording } from './wording.ts'

/** Why the client gets no copy of his inquiry any more; null when he may get it. */
export function findCopyObstacle({ inquiry }: Ring): string | null {
  if (!inquiry?.email) return 'У заявки больше нет почты клиента'
  if (inquiry.spam) return 'Заявка отмечена как спам: копия не отправлена'
  return inquiry.doNotContact ? 'Клиент отозвал согласие: копия не отправлена' : null
}

/** Lines of a cart that a copy names at most. */
const MOST_LINES = 30

/**
 * The copy of an inquiry for who sent it. Nothing that the visitor typed stands in it: whoever fills in the form with somebody else's
 * address makes the shop send that person its own words only.
 */
export function wordCopy({ inquiry, shop, product, services, origin }: Ring): Wording {
  if (!inquiry) throw new Error('a copy is about a request')
  const offer = readOffer(inquiry.wizardData)
  const known = knownItems(inquiry)
  const lines = known.slice(0, MOST_LINES).map(({ name, cost }) => `${oneLine(name)}, ${cost}`)
  const subject = clip(
    oneLine(ownSubjectOf(inquiry, { product: product ?? null, services: services ?? [] })),
    200,
  )
  return {
    title: `Ваша заявка № ${inquiry.id}: ${subject}`,
    lines: [
      'Здравствуйте! Мы получили вашу заявку и свяжемся с вами по телефону, который вы указали.',
      `О чём: ${subject}`,
      ...lines,
      ...(known.length > lines.length ? [`И ещё позиций: ${known.length - lines.length}`] : []),
    ],
    offer: [
      ...(offer ? offeredLines(offer) : []),
      ...(shop ? [clip(oneLine(`${shop.name}, ${shop.phone}, ${shop.hours}`), 300)] : []),
      'Если вы не оставляли заявку, ничего делать не нужно.',
    ],
    link: `${origin}${offer?.link ?? '/'}`,
    linkLabel: offer ? 'Открыть расчёт' : 'Открыть сайт',
  }
}

/**
 * Lines without what visitors do not see: whoever names a hidden product by its number learns neither its name nor its price. What is
 * sold no more has no price. `cost` is the price in words.
 */
const shownItems = ({ items }: Inquiry) =>
  (items ?? [])
    .filter(({ hidden }) => !hidden)
    .map((line) =>
      line.discontinued
        ? { ...line, price: null, cost: 'снят с производства' }
        : { ...line, cost: formatPrice(line.price) },
    )

/** Those of them that the catalogue has. */
const knownItems = (inquiry: Inquiry) => shownItems(inquiry).filter(({ unknown }) => !unknown)

/** What an inquiry is about in the shop's own words: those of its catalogue, its selection, its forms and its services. */
function ownSubjectOf(inquiry: Inquiry, { product, services }: OwnWords): string {
  const { type, wizardData } = inquiry
  const items = knownItems(inquiry).length > 0 ? shownItems(inquiry) : null
  const named = findNamed({ items, message: null, productName: product, wizardData })
  if (named?.kind === 'cart') {
    const { total } = named.cart
    return `${nameCart(named.cart)}${total > 0 ? `, ${formatPrice(total)}` : ''}`
  }
  if (named?.kind === 'model') return `${named.model.name}, ${formatPrice(named.model.price)}`
  if (named) return named.name
  if (type !== 'other') return formatType(type)
  if (readOffer(wizardData)) return SELECTION_KIND
  return findService(inquiry.service, services) ?? 'Обратная связь'
}

interface OwnWords {
  /** The product that is named, as the catalogue calls it. */
  product: string | null
  services: readonly string[]
}

/** How the shop calls the service that a text names; null for any other text. */
function findService(text: string | null, services: readonly string[]): string | null {
  const known = toContactService(text)
  const named = text?.trim().toLowerCase()
  return known ? formatService(known) : (services.find((own) => own.toLowerCase() === named) ?? null)
}
