import { useQuery } from '@tanstack/react-query'
import type { AdminProject } from '../../../contract/content/projects.ts'
import { projectPath } from '../../../domain/site/site-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'
import { useDraftAwaited } from '../../kit/publication/draft-query.ts'
import { ResourceList } from '../../kit/resource-list.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { shownColumn, useRecordList } from '../../kit/use-record-list.tsx'
import { useApi } from '../../staff.ts'
import { project } from './project.tsx'
import { ProjectForm } from './project-form.tsx'
import { projectCategoriesQuery, projectsQuery } from './queries.ts'

const COLUMNS: readonly Column<AdminProject>[] = [
  { key: 'id', title: 'ID', cell: ({ id }) => id },
  { key: 'name', title: 'Название', cell: ({ title }) => title },
  { key: 'category', title: 'Категория', cell: ({ category }) => category?.name ?? 'Нет категории' },
  { key: 'location', title: 'Локация', cell: ({ location }) => location || '-' },
  {
    key: 'completed',
    title: 'Завершен',
    cell: ({ completed }) =>
      completed ? (
        <Badge tone="ok" dot="full">
          Да
        </Badge>
      ) : (
        <Badge tone="bad" dot="ring">
          Нет
        </Badge>
      ),
  },
  shownColumn(project),
]

/** List of projects with create, edit and delete. */
export function ProjectsTab() {
  const api = useApi()
  const query = useQuery(projectsQuery(api))
  const categories = useQuery(projectCategoriesQuery(api))
  const crud = useRecordList(project, { query })
  const { editedId } = crud
  const isDraftAwaited = useDraftAwaited('projects', typeof editedId === 'number' ? editedId : undefined)
  return (
    <ResourceList
      label="Проекты"
      className="projects"
      crud={crud}
      columns={COLUMNS}
      empty={
        <NoRows
          title="Нет доступных проектов"
          text="Добавьте первый: он появится на сайте в «Наших работах»."
        />
      }
      toLinks={({ id, title }) => (
        <IconLink
          icon="eye"
          href={projectPath(id)}
          target="_blank"
          rel="noopener"
          title="Посмотреть на сайте"
          aria-label={`Посмотреть на сайте: ${title}`}
        />
      )}
      isReady={query.data !== undefined && !categories.isPending && !isDraftAwaited}
    >
      {(row, onClose) => <ProjectForm key={row?.id ?? 'new'} row={row} onClose={onClose} />}
    </ResourceList>
  )
}
