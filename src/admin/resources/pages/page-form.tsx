import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { StaffPage } from '../../../contract/pages/pages.ts'
import { ABOUT_PATH, CONTACT_PATH, SERVICES_PATH } from '../../../domain/site/site-paths.ts'
import { STAFF_PATH } from '../../../domain/site/staff-paths.ts'
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
import { Screen } from '../../shell/screen.tsx'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import { BlockPanel } from './block-panel.tsx'
import { blocksOf } from './blocks.ts'
import { toBlocks, toFormSchema, toLabels, toValues } from './form-values.ts'
import { pageQuery } from './queries.ts'
import { useReset } from './use-reset.ts'

/** Where visitors read a page. */
const PATHS = { home: '/', about: ABOUT_PATH, services: SERVICES_PATH, contact: CONTACT_PATH } as const

/** The texts of a page in one form, which stand on the site once they are saved. */
export function PageForm({ title, page, onRestored, children }: PageFormProps) {
  const { id, key } = page
  const api = useApi()
  const formId = useId()
  const navigate = useNavigate()
  const { run } = useWrite({
    call: ({ values }: { values: FieldValues; seen: Seen | undefined }, options) =>
      api.adminPages.update({ key, blocks: toBlocks(values) }, options),
    record: ({ seen }) => seen,
    success: { title: 'Успех', description: 'Тексты уже на сайте' },
    failure: (reason) => `Не удалось сохранить тексты: ${reason}`,
    refresh: [pageQuery(api, key).queryKey],
    onStale: shownByForm,
  })
  const staffForm = useStaffForm<FieldValues, StaffPage>({
    schema: () => Promise.resolve(toFormSchema(key)),
    defaultValues: toValues(page.blocks),
    record: { entity: 'pages', id, row: page, toValues: (row = page) => toValues(row.blocks) },
    save: (values, _changed, _base, seen) => run({ values, seen }),
  })
  const others = usePresence(staffForm.record)
  const blocks = blocksOf(key)
  const { isDirty } = staffForm.form.formState
  const bringBack = useReset(page, { title, isDirty, onReset: onRestored })
  return (
    <Screen
      isForm
      title={title}
      lead={`На сайте — тексты от ${formatShortWhen(page.updatedAt, useNow())}`}
      actions={
        <>
          <HistoryButton entity="pages" id={id} onRestored={() => closeUnlessTyped(isDirty, onRestored)} />
          <LinkButton icon="eye" href={PATHS[key]} target="_blank" rel="noopener">
            Посмотреть на сайте
          </LinkButton>
        </>
      }
    >
      <div className="pages">
        {children}
        <form className="pages__form" id={formId} {...staffForm.props}>
          <RecordNotes of={staffForm} />
          {blocks.map((block) => (
            <BlockPanel key={block.name} block={block} form={staffForm.form} />
          ))}
          <div>
            <Button variant="quiet" icon="reset" onClick={() => void bringBack()}>
              Вернуть исходное
            </Button>
          </div>
        </form>
      </div>
      <SaveBar
        staffForm={staffForm}
        formId={formId}
        labels={toLabels(blocks)}
        save="Опубликовать"
        others={others}
        onCancel={() => void navigate(STAFF_PATH)}
      />
    </Screen>
  )
}

interface PageFormProps {
  title: string
  page: StaffPage
  /** Opens the form anew after other texts have come. */
  onRestored: () => void
  /** The list of pages. */
  children: ReactNode
}
