import { Fragment } from 'react'
import { UNKNOWN } from '../../../domain/selection/answers.ts'
import { formatChoice } from '../../../domain/selection/choice-labels.ts'
import { validateTyped } from '../../../domain/selection/parse-answer.ts'
import type { QuestionName } from '../../../domain/selection/questions.ts'
import { metres } from '../state/chat-text.ts'
import type { WizardValues } from '../state/values.ts'

/** Short labels with answers, which are null for unanswered questions; no row for what is told in another, or need not be answered. */
function rowsOf(values: WizardValues): Record<QuestionName, Row | null> {
  const chosen = (...names: Parameters<typeof formatChoice>[0][]) => {
    const labels = names.map((name) =>
      values[name] === UNKNOWN ? 'не знаю' : formatChoice(name, values[name]),
    )
    return labels.every(Boolean) ? labels.join(', ').toLowerCase() : null
  }
  return {
    residents: ['Жильцы', chosen('residents', 'livingType')],
    livingType: null,
    guests: ['Гости', chosen('guests')],
    pipeDepth: ['Глубина трубы', depthOf(values)],
    groundWater: ['Грунтовая вода', chosen('groundWater')],
    soilType: ['Грунт', chosen('soilType')],
    waterDisposal: ['Отвод воды', chosen('waterDisposal')],
    distanceToInstallation: ['До места установки', metres(values.distanceToInstallation) || null],
    distanceToDisposal: ['До точки сброса', metres(values.distanceToDisposal) || null],
    existing: null,
    wellProductivity: null,
    totalRings: null,
    waterRings: null,
    baths: null,
    showers: null,
    washers: null,
    banya: null,
    ditchDepth: null,
    plotFall: null,
    powerCuts: null,
  }
}

type Row = [label: string, answer: string | null]

const answersOf = (values: WizardValues) => Object.values(rowsOf(values)).filter((row) => row !== null)

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
