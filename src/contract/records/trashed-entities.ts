// Without schemas: the sign-in page loads it too.

/** Records that lie in the trash when they are deleted (triggers `keep_in_trash`). */
export const TRASHED_ENTITIES = [
  'products',
  'categories',
  'manufacturers',
  'accessories',
  'spec-categories',
  'spec-parameters',
  'posts',
  'blog-categories',
  'projects',
  'project-categories',
  'faq-items',
  'faq-categories',
  'media',
] as const
export type TrashedEntity = (typeof TRASHED_ENTITIES)[number]

/** Whether what is deleted of these records lies in the trash; undefined is no stored record. */
export const goesToTrash = (entity: string | undefined) => TRASHED_ENTITIES.some((one) => one === entity)
