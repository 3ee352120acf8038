import { Fragment } from 'react'
import { isChoiceName, isNumberName } from '../../../domain/selection/answers.ts'
import { validateTyped } from '../../../domain/selection/parse-answer.ts'
import { labelsFor } from '../../../domain/selection/question-labels.ts'
import type { QuestionName } from '../../../domain/selection/questions.ts'
import { tellTyped } from '../state/chat-text.ts'
import { requestedDepth, type WizardValues } from '../state/values.ts'

/** An answer in the summary; empty when it is missing. */
function answerTo(name: QuestionName, values: WizardValues): string {
  const { residents, livingType } = values
  if (name === 'residents') {
    const both = [tellTyped(name, residents), tellTyped('livingType', livingType)]
    return both.every(Boolean) ? both.join(', ').toLowerCase() : ''
  }
  const answer = tellTyped(name, values[name])
  return isChoiceName(name) ? answer.toLowerCase() : answer
}

/** True when every question about house and plot that must be answered has a valid answer. */
export function isComplete(values: WizardValues): boolean {
  const sent = { ...values, pipeDepth: requestedDepth(values) }
  return labelsFor('required').every(
    ([name]) =>
      tellTyped(name, sent[name]) !== '' && (!isNumberName(name) || validateTyped(name, sent[name]) === null),
  )
}

/** Summary of the answers before sending. */
export function Summary({ values }: { values: WizardValues }) {
  return (
    <dl className="cost">
      {labelsFor('summary').map(([name, label]) => (
        <Fragment key={name}>
          <dt>{label}</dt>
          <dd>{answerTo(name, values) || <span className="muted">не указано</span>}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
