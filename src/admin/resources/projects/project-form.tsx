import { type Control, type FieldValues, useWatch } from 'react-hook-form'
import type { AdminProject } from '../../../contract/content/projects.ts'
import { Hint } from '../../../ui/field/field.tsx'
import { FormFields } from '../../kit/fields/form-fields.tsx'
import { SearchPreview } from '../../kit/form/search-preview.tsx'
import { DraftPanel } from '../../kit/publication/draft-panel.tsx'
import { RecordForm } from '../../kit/record-form.tsx'
import { project } from './project.tsx'

/** Form of a new or existing project (admin.md, section 2). */
export function ProjectForm({ row, onClose }: { row: AdminProject | undefined; onClose: () => void }) {
  return (
    <RecordForm declared={project} row={row} isWide onClose={onClose}>
      {({ draft, ...parts }) => (
        <>
          <DraftPanel entity="projects" {...draft} />
          <FormFields
            {...parts}
            names={['title', 'slug', 'categoryId', 'location', 'completedAt', 'completed', 'published']}
          />
          <FormFields {...parts} names={['description', 'shortDescription', 'featuredImage', 'images']} />
          <fieldset className="project-page">
            <legend>На странице проекта</legend>
            <Hint>Необязательно: пустые строки на сайте не показываются.</Hint>
            <FormFields {...parts} names={['dateText', 'equipment', 'challenges', 'solutions']} />
          </fieldset>
          <FormFields {...parts} names={['metaTitle', 'metaDescription']} />
          <ProjectPreview control={parts.form.control} id={row?.id} />
        </>
      )}
    </RecordForm>
  )
}

/** The project as a search result. */
function ProjectPreview({ control, id }: { control: Control<FieldValues>; id: number | undefined }) {
  const [title, metaTitle, short, metaDescription] = useWatch({
    control,
    name: ['title', 'metaTitle', 'shortDescription', 'metaDescription'],
  })
  return (
    <SearchPreview
      title={metaTitle || title || 'Название проекта'}
      description={metaDescription || short || 'Поиск сам выберет отрывок из описания.'}
      path={['projects', id === undefined ? '…' : String(id)]}
    />
  )
}
