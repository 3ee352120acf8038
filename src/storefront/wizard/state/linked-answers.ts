import { unknownSite } from '../../../domain/selection/answers.ts'
import { parseParameters } from '../../../domain/selection/parameters.ts'
import type { WizardValues } from './values.ts'

/** Answers of a link, as the wizard keeps them. */
interface LinkedAnswers {
  values: Partial<WizardValues>
  /** False when something in it is no answer: a wrong value, or a question answered twice. */
  isWhole: boolean
}

/** The answers of a link. What is none is left out: a link may be old, cut, or carry other parameters, which are no matter here. */
export function findLinkedAnswers(search: string): LinkedAnswers {
  const values: Record<string, string> = {}
  let isWhole = true
  for (const [name, value] of new URLSearchParams(search)) {
    if (!Object.hasOwn(unknownSite, name)) continue
    const parsed = parseParameters([[name, value]])
    if (!('site' in parsed) || Object.hasOwn(values, name)) {
      isWhole = false
      continue
    }
    const answer = new Map<string, unknown>(Object.entries(parsed.site)).get(name)
    // Typed numbers have a comma here; the slider is a control, whose value has a point.
    values[name] = name === 'pipeDepth' ? String(answer) : String(answer).replace('.', ',')
  }
  return { values, isWhole }
}
