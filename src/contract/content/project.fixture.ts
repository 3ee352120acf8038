import type { Project } from './projects.ts'

/** A finished project for tests, with the fields of `own`; all others are null or empty. */
export const createProject = (own: Partial<Project> = {}): Project => ({
  id: 1,
  title: 'Станция на песке',
  slug: null,
  description: 'За день.',
  shortDescription: null,
  location: null,
  category: null,
  featuredImage: null,
  images: [],
  completed: true,
  completedAt: null,
  dateText: null,
  equipment: null,
  challenges: [],
  solutions: [],
  metaTitle: null,
  metaDescription: null,
  ...own,
})
