import type { BlogPost, ListedBlogCategory } from '../../../contract/content/blog.ts'
import { postPath } from '../../../domain/site/site-paths.ts'
import { staffPostPath } from '../../../domain/site/staff-paths.ts'
import { IconLink } from '../../../ui/icon-button.tsx'
import { StateSwitch } from '../../kit/publication/state-switch.tsx'
import { describePublication, describeShortly } from '../../kit/publication/words.ts'
import type { Column } from '../../kit/table/data-table.tsx'
import { serverNow } from '../../server-clock.ts'
import { Day } from './day.tsx'

/** Undefined while loading. */
type Categories = readonly ListedBlogCategory[] | undefined

/** Columns of the post table; on phones a row is a card. */
export function postColumns(categories: Categories): readonly Column<BlogPost>[] {
  return [
    { key: 'id', title: 'ID', cell: ({ id }) => id },
    {
      key: 'name',
      title: 'Заголовок',
      cell: ({ id, title, excerpt }) => (
        <>
          <a className="posts__title" href={staffPostPath(id)}>
            {title}
          </a>
          <span className="posts__excerpt">{excerpt ?? 'Нет описания'}</span>
        </>
      ),
    },
    { key: 'category', title: 'Категория', cell: (post) => nameCategory(post, categories) },
    { key: 'published', title: 'Статус', cell: (post) => <Published post={post} /> },
    { key: 'author', title: 'Автор', cell: ({ author }) => author },
    { key: 'created', title: 'Дата создания', cell: ({ createdAt }) => <Day at={createdAt} /> },
  ]
}

/** Link to the public post. */
export function PostLink({ slug, title }: BlogPost) {
  return (
    <IconLink
      icon="eye"
      href={postPath(slug)}
      target="_blank"
      rel="noopener"
      title="Посмотреть на сайте"
      aria-label={`Посмотреть на сайте: ${title}`}
    />
  )
}

/** Publication state, read-only. */
function Published({ post }: { post: BlogPost }) {
  const is = post.published
  const words = is ? 'Опубликовано' : post.publishAt ? describeShortly(post) : 'Черновик'
  const title = is ? null : describePublication(post, serverNow())
  return <StateSwitch isOn={is} words={words} title={title} isDisabled />
}

function nameCategory({ categoryId, category }: BlogPost, categories: Categories): string {
  if (categoryId === null) return 'Без категории'
  const known = categories ? categories.find(({ id }) => id === categoryId) : category
  return known?.name ?? 'Категория не найдена'
}
