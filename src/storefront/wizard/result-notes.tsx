import type { SelectionModel } from '../../api/product-models.ts'
import type { Proposal } from '../../domain/selection/proposals.ts'
import { Note } from '../../ui/note.tsx'
import { sharedWarnings } from './model-warnings.ts'

/** What to mind about the plot, and about all proposed models, each once. */
export function ResultNotes({ warnings, models }: ResultNotesProps) {
  const shared = sharedWarnings(models, warnings)
  if (warnings.length + shared.length === 0) return null
  return (
    <div className="res-notes">
      {warnings.map((text) => (
        <Note key={text} tone="warn">
          <p>{text}</p>
        </Note>
      ))}
      {shared.map((text) => (
        <Note key={text}>
          <p>{text}</p>
        </Note>
      ))}
    </div>
  )
}

type ResultNotesProps = { warnings: readonly string[]; models: readonly Proposal<SelectionModel>[] }
