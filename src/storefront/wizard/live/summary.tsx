import { Fragment } from 'react'
import { UNKNOWN } from '../../../domain/selection/answers.ts'
import { formatChoice } from '../../../domain/selection/choice-labels.ts'
import { validateTyped } from '../../../domain/selection/parse-answer.ts'
import { metres } from '../state/chat-text.ts'
import type { WizardValues } from '../state/values.ts'

/** Short labels with answers; null for unanswered questions. */
function answersOf(values: WizardValues): [label: string, answer: string | null][] {
  const chosen = (...names: Parameters<typeof formatChoice>[0][]) => {
    const labels = names.map((name) =>
      values[name] === UNKNOWN ? 'не знаю' : formatChoice(name, values[name]),
    )
    return labels.every(Boolean) ? labels.join(', ').toLowerCase() : null
  }
  return [
    ['Жильцы', chosen('residents', 'livingType')],
    ['Гости', chosen('guests')],
    ['Глубина трубы', depthOf(values)],
    ['Грунтовая вода', chosen('groundWater')],
    ['Грунт', chosen('soilType')],
    ['Отвод воды', chosen('waterDisposal')],
    ['До места установки', metres(values.distanceToInstallation) || null],
    ['До точки сброса', metres(values.distanceToDisposal) || null],
  ]
}

const depthOf = ({ pipeDepth }: WizardValues) =>
  pipeDepth === '' || pipeDepth === UNKNOWN ? 'проверим на замере' : `${pipeDepth.replace('.', ',')}\u00a0см`

/** True when every question about house and plot has a valid answer. */
export function isComplete(values: WizardValues): boolean {
  const distances = ['distanceToInstallation', 'distanceToDisposal'] as const
  const readable = distances.every((name) => validateTyped(name, values[name]) === null)
  return readable && answersOf(values).every(([, answer]) => answer !== null)
}

/** Summary of the answers before sending. */
export function Summary({ values }: { values: WizardValues }) {
  return (
    <dl className="cost">
      {answersOf(values).map(([label, answer]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{answer ?? <span className="muted">не указано</span>}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
