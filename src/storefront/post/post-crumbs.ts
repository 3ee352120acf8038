import type { BlogPost } from '../../contract/blog.ts'
import type { Crumb } from '../../ui/crumbs.tsx'

/** Home, blog, category if there is one, post. */
export function postCrumbs({ title, category }: Pick<BlogPost, 'title' | 'category'>): Crumb[] {
  return [
    { label: 'Главная', href: '/' },
    { label: 'Блог', href: '/blog' },
    ...(category ? [{ label: category.name, href: `/blog/category/${category.slug}` }] : []),
    { label: title },
  ]
}
