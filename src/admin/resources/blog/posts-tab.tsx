import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { staffPostPath } from '../../../domain/site/staff-paths.ts'
import { ResourceList } from '../../kit/resource-list.tsx'
import { type FilterOption, FilterSelect } from '../../kit/table/filter-select.tsx'
import { SearchField } from '../../kit/table/search-field.tsx'
import { useRecordList } from '../../kit/use-record-list.tsx'
import { useApi } from '../../staff.ts'
import { Failed } from './failed.tsx'
import { NoPosts } from './no-posts.tsx'
import { post } from './post.tsx'
import { PostLink, postColumns } from './post-columns.tsx'
import { blogCategoriesQuery, CATEGORIES_FAILURE, POSTS_FAILURE, postsQuery } from './queries.ts'
import { matchesQuery, usePostFilters } from './use-post-filters.ts'

/** List of posts, newest first, filtered by category, publication and text. */
export function PostsTab() {
  const api = useApi()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const categories = useQuery(blogCategoriesQuery(api))
  const filters = usePostFilters(categories.data)
  const { category, onlyDrafts, isUndecided } = filters
  const query = useQuery({ ...postsQuery(api, category?.slug), enabled: !isUndecided })
  const crud = useRecordList(post, {
    query,
    open: (id) => void navigate(staffPostPath(id)),
    isBrowserQuestion: true,
    notRemoved: 'Ошибка при удалении статьи',
  })
  if (query.isError && !query.data) return <Failed text={POSTS_FAILURE} />
  if (categories.isError && !categories.data) return <Failed text={CATEGORIES_FAILURE} />
  const listed = (categories.data ?? []).map(({ slug, name }): FilterOption => [slug, name])
  return (
    <ResourceList
      label="Статьи блога"
      className="posts"
      crud={crud}
      columns={postColumns(categories.data)}
      toLinks={PostLink}
      filter={(posts) => posts.filter((one) => !(onlyDrafts && one.published) && matchesQuery(one, typed))}
      empty={
        <NoPosts
          isFiltered={category !== null || onlyDrafts || typed !== ''}
          onReset={() => {
            setTyped('')
            filters.reset()
          }}
        />
      }
      filters={
        <>
          <SearchField placeholder="Заголовок или описание" value={typed} onChange={setTyped} />
          <FilterSelect
            label="Категория"
            value={category?.slug ?? ''}
            onChoose={filters.chooseCategory}
            options={[['', 'Все категории'], ...listed]}
          />
          <FilterSelect
            label="Публикация"
            value={onlyDrafts ? 'drafts' : ''}
            onChoose={(value) => filters.chooseDrafts(value === 'drafts')}
            options={[
              ['', 'Все статьи'],
              ['drafts', 'Только черновики'],
            ]}
          />
        </>
      }
    />
  )
}
