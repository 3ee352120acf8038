import type { BlogPost } from './blog.ts'

/** A published post for tests, with the fields of `own`. */
export const createPost = (own: Partial<BlogPost> = {}): BlogPost => ({
  id: 5,
  title: 'Высокая вода',
  slug: 'voda',
  excerpt: null,
  content: 'Десять знаков',
  author: 'Анна',
  categoryId: null,
  category: null,
  published: true,
  publishedAt: '2026-02-20T06:30:00.000Z',
  featuredImage: null,
  metaTitle: null,
  metaDescription: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
  ...own,
})
