import { SERVICES_PATH } from '../site/site-paths.ts'
import type { TradeAnswer } from './trade-answers.ts'

/** A part of a page that staff edit: what an answer says of it is true, and its link leads somewhere, only while it is there. */
const PART = /^(\/[^/#?]+)#/

/**
 * The answers without those to services that the shop has no more; other ones whose part is gone lead to the page itself. `parts` has
 * the addresses of all parts.
 */
export function withoutGoneParts(answers: readonly TradeAnswer[], parts: ReadonlySet<string>): TradeAnswer[] {
  return answers.flatMap((answer) => {
    const page = PART.exec(answer.url)?.[1]
    if (page === undefined || parts.has(answer.url)) return [answer]
    return page === SERVICES_PATH ? [] : [{ ...answer, url: page }]
  })
}
