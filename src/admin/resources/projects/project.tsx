import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { AdminProject, newProjectSchema } from '../../../contract/content/projects.ts'
import { declareRecord } from '../../kit/declare-record.ts'
import { date, picture, reference, toggle } from '../../kit/fields/kinds.tsx'
import { list, longText, text } from '../../kit/fields/text-kinds.tsx'
import { useApi } from '../../staff.ts'
import { ImagesField } from './images-field.tsx'
import { PROJECTS_KEY, projectCategoriesQuery } from './queries.ts'

/** A project (admin.md, sections 2, 8 and 9). */
export const project = declareRecord<AdminProject, z.input<typeof newProjectSchema>>({
  entity: 'projects',
  noun: { name: 'Проект', object: 'проект', gender: 'm' },
  nameOf: ({ title }) => title,
  calls: (api) => api.adminProjects,
  refresh: () => [PROJECTS_KEY],
  schema: async () => (await import('../../../contract/content/projects.ts')).newProjectSchema,
  question: 'Вы уверены, что хотите удалить этот проект?',
  titles: ['Добавить проект', 'Редактировать проект'],
  buttons: ['Создать', 'Обновить'],
  fields: {
    title: text({ isRequired: true }),
    slug: text({ placeholder: 'Оставьте пустым для автогенерации', spellCheck: false, isHalf: true }),
    categoryId: reference({
      useChoices: () => useQuery(projectCategoriesQuery(useApi())).data,
      none: 'Без категории',
      lost: 'Список категорий не загрузился. Обновите страницу, чтобы выбрать другую.',
      isHalf: true,
    }),
    location: text({ placeholder: 'Город или регион', isHalf: true }),
    completed: toggle({ hint: 'Отметьте, если проект завершен', isHalf: true }),
    completedAt: date({ hint: 'Покажем на странице завершённого проекта, если «Когда» пусто', isHalf: true }),
    published: toggle({ hint: 'Скрытый проект видят только сотрудники', isHalf: true }),
    description: longText({ isRequired: true, rows: 8, hint: 'Абзацы отделяйте пустой строкой' }),
    shortDescription: longText({ rows: 3 }),
    featuredImage: picture({ label: 'Главное изображение (URL)' }),
    images: list(',', { render: (props) => <ImagesField {...props} /> }),
    dateText: text({ placeholder: 'Май 2023', isHalf: true }),
    equipment: text({
      placeholder: 'Топас 5; труба 110 мм — 18 м',
      hint: 'Модель, потом материалы через точку с запятой',
      isHalf: true,
    }),
    challenges: list('\n', { rows: 3, hint: 'Каждая сложность с новой строки', isHalf: true }),
    solutions: list('\n', { rows: 3, hint: 'Каждое решение с новой строки', isHalf: true }),
    metaTitle: text({ hint: 'Если пусто, поиск покажет название и место' }),
    metaDescription: longText({ rows: 3, hint: 'Если пусто, поиск покажет краткое описание' }),
  },
})
