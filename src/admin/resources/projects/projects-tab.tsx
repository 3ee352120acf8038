import { useQuery } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import type { AdminProject } from '../../../contract/content/projects.ts'
import { projectPath } from '../../../domain/site/site-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'
import { useDraftAwaited } from '../../kit/publication/draft-query.ts'
import { ShownSwitch } from '../../kit/publication/shown-switch.tsx'
import { ResourceList } from '../../kit/resource-list.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { useCrud } from '../../kit/use-crud.ts'
import { useApi } from '../../staff.ts'
import { PROJECT, ProjectForm } from './project-form.tsx'
import { PROJECTS_KEY, projectCategoriesQuery, projectsQuery } from './queries.ts'

const toColumns = (api: StaffApi): readonly Column<AdminProject>[] => [
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
  {
    key: 'shown',
    title: 'На сайте',
    cell: (project) => (
      <ShownSwitch
        name={project.title}
        entity="projects"
        record={project}
        save={(published, options) => api.adminProjects.update({ id: project.id, published }, options)}
        refresh={[PROJECTS_KEY]}
      />
    ),
  },
]

/** List of projects with create, edit and delete. */
export function ProjectsTab() {
  const api = useApi()
  const query = useQuery(projectsQuery(api))
  const categories = useQuery(projectCategoriesQuery(api))
  const crud = useCrud<AdminProject>({
    query,
    nameOf: ({ title }) => title,
    removal: {
      entity: 'projects',
      noun: PROJECT,
      call: (id, options) => api.adminProjects.remove({ id }, options),
      question: 'Вы уверены, что хотите удалить этот проект?',
      refresh: [PROJECTS_KEY],
    },
  })
  const { editedId } = crud
  const isDraftAwaited = useDraftAwaited('projects', typeof editedId === 'number' ? editedId : undefined)
  return (
    <ResourceList
      label="Проекты"
      className="projects"
      crud={crud}
      columns={toColumns(api)}
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
      {(project, onClose) => (
        <ProjectForm
          key={project?.id ?? 'new'}
          project={project}
          categories={categories.data}
          onClose={onClose}
        />
      )}
    </ResourceList>
  )
}
