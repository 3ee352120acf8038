import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useApi } from '../staff.ts'
import { ListPanel } from '../table/list-panel.tsx'
import { SearchField } from '../table/search-field.tsx'
import { Failed } from './failed.tsx'
import { NoPosts } from './no-posts.tsx'
import { PostTable } from './post-table.tsx'
import { blogCategoriesQuery, CATEGORIES_FAILURE, POSTS_FAILURE, postsQuery } from './queries.ts'
import { matchesQuery, usePostFilters } from './use-post-filters.ts'

/** Posts, newest first: by category, drafts alone, by words. */
export function PostsTab() {
  const api = useApi()
  const [typed, setTyped] = useState('')
  const categories = useQuery(blogCategoriesQuery(api))
  const filters = usePostFilters(categories.data)
  const { category, onlyDrafts, isUndecided } = filters
  const query = useQuery({ ...postsQuery(api, category?.slug), enabled: !isUndecided })
  if (query.isError && !query.data) return <Failed text={POSTS_FAILURE} />
  if (categories.isError && !categories.data) return <Failed text={CATEGORIES_FAILURE} />
  return (
    <ListPanel
      label="Статьи"
      query={query}
      failure={() => POSTS_FAILURE}
      filters={
        <>
          <SearchField placeholder="Заголовок или описание" value={typed} onChange={setTyped} />
          <Field label="Категория">
            {(control) => (
              <Select
                {...control}
                value={category?.slug ?? ''}
                onChange={(event) => filters.chooseCategory(event.target.value)}
              >
                <option value="">Все категории</option>
                {categories.data?.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Публикация">
            {(control) => (
              <Select
                {...control}
                value={onlyDrafts ? 'drafts' : ''}
                onChange={(event) => filters.chooseDrafts(event.target.value === 'drafts')}
              >
                <option value="">Все статьи</option>
                <option value="drafts">Только черновики</option>
              </Select>
            )}
          </Field>
        </>
      }
    >
      {(posts) => {
        const shown = posts.filter((post) => !(onlyDrafts && post.published) && matchesQuery(post, typed))
        return shown.length > 0 ? (
          <PostTable posts={shown} categories={categories.data} />
        ) : (
          <NoPosts
            isFiltered={category !== null || onlyDrafts || typed !== ''}
            onReset={() => {
              setTyped('')
              filters.reset()
            }}
          />
        )
      }}
    </ListPanel>
  )
}
