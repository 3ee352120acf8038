import { z } from 'zod'
import { newProjectSchema } from '../../contract/admin-projects.ts'

/** The contract's rules for a project whose lists are still text. */
export const projectFormSchema = newProjectSchema.extend({
  images: z.string(),
  challenges: z.string(),
  solutions: z.string(),
})
