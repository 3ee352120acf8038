import type { FieldValues } from 'react-hook-form'
import { textsOver } from '../../../contract/pages/texts-over.ts'
import type { PageKey } from '../../../domain/site/text-pages.ts'
import { DraftPanel } from '../../kit/publication/draft-panel.tsx'
import type { RecordForm } from '../../kit/record/form-record.ts'
import { useApi } from '../../staff.ts'
import { type FormPage, toBlocks, toValues } from './form-values.ts'
import { pageQuery } from './queries.ts'

/** Working draft of the texts in the form: of the fields alone that it changes. */
export function PageDraft({ pageKey, of, labels, fill }: PageDraftProps) {
  const api = useApi()
  return (
    <DraftPanel<FieldValues, FormPage>
      entity="pages"
      of={of}
      labels={labels}
      fill={fill}
      toChanges={(changed) => ({ blocks: toBlocks(changed) })}
      toValues={(page) => toValues(page.blocks)}
      withDraft={(page, { blocks }) => ({ ...page, blocks: textsOver(page.blocks, blocks) })}
      listChanges={(page, { blocks }) => {
        const [present, drafted] = [toValues(page.blocks), toValues(Object(blocks))]
        const changed = Object.entries(labels).filter(([field]) => field in drafted)
        return changed.map(([field, label]) => ({
          field,
          label,
          before: present[field] ?? null,
          after: drafted[field],
        }))
      }}
      refresh={[pageQuery(api, pageKey).queryKey]}
    />
  )
}

interface PageDraftProps {
  pageKey: PageKey
  of: RecordForm<FieldValues, FormPage>
  labels: Readonly<Record<string, string>>
  /** Shows the published texts in the form. */
  fill: (page: FormPage) => void
}
