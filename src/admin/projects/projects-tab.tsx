import { useQuery } from '@tanstack/react-query'
import type { AdminProject } from '../../contract/admin-projects.ts'
import { Icon } from '../../ui/icon.tsx'
import { toReason } from '../form/failure-messages.ts'
import { useDialogAddress } from '../form/use-dialog-address.ts'
import { useWrite } from '../form/use-write.ts'
import { confirmDelete } from '../shell/confirm-action.ts'
import { useApi } from '../staff.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import { ListPanel } from '../table/list-panel.tsx'
import { NoRows } from '../table/no-rows.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { ProjectForm } from './project-form.tsx'
import { PROJECTS_KEY, projectCategoriesQuery, projectsQuery } from './queries.ts'

/** Projects: made, changed and deleted. */
export function ProjectsTab() {
  const api = useApi()
  const { edited, open, close } = useDialogAddress()
  const query = useQuery(projectsQuery(api))
  const categories = useQuery(projectCategoriesQuery(api))
  const remove = useWrite({
    call: (id: number) => api.adminProjects.remove({ id }),
    success: { title: 'Успех', description: 'Проект успешно удален' },
    failure: (reason) => `Не удалось удалить проект: ${reason}`,
    refresh: [PROJECTS_KEY],
  })
  const confirmAndRemove = async ({ id, title }: AdminProject) => {
    await confirmDelete('Вы уверены, что хотите удалить этот проект?', title, () => remove.run(id))
  }
  const columns: readonly Column<AdminProject>[] = [
    { key: 'id', title: 'ID', cell: ({ id }) => id },
    { key: 'name', title: 'Название', cell: ({ title }) => title },
    { key: 'category', title: 'Категория', cell: ({ category }) => category?.name ?? 'Нет категории' },
    { key: 'location', title: 'Локация', cell: ({ location }) => location || '-' },
    {
      key: 'completed',
      title: 'Завершен',
      cell: ({ completed }) =>
        completed ? <span className="tag tag--completed">Да</span> : <span className="tag tag--no">Нет</span>,
    },
    {
      key: 'actions',
      title: 'Действия',
      isTitleHidden: true,
      isEnd: true,
      cell: (project) => (
        <RowActions
          of={project.title}
          onEdit={() => open(project.id)}
          onRemove={() => void confirmAndRemove(project)}
        >
          <a
            className="ico"
            href={`/projects/${project.id}`}
            target="_blank"
            rel="noopener"
            title="Посмотреть на сайте"
            aria-label={`Посмотреть на сайте: ${project.title}`}
          >
            <Icon name="eye" />
          </a>
        </RowActions>
      ),
    },
  ]
  const current = query.data?.find(({ id }) => id === edited)
  const isReady = query.data && !categories.isPending
  return (
    <>
      <ListPanel
        label="Проекты"
        query={query}
        failure={(error) => `Произошла ошибка при загрузке данных: ${toReason(error)}`}
      >
        {(projects) =>
          projects.length > 0 ? (
            <DataTable
              caption="Проекты"
              className="table--plain projects"
              columns={columns}
              rows={projects}
              toKey={({ id }) => id}
              onOpen={({ id }) => open(id)}
            />
          ) : (
            <NoRows
              title="Нет доступных проектов"
              text="Добавьте первый: он появится на сайте в «Наших работах»."
            />
          )
        }
      </ListPanel>
      {isReady && edited === 'new' && <ProjectForm categories={categories.data} onClose={close} />}
      {isReady && current && (
        <ProjectForm key={current.id} project={current} categories={categories.data} onClose={close} />
      )}
    </>
  )
}
