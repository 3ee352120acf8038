import { type ReactNode, useId } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Hint } from '../../../ui/field/field.tsx'
import '../more-questions.css'

/** A group of questions that may be left out: a fieldset on its own ground, with what they are good for, if that is said. */
export function MoreQuestions({ legend, hint, children }: MoreQuestionsProps) {
  const id = useId()
  return (
    <fieldset className="wiz__q wiz__more" aria-describedby={hint ? id : undefined}>
      <legend key={legend}>
        {legend} <Optional />
      </legend>
      {hint && <Hint id={id}>{hint}</Hint>}
      {children}
    </fieldset>
  )
}

/** Stands beside the name of a question that may be left out. */
export function Optional() {
  return <Badge>необязательно</Badge>
}

type MoreQuestionsProps = { legend: string; hint: string; children: ReactNode }
