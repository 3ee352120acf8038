import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import {
  altsField,
  idInPath,
  madeSlugField,
  markdownText,
  optionalText,
  pictureField,
  reference,
  removedSchema,
  requiredText,
  yesOrNo,
} from '../fields.ts'
import { publishedFilter, shownField, versionField } from '../records/records.ts'
import { categoryChangesSchema, newCategorySchema } from './categories.ts'
import { dateField, imagesField, linesField } from './project-fields.ts'

const text = z.string().nullable()

export const projectSchema = z.object({
  id: z.int(),
  title: z.string(),
  slug: text,
  description: z.string().describe('Абзацы, разделённые пустой строкой'),
  shortDescription: text,
  location: text,
  category: z
    .object({
      name: z.string(),
      slug: z.string(),
      description: text.optional().describe('Только у одного проекта, не в списке'),
    })
    .nullable(),
  featuredImage: text,
  images: z.array(z.string()).describe('Картинки галереи, без главной'),
  alts: altsField,
  completed: z.boolean(),
  completedAt: text,
  dateText: text.describe('Когда, словами: «Май 2023»'),
  equipment: text.describe('Что поставили: модель, потом материалы через точку с запятой'),
  challenges: z.array(z.string()),
  solutions: z.array(z.string()),
  metaTitle: text,
  metaDescription: text,
  published: shownField,
  version: versionField,
})
/** A project with its public fields. */
export type Project = z.infer<typeof projectSchema>

export const projects = {
  list: defineEndpoint(publicEndpoints.projects.list, 'Наши работы')
    .input(z.object({ published: publishedFilter }))
    .output(z.array(projectSchema)),
  // Text, not a number: an id that is no integer must be a 404, not a 400 (decisions.md).
  byId: defineEndpoint(publicEndpoints.projects.byId, 'Проект по id')
    .input(z.object({ id: z.string() }))
    .output(projectSchema),
}

export const adminProjectSchema = projectSchema.extend({
  categoryId: z.int().nullable(),
  published: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
/** A project with the fields that only staff see: category id and timestamps. */
export type AdminProject = z.infer<typeof adminProjectSchema>

export const projectCategorySchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  version: versionField,
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ProjectCategory = z.infer<typeof projectCategorySchema>

/** A new project (admin.md, section 5); also the form's schema. An empty slug is generated from the title. */
export const newProjectSchema = z.object({
  title: requiredText('Название проекта обязательно', 300),
  slug: madeSlugField,
  description: markdownText('Описание проекта обязательно', 50_000),
  shortDescription: optionalText(2000),
  location: optionalText(300),
  categoryId: reference('Выберите категорию', 'Такой категории нет').nullish(),
  featuredImage: pictureField,
  images: imagesField,
  published: yesOrNo(true),
  completed: yesOrNo(true),
  completedAt: dateField,
  dateText: optionalText(200),
  equipment: optionalText(2000),
  challenges: linesField,
  solutions: linesField,
  metaTitle: optionalText(300),
  metaDescription: optionalText(1000),
})

/** Absent is unchanged, null is cleared; a slug of '' is generated anew, null removes it. */
export const projectChangesSchema = newProjectSchema.partial().extend({ id: idInPath })

export type NewProject = z.output<typeof newProjectSchema>
export type ProjectChanges = Omit<z.output<typeof projectChangesSchema>, 'id'>

export const adminProjects = {
  list: defineEndpoint(staffEndpoints.adminProjects.list, 'Проекты для сотрудников')
    .input(z.object({ published: publishedFilter }))
    .output(z.array(adminProjectSchema)),
  create: defineEndpoint(staffEndpoints.adminProjects.create, 'Новый проект')
    .input(newProjectSchema)
    .output(adminProjectSchema),
  update: defineEndpoint(staffEndpoints.adminProjects.update, 'Изменить проект: чего нет в теле, не меняется')
    .input(projectChangesSchema)
    .output(adminProjectSchema),
  remove: defineEndpoint(staffEndpoints.adminProjects.remove, 'Удалить проект')
    .input(z.object({ id: idInPath }))
    .output(removedSchema),
}

export const adminProjectCategories = {
  list: defineEndpoint(staffEndpoints.adminProjectCategories.list, 'Категории проектов').output(
    z.array(projectCategorySchema),
  ),
  create: defineEndpoint(staffEndpoints.adminProjectCategories.create, 'Новая категория проектов')
    .input(newCategorySchema)
    .output(projectCategorySchema),
  update: defineEndpoint(
    staffEndpoints.adminProjectCategories.update,
    'Изменить категорию проектов: чего нет в теле, не меняется',
  )
    .input(categoryChangesSchema)
    .output(projectCategorySchema),
  remove: defineEndpoint(
    staffEndpoints.adminProjectCategories.remove,
    'Удалить категорию; её проекты остаются без категории',
  )
    .input(z.object({ id: idInPath }))
    .output(removedSchema),
}
