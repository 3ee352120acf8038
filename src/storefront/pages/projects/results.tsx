import type { ProjectSummary } from '../../../api/queries/queries.ts'
import { CONTACT_PATH, PROJECTS_PATH } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ProjectCards } from '../../parts/project-card/project-cards.tsx'
import { useSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { EmptyPicture } from '../../parts/shopping/empty-picture.tsx'
import { filterByLocation } from './locations.ts'

/** Count and cards, or the empty state. */
export function Results({ projects, location }: ResultsProps) {
  const found = filterByLocation(projects, location)
  const { nothingYet } = useSectionTexts('projectsPage')
  return (
    <>
      <p className="projects__found" role="status">
        {`Найдено работ: ${found.length} из ${projects.length}`}
      </p>
      <h2 className="vh">Работы</h2>
      {found.length > 0 && <ProjectCards projects={found} leads />}
      {found.length === 0 && (
        <EmptyState
          level={3}
          picture={<EmptyPicture of="list" />}
          title={location === null ? 'Работ пока нет' : 'В этом районе работ пока нет'}
          text={nothingYet}
          actions={
            <>
              {location !== null && <LinkButton href={PROJECTS_PATH}>Показать все районы</LinkButton>}
              <LinkButton variant="water" href={CONTACT_PATH}>
                Спросить инженера
              </LinkButton>
            </>
          }
        />
      )}
    </>
  )
}

type ResultsProps = { projects: readonly ProjectSummary[]; location: string | null }
