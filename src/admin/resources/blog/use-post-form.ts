import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../api/error.ts'
import type { BlogPost } from '../../../contract/content/blog.ts'
import { DEFAULT_AUTHOR } from '../../../domain/blog/default-author.ts'
import { staffPostPath } from '../../../domain/site/staff-paths.ts'
import { useStaffForm } from '../../kit/form/use-staff-form.ts'
import { toReason } from '../../kit/write/failure-messages.ts'
import type { Seen } from '../../kit/write/in-turn.ts'
import { shownByForm } from '../../kit/write/stale.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'
import { type PostValues, toValues } from './post-values.ts'
import { BLOG_KEY } from './queries.ts'
import { useOwnName } from './use-own-name.ts'

/**
 * State of the post's form; `failure` is the last error, with the specified message. After saving, a new post's address is
 * opened.
 */
export function usePostForm(post: BlogPost | undefined) {
  const api = useApi()
  const navigate = useNavigate()
  const author = useOwnName() ?? DEFAULT_AUTHOR
  const toOwnValues = (row: BlogPost | undefined) => toValues(row, author)
  const [failure, setFailure] = useState<{ error: unknown; message: string } | null>(null)
  const savedId = useRef<number | null>(null)
  const { run } = useWrite({
    call: ({ values, changed, base }: Sent, options): Promise<BlogPost> =>
      base
        ? api.adminBlogPosts.update({ ...changed, id: base.id }, options)
        : api.adminBlogPosts.create(values),
    record: ({ seen }) => seen,
    success: { title: 'Успех', description: post ? 'Статья успешно обновлена' : 'Статья успешно создана' },
    failure: post ? 'Не удалось обновить статью' : 'Не удалось создать статью',
    refresh: [BLOG_KEY],
    onStale: shownByForm,
  })
  const staffForm = useStaffForm<PostValues, BlogPost>({
    schema: async () => (await import('../../../contract/content/blog.ts')).newBlogPostSchema,
    defaultValues: toOwnValues(post),
    record: { entity: 'posts', id: post?.id, row: post, toValues: toOwnValues },
    async save(values, changed, base, seen) {
      setFailure(null)
      try {
        const stored = await run({ values, changed, base, seen })
        savedId.current = stored.id
        return stored
      } catch (error) {
        setFailure({ error, message: toFailureMessage(error) })
        throw error
      }
    },
    onSaved() {
      if (!post && savedId.current !== null) void navigate(staffPostPath(savedId.current), { replace: true })
    },
  })
  return { staffForm, failure }
}

interface Sent {
  values: PostValues
  changed: Partial<PostValues>
  base: BlogPost | undefined
  seen: Seen | undefined
}

/** Message of admin.md, section 8, blog. */
function toFailureMessage(error: unknown): string {
  const isKnown = error instanceof ApiError && (error.userMessage !== null || error.status === 0)
  return isKnown ? `Ошибка: ${toReason(error)}.` : 'Неизвестная ошибка.'
}
