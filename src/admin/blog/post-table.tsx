import { useNavigate } from 'react-router'
import type { BlogPost, ListedBlogCategory } from '../../contract/blog.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWrite } from '../form/use-write.ts'
import { WriteFailure } from '../form/write-failure.tsx'
import { useApi } from '../staff.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { Day } from './day.tsx'
import { BLOG_KEY } from './queries.ts'

/** One line a post; on phones the same cells make a card. */
export function PostTable({ posts, categories }: PostTableProps) {
  const api = useApi()
  const navigate = useNavigate()
  const remove = useWrite({
    call: (id: number) => api.adminBlogPosts.remove({ id }),
    success: { title: 'Успех', description: 'Статья успешно удалена' },
    failure: (reason) => `Ошибка при удалении статьи: ${reason}`,
    refresh: [BLOG_KEY],
  })
  const confirmAndRemove = async (id: number) => {
    // The browser's own question is the specified one (admin.md, section 2).
    if (window.confirm('Вы уверены, что хотите удалить эту статью?'))
      await remove.run(id).catch(() => undefined)
  }
  const edit = (id: number) => void navigate(`/admin/blog/posts/${id}/edit`)
  const columns: readonly Column<BlogPost>[] = [
    { key: 'id', title: 'ID', cell: ({ id }) => id },
    {
      key: 'name',
      title: 'Заголовок',
      cell: ({ id, title, excerpt }) => (
        <>
          <a className="posts__title" href={`/admin/blog/posts/${id}/edit`}>
            {title}
          </a>
          <span className="posts__excerpt">{excerpt ?? 'Нет описания'}</span>
        </>
      ),
    },
    { key: 'category', title: 'Категория', cell: (post) => nameCategory(post, categories) },
    { key: 'published', title: 'Статус', cell: ({ published }) => <Published is={published} /> },
    { key: 'author', title: 'Автор', cell: ({ author }) => author },
    { key: 'created', title: 'Дата создания', cell: ({ createdAt }) => <Day at={createdAt} /> },
    {
      key: 'actions',
      title: 'Действия',
      isTitleHidden: true,
      isEnd: true,
      cell: ({ id, slug, title }) => (
        <RowActions of={title} onEdit={() => edit(id)} onRemove={() => void confirmAndRemove(id)}>
          <a
            className="ico"
            href={`/blog/${slug}`}
            target="_blank"
            rel="noopener"
            title="Посмотреть на сайте"
            aria-label={`Посмотреть на сайте: ${title}`}
          >
            <Icon name="eye" />
          </a>
        </RowActions>
      ),
    },
  ]
  return (
    <DataTable
      caption="Статьи блога"
      className="table--plain posts"
      columns={columns}
      rows={posts}
      toKey={({ id }) => id}
      toRemark={({ id }) =>
        remove.error &&
        remove.input === id && <WriteFailure error={remove.error} what="Не удалено" button="Удалить" />
      }
      onOpen={({ id }) => edit(id)}
    />
  )
}

/** Shows the state and changes nothing: that is done in the post's form. */
function Published({ is }: { is: boolean }) {
  const label = is ? 'Опубликовано' : 'Черновик'
  return (
    <label className="switch posts__switch">
      <input type="checkbox" role="switch" checked={is} aria-checked={is} disabled />
      <span>{label}</span>
    </label>
  )
}

function nameCategory({ categoryId, category }: BlogPost, categories: PostTableProps['categories']): string {
  if (categoryId === null) return 'Без категории'
  const known = categories ? categories.find(({ id }) => id === categoryId) : category
  return known?.name ?? 'Категория не найдена'
}

interface PostTableProps {
  posts: readonly BlogPost[]
  /** Undefined while they are on their way. */
  categories: readonly ListedBlogCategory[] | undefined
}
