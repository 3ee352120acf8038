import type { Project } from '../../../contract/content/projects.ts'
import { formatDate } from '../../../lib/dates.ts'
import { tieUnits } from '../../../lib/text/tie-units.ts'

/** Location, date and equipment; empty fields are left out. */
export function Facts({
  project: { location, dateText, category, completed, completedAt, equipment },
}: {
  project: Project
}) {
  const parts = (equipment ?? '').split(';').map((part) => part.trim())
  const known = parts.filter((part) => part !== '')
  return (
    <dl className="project-facts">
      {fact('Район', location)}
      {fact(completed ? 'Когда' : 'Состояние', dateText || dayOf({ completed, completedAt }))}
      {category && (
        <div>
          <dt>Раздел</dt>
          <dd>{category.name}</dd>
          {category.description && <dd>{category.description}</dd>}
        </div>
      )}
      {known.length > 0 && (
        <div>
          <dt>Что поставили</dt>
          <dd>
            <ul className="project-facts__list">
              {known.map((part) => (
                <li key={part}>{tieUnits(part)}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}

const dayOf = ({ completed, completedAt }: Pick<Project, 'completed' | 'completedAt'>) =>
  completed && completedAt !== null ? formatDate(completedAt) : null

function fact(label: string, value: string | null) {
  if (value === null || value === '') return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
