import { type UseFormReturn, useWatch } from 'react-hook-form'
import { TextArea, TextField } from '../../kit/form/fields.tsx'
import { SearchPreview } from '../../kit/form/search-preview.tsx'
import { LABELS } from './labels.ts'
import type { ProjectValues } from './project-values.ts'

/** Metadata fields of the project with a search result preview. */
export function ProjectSeo({ form, id }: { form: UseFormReturn<ProjectValues>; id: number | undefined }) {
  const { register, control, formState } = form
  const { errors } = formState
  const [title, metaTitle, short, metaDescription] = useWatch({
    control,
    name: ['title', 'metaTitle', 'shortDescription', 'metaDescription'],
  })
  return (
    <>
      <TextField
        label={LABELS.metaTitle}
        hint="Если пусто, поиск покажет название и место"
        field={register('metaTitle')}
        error={errors.metaTitle?.message}
      />
      <TextArea
        label={LABELS.metaDescription}
        rows={3}
        hint="Если пусто, поиск покажет краткое описание"
        field={register('metaDescription')}
        error={errors.metaDescription?.message}
      />
      <SearchPreview
        title={metaTitle || title || 'Название проекта'}
        description={metaDescription || short || 'Поиск сам выберет отрывок из описания.'}
        path={['projects', id === undefined ? '…' : String(id)]}
      />
    </>
  )
}
