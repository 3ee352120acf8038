import type { SelectionModel } from '../../../api/product-models.ts'
import { decidingWarnings } from '../../../domain/selection/result/warnings.ts'
import type { SelectedModels } from '../../../domain/selection/select-models.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { sharedWarnings } from './model-warnings.ts'

/** How many are said where none of them decides. */
const SAID = 2

/** What to mind about the plot, and about all proposed models, each once: what decides is said, the rest can be unfolded. */
export function ResultNotes({ reckoned: { plot, warnings, models, depthAdvice } }: ResultNotesProps) {
  // Why the first is so large stands in its card.
  const shared = sharedWarnings(models, warnings).filter((text) => text !== depthAdvice)
  const deciding = decidingWarnings(plot).length
  const all = [...warnings, ...shared]
  if (all.length === 0) return null
  const said = deciding > 0 ? deciding : SAID
  // A fold for one sentence would be as tall as the sentence.
  const rest = all.length > said + 1 ? all.slice(said) : []
  return (
    <div className="res-notes">
      {all.slice(0, all.length - rest.length).map((text) => (
        <Note key={text} tone={warnings.includes(text) ? 'warn' : undefined}>
          <p>{text}</p>
        </Note>
      ))}
      {rest.length > 0 && (
        <details className="res-notes__more">
          <summary>
            <span>{formatMore(rest.length)}</span>
            <Icon name="chevron-down" />
          </summary>
          <ul>
            {rest.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** «Ещё 3 замечания об участке и станциях». */
const formatMore = (count: number) =>
  `Ещё ${count}\u00a0${plural(count, ['замечание', 'замечания', 'замечаний'])} об участке и\u00a0станциях`

type ResultNotesProps = { reckoned: SelectedModels<SelectionModel> }
