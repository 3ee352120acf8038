import { useController } from 'react-hook-form'
import type { AdminProject, ProjectCategory } from '../../contract/admin-projects.ts'
import { SelectField, SwitchField, TextArea, TextField } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { asReference } from '../form/number-rules.ts'
import { pickChanges } from '../form/pick-changes.ts'
import { PictureField } from '../form/picture-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useWrite } from '../form/use-write.ts'
import { useApi } from '../staff.ts'
import { ImagesField } from './images-field.tsx'
import { LABELS } from './labels.ts'
import { PageFields } from './page-fields.tsx'
import { ProjectSeo } from './project-seo.tsx'
import { type ProjectValues, toFormValues, toPayload } from './project-values.ts'
import { PROJECTS_KEY } from './queries.ts'

/** A project, new or stored (admin.md, section 2). */
export function ProjectForm({ project, categories, onClose }: ProjectFormProps) {
  const api = useApi()
  const { run } = useWrite({
    call: (values: ProjectValues): Promise<AdminProject> =>
      project
        ? api.adminProjects.update({ ...pickChanges(toPayload(values), project), id: project.id })
        : api.adminProjects.create(toPayload(values)),
    success: { title: 'Успех', description: `Проект успешно ${project ? 'обновлен' : 'создан'}` },
    failure: (reason) => `Не удалось ${project ? 'обновить' : 'создать'} проект: ${reason}`,
    refresh: [PROJECTS_KEY],
  })
  const staffForm = useStaffForm<ProjectValues>({
    schema: async () => (await import('./form-schema.ts')).projectFormSchema,
    defaultValues: toFormValues(project),
    save: run,
    onSaved: onClose,
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
      wide
    >
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

/** Without the list at least the project's own category can be kept. */
function ownCategory(project: AdminProject | undefined): { id: number; name: string }[] {
  return project?.category && project.categoryId !== null
    ? [{ id: project.categoryId, name: project.category.name }]
    : []
}

interface ProjectFormProps {
  project?: AdminProject
  /** Undefined when they could not be loaded. */
  categories: readonly ProjectCategory[] | undefined
  onClose: () => void
}
