import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { StaffPage } from '../../../contract/pages/pages.ts'
import { textsOver } from '../../../contract/pages/texts-over.ts'
import { DraftPanel } from '../../kit/publication/draft-panel.tsx'
import type { RecordForm } from '../../kit/record/form-record.ts'
import { useApi } from '../../staff.ts'
import { BesideButton, type Opened } from './beside/beside-button.tsx'
import { blocksOf } from './blocks.ts'
import { toRead, withoutUnfinished } from './drafted-values.ts'
import { type FormPage, toBlocks, toValues } from './form-values.ts'
import { outdatedByTexts } from './queries.ts'
import { useRemovedRows } from './removed-rows.ts'
import { UnfinishedNote } from './unfinished-note.tsx'

/** Working draft of the texts in the form: of the fields alone that it changes. */
export function PageDraft({ page, of, labels, fill, opened, onToggle }: PageDraftProps) {
  const api = useApi()
  const parts = useMemo(() => blocksOf(page.key), [page.key])
  const removed = useRemovedRows(of.form)
  return (
    <DraftPanel<FieldValues, FormPage>
      entity="pages"
      of={of}
      labels={labels}
      fill={fill}
      toChanges={(changed) => ({ blocks: toBlocks(changed) })}
      withoutUnfinished={(changed, stored) => withoutUnfinished(parts, { changed, stored, removed })}
      toValues={(page) => toValues(page.blocks)}
      withDraft={(page, { blocks }) => ({ ...page, blocks: textsOver(page.blocks, blocks) })}
      listChanges={(page, { blocks }) => {
        const read = (texts: object) => toRead(parts, toValues(texts))
        const [present, drafted] = [read(page.blocks), read(Object(blocks))]
        const changed = Object.entries(labels).filter(([field]) => field in drafted)
        return changed.map(([field, label]) => ({
          field,
          label,
          before: present[field] ?? null,
          after: drafted[field],
        }))
      }}
      refresh={outdatedByTexts(api, page.key)}
      beside={(begin) => <BesideButton opened={opened} onToggle={onToggle} begin={begin} />}
    >
      <UnfinishedNote parts={parts} of={of} />
    </DraftPanel>
  )
}

interface PageDraftProps {
  page: StaffPage
  of: RecordForm<FieldValues, FormPage>
  labels: Readonly<Record<string, string>>
  /** Shows the published texts in the form. */
  fill: (page: FormPage) => void
  /** The page beside the form; null while it is not shown. */
  opened: Opened | null
  onToggle: (opened: Opened | null) => void
}
