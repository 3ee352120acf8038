import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { STAFF_BLOG_PATH, STAFF_NEW_POST_PATH } from '../../../domain/site/staff-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useDraftAwaited } from '../../kit/publication/draft-query.ts'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { Failed } from './failed.tsx'
import { PostForm } from './post-form.tsx'
import { PostFormSkeleton } from './post-form-skeleton.tsx'
import { blogCategoriesQuery, CATEGORIES_FAILURE, POST_FAILURE, postQuery } from './queries.ts'

/** Edit screen of a post, by the id in the address. */
export function Component() {
  const api = useApi()
  const { id = '' } = useParams()
  const [restores, setRestores] = useState(0)
  const isNumber = /^\d{1,15}$/.test(id)
  const post = useQuery({ ...postQuery(api, Number(id)), enabled: isNumber })
  const categories = useQuery(blogCategoriesQuery(api))
  const isDraftAwaited = useDraftAwaited('posts', isNumber ? Number(id) : undefined)
  if (!isNumber || post.data === null) return <NoSuchPost />
  if (post.data && categories.data && !isDraftAwaited) {
    return (
      <PostForm
        key={`${post.data.id} ${restores}`}
        row={post.data}
        onRestored={() => setRestores((count) => count + 1)}
      />
    )
  }
  if (post.isError) return <Failed text={POST_FAILURE} />
  if (categories.isError) return <Failed text={CATEGORIES_FAILURE} />
  return <PostFormSkeleton title="Редактирование статьи" />
}

function NoSuchPost() {
  return (
    <Screen isForm title="Статья не найдена">
      <Panel>
        <EmptyState
          title="Такой статьи нет"
          text="Возможно, её удалили или в адресе опечатка."
          actions={
            <>
              <LinkButton href={STAFF_BLOG_PATH}>Все статьи</LinkButton>
              <LinkButton href={STAFF_NEW_POST_PATH}>Написать новую</LinkButton>
            </>
          }
        />
      </Panel>
    </Screen>
  )
}
