import type { Logger } from 'pino'
import type { PublishedCatalogue } from '../../catalogue/published-catalogue.service.ts'
import { findOffer } from '../../catalogue/selection.service.ts'

/**
 * The answers of an inquiry with what our own selection offers for them, never with what was sent under that name. Null without
 * answers; they stand alone where they cannot be read, and where the selection fails: no inquiry is lost by it.
 */
export async function addOffer(
  sent: unknown,
  { catalogue, log }: { catalogue: PublishedCatalogue; log: Logger },
): Promise<unknown> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent ?? null
  const { offer: _sent, ...answers } = Object.fromEntries(Object.entries(sent))
  try {
    const offer = await findOffer(catalogue, answers)
    return offer === null ? answers : { ...answers, offer }
  } catch (error) {
    log.error({ err: error }, 'подбор не посчитан: заявка сохранена без предложения')
    return answers
  }
}
