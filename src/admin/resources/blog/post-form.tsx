import { useId } from 'react'
import { get } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../api/error.ts'
import type { BlogPost } from '../../../contract/content/blog.ts'
import { DEFAULT_AUTHOR } from '../../../domain/blog/default-author.ts'
import { postPath } from '../../../domain/site/site-paths.ts'
import { STAFF_BLOG_PATH, staffPostPath } from '../../../domain/site/staff-paths.ts'
import { formatDate } from '../../../lib/dates.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { FormFields } from '../../kit/fields/form-fields.tsx'
import { closeUnlessTyped } from '../../kit/form/form-dialog.tsx'
import { SaveBar } from '../../kit/form/save-bar.tsx'
import { HistoryButton } from '../../kit/history/history-button.tsx'
import { DraftPanel } from '../../kit/publication/draft-panel.tsx'
import { RecordNotes } from '../../kit/record/record-notes.tsx'
import { usePresence } from '../../kit/record/use-presence.ts'
import { useRecordForm } from '../../kit/use-record-form.ts'
import { toReason } from '../../kit/write/failure-messages.ts'
import { Screen } from '../../shell/screen.tsx'
import { post } from './post.tsx'
import { PostAside } from './post-aside.tsx'
import { PostSeo } from './post-seo.tsx'
import { useOwnName } from './use-own-name.ts'
import './blog.css'

/** Form of a new or existing post, a whole screen; after saving, a new post's address is opened. */
export function PostForm({ row, onRestored }: PostFormProps) {
  const formId = useId()
  const navigate = useNavigate()
  const { staffForm, title, save, parts, draft } = useRecordForm(post, {
    row,
    given: { author: useOwnName() ?? DEFAULT_AUTHOR },
    isReasonInForm: true,
    onClose(saved) {
      if (!row) void navigate(staffPostPath(get(saved, 'id')), { replace: true })
    },
  })
  const { error } = staffForm
  const { isDirty } = staffForm.form.formState
  const others = usePresence(staffForm.record)
  return (
    <Screen
      isForm
      title={title}
      actions={
        row && (
          <>
            {onRestored && (
              <HistoryButton
                entity="posts"
                id={row.id}
                onRestored={() => closeUnlessTyped(isDirty, onRestored)}
              />
            )}
            <LinkButton icon="eye" href={postPath(row.slug)} target="_blank" rel="noopener">
              Посмотреть на сайте
            </LinkButton>
          </>
        )
      }
    >
      <form className="post-form" id={formId} {...staffForm.props}>
        <div className="form">
          <RecordNotes of={staffForm} />
          <DraftPanel entity="posts" {...draft} />
          <FormFields {...parts} names={['title', 'excerpt', 'content']} />
          <PostSeo {...parts} />
        </div>
        <PostAside {...parts} />
      </form>
      <SaveBar
        staffForm={staffForm}
        formId={formId}
        labels={post.labels}
        save={save}
        onCancel={() => void navigate(STAFF_BLOG_PATH)}
        others={others}
        idle={row && `Сохранено ${formatDate(row.updatedAt, true)}`}
        failure={error}
        failureMessage={error === null ? undefined : toFailureMessage(error)}
      />
    </Screen>
  )
}

/** Message of admin.md, section 8, blog. */
function toFailureMessage(error: unknown): string {
  const isKnown = error instanceof ApiError && (error.userMessage !== null || error.status === 0)
  return isKnown ? `Ошибка: ${toReason(error)}.` : 'Неизвестная ошибка.'
}

interface PostFormProps {
  /** Undefined for a new post. */
  row: BlogPost | undefined
  /** Opens a stored post anew after a version was restored. */
  onRestored?: () => void
}
