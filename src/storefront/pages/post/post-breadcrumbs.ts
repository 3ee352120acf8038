import type { BlogPost } from '../../../contract/content/blog.ts'
import { BLOG_PATH, blogCategoryPath } from '../../../domain/site/site-paths.ts'
import type { Breadcrumb } from '../../../ui/breadcrumbs.tsx'

/** Breadcrumbs: home, blog, category if any, post. */
export function postBreadcrumbs({ title, category }: Pick<BlogPost, 'title' | 'category'>): Breadcrumb[] {
  return [
    { label: 'Главная', href: '/' },
    { label: 'Блог', href: BLOG_PATH },
    ...(category ? [{ label: category.name, href: blogCategoryPath(category.slug) }] : []),
    { label: title },
  ]
}
