import type { SumStep } from '../../../domain/selection/result/sum.ts'
import { SELECTION_RULES_PATH } from '../../../domain/site/site-paths.ts'
import { ResultPart } from './result-part.tsx'

/** The sum in numbers: what was reckoned, how, and what it means. Nothing where nothing could be reckoned. */
export function ResultSum({ steps }: { steps: readonly SumStep[] }) {
  if (!steps.some(({ value }) => /\d/.test(value))) return null
  return (
    <ResultPart
      title="Сумма в числах"
      lead={
        <>
          Правила одни для всех, с источниками: <a href={SELECTION_RULES_PATH}>Как мы подбираем</a>.
        </>
      }
    >
      <ol className="res-sum">
        {steps.map(({ title, formula, value, note }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p className="res-sum__f">{formula}</p>
            <p className="res-sum__v">{value}</p>
            <p className="res-sum__n">{note}</p>
          </li>
        ))}
      </ol>
    </ResultPart>
  )
}
