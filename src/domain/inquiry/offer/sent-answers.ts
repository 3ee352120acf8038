import { type SiteAnswers, UNKNOWN, unknownSite } from '../../selection/answers.ts'
import { parseAnswer } from '../../selection/parse-answer.ts'

/** What a sender puts where there is no answer. */
const NOT_ANSWERED: readonly unknown[] = [null, undefined, '', UNKNOWN]

/**
 * Reads the answers about house and plot that came with an inquiry, as values or as they are typed. Null when none came or one of
 * them cannot be read: what was reckoned from the others would be another plot's. The data comes from the sender and may be anything.
 */
export function readSentAnswers(wizardData: unknown): SiteAnswers | null {
  if (typeof wizardData !== 'object' || wizardData === null || Array.isArray(wizardData)) return null
  const sent = Object.entries(wizardData).filter(([name]) => Object.hasOwn(unknownSite, name))
  if (sent.length === 0) return null
  const answers = new Map<string, string | number | boolean>()
  for (const [name, value] of sent) {
    if (NOT_ANSWERED.includes(value)) continue
    const isPlain = ['string', 'number', 'boolean'].includes(typeof value)
    const answer = isPlain ? parseAnswer(name, String(value).trim()) : null
    if (answer === null) return null
    answers.set(name, answer)
  }
  return { ...unknownSite, ...Object.fromEntries(answers) }
}
