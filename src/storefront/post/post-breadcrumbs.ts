import type { BlogPost } from '../../contract/blog.ts'
import type { Breadcrumb } from '../../ui/breadcrumbs.tsx'

/** Home, blog, category if there is one, post. */
export function postBreadcrumbs({ title, category }: Pick<BlogPost, 'title' | 'category'>): Breadcrumb[] {
  return [
    { label: 'Главная', href: '/' },
    { label: 'Блог', href: '/blog' },
    ...(category ? [{ label: category.name, href: `/blog/category/${category.slug}` }] : []),
    { label: title },
  ]
}
