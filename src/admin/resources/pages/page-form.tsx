import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useMemo, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { StaffPage } from '../../../contract/pages/pages.ts'
import { STAFF_PATH } from '../../../domain/site/staff-paths.ts'
import { isForAdmin, type PageKey, TEXT_PAGES } from '../../../domain/site/text-pages.ts'
import { formatShortWhen } from '../../../lib/moments.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { closeUnlessTyped } from '../../kit/form/form-dialog.tsx'
import { SaveBar } from '../../kit/form/save-bar.tsx'
import { useStaffForm } from '../../kit/form/use-staff-form.ts'
import { HistoryButton } from '../../kit/history/history-button.tsx'
import { RecordNotes } from '../../kit/record/record-notes.tsx'
import { usePresence } from '../../kit/record/use-presence.ts'
import type { Seen } from '../../kit/write/in-turn.ts'
import { shownByForm } from '../../kit/write/stale.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { sessionQuery } from '../../queries.ts'
import { Screen } from '../../shell/screen.tsx'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import type { Opened } from './beside/beside-button.tsx'
import { BesidePane } from './beside/beside-pane.tsx'
import { BlockPanel } from './block-panel.tsx'
import { type FormPage, toBlocks, toPageForm, toValues } from './form-values.ts'
import { PageDraft } from './page-draft.tsx'
import { PageNotes } from './page-notes.tsx'
import { PartsIndex } from './parts-index.tsx'
import { outdatedByTexts } from './queries.ts'
import { useReset } from './use-reset.ts'

/** The texts of a page in one form, which stand on the site once they are saved. */
export function PageForm({ title, page, onRestored, children }: PageFormProps) {
  const { id, key } = page
  const formId = useId()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { blocks, labels, schema } = useMemo(() => toPageForm(key), [key])
  const navigate = useNavigate()
  const { run } = usePageWrite(key)
  const staffForm = useStaffForm<FieldValues, FormPage>({
    schema: () => Promise.resolve(schema),
    defaultValues: toValues(page.blocks),
    record: { entity: 'pages', id, row: page, toValues: (row = page) => toValues(row.blocks) },
    save: (values, _changed, _base, seen) => run({ values, seen }),
  })
  const others = usePresence(staffForm.record)
  const isAdmin = useQuery(sessionQuery(useApi())).data?.role === 'admin'
  const isLocked = isForAdmin(key) && !isAdmin
  const { isDirty } = staffForm.form.formState
  const bringBack = useReset(page, { title, of: staffForm, onReset: onRestored })
  return (
    <Screen
      isForm
      title={title}
      lead={`На сайте — тексты от ${formatShortWhen(page.updatedAt, useNow())}`}
      actions={
        <>
          <HistoryButton entity="pages" id={id} onRestored={() => closeUnlessTyped(isDirty, onRestored)} />
          <LinkButton icon="eye" href={TEXT_PAGES[key].path} target="_blank" rel="noopener">
            Посмотреть на сайте
          </LinkButton>
        </>
      }
    >
      <div className="pages">
        {children}
        <form className="pages__form" id={formId} {...staffForm.props}>
          <RecordNotes of={staffForm} />
          {!isLocked && (
            <PageDraft
              page={page}
              of={staffForm}
              labels={labels}
              fill={staffForm.fill}
              opened={opened}
              onToggle={setOpened}
            />
          )}
          <PageNotes of={key} />
          <PartsIndex blocks={blocks} changed={page.changed} />
          {isLocked && <p className="muted">Эти тексты меняет администратор. Вам они открыты для чтения.</p>}
          <fieldset className="pages__parts" disabled={isLocked}>
            {blocks.map((block) => (
              <BlockPanel
                key={block.name}
                block={block}
                form={staffForm.form}
                onReset={page.changed.includes(block.name) ? () => void bringBack(block) : undefined}
              />
            ))}
          </fieldset>
          <div hidden={isLocked}>
            <Button variant="quiet" icon="reset" onClick={() => void bringBack()}>
              Вернуть исходное на всей странице
            </Button>
          </div>
        </form>
        <BesidePane page={page} isDirty={isDirty} opened={opened} onClose={() => setOpened(null)} />
      </div>
      {!isLocked && (
        <SaveBar
          staffForm={staffForm}
          formId={formId}
          labels={labels}
          save="Опубликовать"
          others={others}
          onCancel={() => void navigate(STAFF_PATH)}
        />
      )}
    </Screen>
  )
}

function usePageWrite(key: PageKey) {
  const api = useApi()
  return useWrite({
    call: ({ values }: { values: FieldValues; seen: Seen | undefined }, options) =>
      api.adminPages.update({ key, blocks: toBlocks(values) }, options),
    record: ({ seen }) => seen,
    success: { title: 'Успех', description: 'Тексты уже на сайте' },
    failure: (reason) => `Не удалось сохранить тексты: ${reason}`,
    refresh: outdatedByTexts(api, key),
    onStale: shownByForm,
  })
}

interface PageFormProps {
  title: string
  page: StaffPage
  /** Opens the form anew after other texts have come. */
  onRestored: () => void
  /** The list of pages. */
  children: ReactNode
}
