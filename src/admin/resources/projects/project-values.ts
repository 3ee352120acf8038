import type { z } from 'zod'
import type { AdminProject } from '../../../contract/content/projects.ts'
import { toList } from '../../kit/form/list-text.ts'
import type { projectFormSchema } from './form-schema.ts'

export type ProjectValues = z.input<typeof projectFormSchema>

/** Form values of a project; a new one is completed and without category (admin.md, section 9). */
export function toFormValues(project: AdminProject | undefined): ProjectValues {
  return {
    title: project?.title ?? '',
    slug: project?.slug ?? '',
    categoryId: project?.categoryId ?? null,
    location: project?.location ?? '',
    published: project?.published ?? true,
    completed: project?.completed ?? true,
    completedAt: project?.completedAt ?? null,
    description: project?.description ?? '',
    shortDescription: project?.shortDescription ?? '',
    featuredImage: project?.featuredImage ?? null,
    images: (project?.images ?? []).join(', '),
    dateText: project?.dateText ?? '',
    equipment: project?.equipment ?? '',
    challenges: (project?.challenges ?? []).join('\n'),
    solutions: (project?.solutions ?? []).join('\n'),
    metaTitle: project?.metaTitle ?? '',
    metaDescription: project?.metaDescription ?? '',
  }
}

/** Converts form values into the request, with lists. */
export function toPayload({ images, challenges, solutions, ...values }: ProjectValues) {
  return {
    ...values,
    images: toList(images, ','),
    challenges: toList(challenges, '\n'),
    solutions: toList(solutions, '\n'),
  }
}

/** Request for changes of a stored project: changed fields only. */
export function toChanges({ images, challenges, solutions, ...changed }: Partial<ProjectValues>) {
  return {
    ...changed,
    ...(images === undefined ? {} : { images: toList(images, ',') }),
    ...(challenges === undefined ? {} : { challenges: toList(challenges, '\n') }),
    ...(solutions === undefined ? {} : { solutions: toList(solutions, '\n') }),
  }
}
