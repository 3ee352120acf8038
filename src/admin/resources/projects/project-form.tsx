import { useController } from 'react-hook-form'
import type { AdminProject, ProjectCategory } from '../../../contract/content/projects.ts'
import { SelectField, SwitchField, TextArea, TextField } from '../../kit/form/fields.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { asReference } from '../../kit/form/number-rules.ts'
import { PictureField } from '../../kit/form/upload/picture-field.tsx'
import { History } from '../../kit/history/history.tsx'
import { DraftPanel } from '../../kit/publication/draft-panel.tsx'
import type { RowNoun } from '../../kit/row-noun.ts'
import { useRowForm } from '../../kit/use-row-form.ts'
import { useApi } from '../../staff.ts'
import { ImagesField } from './images-field.tsx'
import { LABELS } from './labels.ts'
import { PageFields } from './page-fields.tsx'
import { ProjectSeo } from './project-seo.tsx'
import { type ProjectValues, toChanges, toFormValues, toPayload } from './project-values.ts'
import { PROJECTS_KEY } from './queries.ts'

/** Noun forms for messages (admin.md, section 8). */
export const PROJECT: RowNoun = { name: 'Проект', object: 'проект', gender: 'm' }

/** Form of a new or existing project (admin.md, section 2). */
export function ProjectForm({ project, categories, onClose }: ProjectFormProps) {
  const api = useApi()
  const staffForm = useRowForm<ProjectValues, AdminProject>({
    entity: 'projects',
    row: project,
    noun: PROJECT,
    create: (values) => api.adminProjects.create(toPayload(values)),
    update: (id, changed, options) => api.adminProjects.update({ ...toChanges(changed), id }, options),
    refresh: [PROJECTS_KEY],
    schema: async () => (await import('./form-schema.ts')).projectFormSchema,
    toValues: toFormValues,
    onClose,
  })
  const { register, control, formState } = staffForm.form
  const { errors } = formState
  const picture = useController({ control, name: 'featuredImage' })
  return (
    <FormDialog
      title={project ? 'Редактировать проект' : 'Добавить проект'}
      staffForm={staffForm}
      labels={LABELS}
      save={project ? 'Обновить' : 'Создать'}
      onClose={onClose}
      history={History}
      wide
    >
      <DraftPanel<ProjectValues, AdminProject>
        entity="projects"
        of={staffForm}
        labels={LABELS}
        fill={staffForm.fill}
        toChanges={toChanges}
        toValues={toFormValues}
        refresh={[PROJECTS_KEY]}
      />
      <TextField label={LABELS.title} isRequired field={register('title')} error={errors.title?.message} />
      <div className="form__2">
        <TextField
          label={LABELS.slug}
          placeholder="Оставьте пустым для автогенерации"
          spellCheck={false}
          field={register('slug')}
          error={errors.slug?.message}
        />
        <SelectField
          label={LABELS.categoryId}
          field={register('categoryId', asReference)}
          hint={
            categories
              ? undefined
              : 'Список категорий не загрузился. Обновите страницу, чтобы выбрать другую.'
          }
          error={errors.categoryId?.message}
        >
          <option value="">Без категории</option>
          {(categories ?? ownCategory(project)).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={LABELS.location}
          placeholder="Город или регион"
          field={register('location')}
          error={errors.location?.message}
        />
        <SwitchField
          label={LABELS.completed}
          hint="Отметьте, если проект завершен"
          field={register('completed')}
        />
        <SwitchField
          label={LABELS.published}
          hint="Скрытый проект видят только сотрудники"
          field={register('published')}
        />
      </div>
      <TextArea
        label={LABELS.description}
        isRequired
        rows={8}
        hint="Абзацы отделяйте пустой строкой"
        field={register('description')}
        error={errors.description?.message}
      />
      <TextArea
        label={LABELS.shortDescription}
        rows={3}
        field={register('shortDescription')}
        error={errors.shortDescription?.message}
      />
      <PictureField
        label={LABELS.featuredImage}
        value={picture.field.value ?? null}
        onChange={picture.field.onChange}
        onBlur={picture.field.onBlur}
        error={errors.featuredImage?.message}
      />
      <ImagesField form={staffForm.form} />
      <PageFields form={staffForm.form} />
      <ProjectSeo form={staffForm.form} id={project?.id} />
    </FormDialog>
  )
}

/** The project's present category as the only option, when the list failed to load. */
function ownCategory(project: AdminProject | undefined): { id: number; name: string }[] {
  return project?.category && project.categoryId !== null
    ? [{ id: project.categoryId, name: project.category.name }]
    : []
}

interface ProjectFormProps {
  project: AdminProject | undefined
  /** Undefined when loading failed. */
  categories: readonly ProjectCategory[] | undefined
  onClose: () => void
}
