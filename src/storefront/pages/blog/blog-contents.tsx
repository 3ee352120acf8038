import { useQuery } from '@tanstack/react-query'
import { blogCategoriesQuery, latestPostsQuery } from '../../../api/queries/article-queries.ts'
import type { ListedBlogCategory } from '../../../contract/content/blog.ts'
import { blogCategoryPath, FAQ_PATH } from '../../../domain/site/site-paths.ts'
import { plural } from '../../../lib/text/plural.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListFailure } from '../../parts/article/list-failure.tsx'
import { PostCardSkeletons, PostCards } from '../../parts/article/post-cards.tsx'
import { type Topic, TopicSkeletons, Topics } from '../../parts/article/topics.tsx'
import { useApi } from '../../site.ts'
import './blog.css'

/** Categories with their counts, then the latest posts. */
export function BlogContents() {
  const api = useApi()
  const categories = useQuery(blogCategoriesQuery(api))
  const posts = useQuery(latestPostsQuery(api))
  if (categories.isError || posts.isError) {
    return (
      <ListFailure
        title="Ошибка при загрузке данных"
        text="Не удалось загрузить статьи блога. Пожалуйста, повторите попытку позже."
        onRetry={() => {
          if (categories.isError) categories.refetch()
          if (posts.isError) posts.refetch()
        }}
      />
    )
  }
  return (
    <>
      {categories.data?.length !== 0 && (
        <section>
          <h2 className="vh">Рубрики</h2>
          {categories.data ? <Topics topics={categories.data.map(toTopic)} /> : <TopicSkeletons count={6} />}
        </section>
      )}
      <section className="blog__latest">
        <h2>Последние статьи</h2>
        {!posts.data && <PostCardSkeletons count={6} />}
        {posts.data && posts.data.length > 0 && <PostCards posts={posts.data} mixed />}
        {posts.data?.length === 0 && (
          <EmptyState
            level={3}
            title="Блог только начинается"
            text="Статьи пока не добавлены. Загляните позже!"
            actions={<LinkButton href={FAQ_PATH}>Вопросы и ответы</LinkButton>}
          />
        )}
      </section>
    </>
  )
}

function toTopic({ slug, name, description, postCount }: ListedBlogCategory): Topic {
  return {
    href: blogCategoryPath(slug),
    name,
    description,
    amount: `${postCount} ${plural(postCount, ['статья', 'статьи', 'статей'])}`,
  }
}
