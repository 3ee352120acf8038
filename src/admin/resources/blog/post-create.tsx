import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../staff.ts'
import { Failed } from './failed.tsx'
import { PostForm } from './post-form.tsx'
import { PostFormSkeleton } from './post-form-skeleton.tsx'
import { blogCategoriesQuery, CATEGORIES_FAILURE } from './queries.ts'

/** Screen of a new post. */
export function Component() {
  const { data, isError } = useQuery(blogCategoriesQuery(useApi()))
  if (data) return <PostForm row={undefined} />
  return isError ? <Failed text={CATEGORIES_FAILURE} /> : <PostFormSkeleton title="Новая статья" />
}
