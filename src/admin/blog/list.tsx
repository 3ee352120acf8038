import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useDialogAddress } from '../form/use-dialog-address.ts'
import { Screen } from '../shell/screen.tsx'
import { TabLinks } from '../shell/tab-links.tsx'
import { useApi } from '../staff.ts'
import { NewButton } from '../table/new-button.tsx'
import { CategoriesTab } from './categories-tab.tsx'
import { PostsTab } from './posts-tab.tsx'
import { blogCategoriesQuery, postsQuery } from './queries.ts'
import './blog.css'

/** Posts of the blog and their categories. */
export function Component() {
  const api = useApi()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { open } = useDialogAddress()
  const posts = useQuery(postsQuery(api)).data
  const categories = useQuery(blogCategoriesQuery(api)).data
  const isCategories = search.get('tab') === 'categories'
  return (
    <Screen
      title="Управление блогом"
      actions={
        isCategories ? (
          <NewButton label="Создать категорию" onClick={() => open('new')} />
        ) : (
          <NewButton label="Создать статью" onClick={() => void navigate('/admin/blog/posts/create')} />
        )
      }
    >
      <TabLinks
        label="Части блога"
        tabs={[
          { label: 'Статьи', href: '/admin/blog', isCurrent: !isCategories, count: posts?.length },
          {
            label: 'Категории',
            href: '/admin/blog?tab=categories',
            isCurrent: isCategories,
            count: categories?.length,
          },
        ]}
      />
      {isCategories ? <CategoriesTab /> : <PostsTab />}
    </Screen>
  )
}
