import { z } from 'zod'
import { newProjectSchema } from '../../../contract/content/projects.ts'

/** The contract's schema for form values, with lists as text. */
export const projectFormSchema = newProjectSchema.extend({
  images: z.string(),
  challenges: z.string(),
  solutions: z.string(),
})
