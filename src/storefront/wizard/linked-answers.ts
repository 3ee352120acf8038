import { unknownSite } from '../../domain/selection/answers.ts'
import { parseParameters } from '../../domain/selection/parameters.ts'
import { noAnswers, type WizardValues } from './values.ts'

/** Answers of a link, as the wizard keeps them; null when it has none. What is no answer is left out: a link may be old, or carry other parameters. */
export function findLinkedAnswers(search: string): Partial<WizardValues> | null {
  const values: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(search)) {
    if (!Object.hasOwn(unknownSite, name) || !Object.hasOwn(noAnswers, name)) continue
    const parsed = parseParameters([[name, value]])
    if (!('site' in parsed)) continue
    const answer = new Map<string, unknown>(Object.entries(parsed.site)).get(name)
    // Typed numbers have a comma here; the slider is a control, whose value has a point.
    values[name] = name === 'pipeDepth' ? String(answer) : String(answer).replace('.', ',')
  }
  return Object.keys(values).length === 0 ? null : values
}
