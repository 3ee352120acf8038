/** Labels of the project's fields. */
export const LABELS = {
  title: 'Название проекта',
  slug: 'Slug (URL)',
  categoryId: 'Категория',
  location: 'Локация',
  published: 'Опубликован',
  completed: 'Завершен',
  description: 'Полное описание',
  shortDescription: 'Краткое описание',
  featuredImage: 'Главное изображение (URL)',
  images: 'Дополнительные изображения',
  dateText: 'Когда',
  equipment: 'Что поставили',
  challenges: 'Что было сложно',
  solutions: 'Как решили',
  metaTitle: 'Мета-заголовок (SEO)',
  metaDescription: 'Мета-описание (SEO)',
} as const
