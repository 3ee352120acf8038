import { useState } from 'react'
import type { SiteAnswers } from '../../../domain/selection/answers.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { givenAnswers } from '../state/given-answers.ts'
import type { WizardState } from '../steps/use-wizard.ts'

/** The answers in a quiet list, folded on phones; an unknown one leads to its question. */
export function ResultAnswers({ site, wizard }: { site: SiteAnswers; wizard: WizardState }) {
  const [isUnfolded, setUnfolded] = useState(false)
  const answers = givenAnswers(site)
  const unknown = answers.filter(({ answer }) => answer === null).length
  return (
    <div className={isUnfolded ? 'res-ans is-unfolded' : 'res-ans'}>
      <button
        type="button"
        className="res-ans__fold"
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded((was) => !was)}
      >
        {`Ваши ответы: ${answers.length}${unknown > 0 ? `, из них «не знаю»: ${unknown}` : ''}`}
        <Icon name="chevron-down" />
      </button>
      <ul className="res-ans__list" aria-label="Ваши ответы">
        {answers.map(({ question, answer, step }) => (
          <li key={question}>
            <span>{question}</span>{' '}
            {answer === null ? (
              <button
                type="button"
                aria-label={`${question}: не знаю, ответить`}
                onClick={() => wizard.goTo(step)}
              >
                не знаю
              </button>
            ) : (
              <b>{answer}</b>
            )}
          </li>
        ))}
      </ul>
      <Button isWide icon="arrow-left" className="res-ans__change" onClick={() => wizard.goTo(1)}>
        Изменить ответы
      </Button>
    </div>
  )
}
