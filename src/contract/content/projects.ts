import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { altsField } from '../fields.ts'
import { publishedFilter, shownField, versionField } from '../records/records.ts'

const text = z.string().nullable()

export const projectSchema = z.object({
  id: z.int(),
  title: z.string(),
  slug: text,
  description: z.string().describe('Абзацы, разделённые пустой строкой'),
  shortDescription: text,
  location: text,
  category: z.object({ name: z.string(), slug: z.string() }).nullable(),
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
