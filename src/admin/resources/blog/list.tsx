import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { STAFF_BLOG_PATH, STAFF_NEW_POST_PATH } from '../../../domain/site/staff-paths.ts'
import { TabbedScreen } from '../../kit/tabbed-screen.tsx'
import { useApi } from '../../staff.ts'
import { CategoriesTab } from './categories-tab.tsx'
import { PostsTab } from './posts-tab.tsx'
import { blogCategoriesQuery, postsQuery } from './queries.ts'
import './blog.css'

/** Screen of posts and their categories. */
export function Component() {
  const api = useApi()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isCategories = search.get('tab') === 'categories'
  return (
    <TabbedScreen
      title="Управление блогом"
      label="Части блога"
      tabs={[
        {
          label: 'Статьи',
          href: STAFF_BLOG_PATH,
          isCurrent: !isCategories,
          count: useQuery(postsQuery(api)).data?.length,
          newLabel: 'Создать статью',
          onNew: () => void navigate(STAFF_NEW_POST_PATH),
          panel: <PostsTab />,
        },
        {
          label: 'Категории',
          href: `${STAFF_BLOG_PATH}?tab=categories`,
          isCurrent: isCategories,
          count: useQuery(blogCategoriesQuery(api)).data?.length,
          newLabel: 'Создать категорию',
          panel: <CategoriesTab />,
        },
      ]}
    />
  )
}
