import { z } from 'zod'
import { MAX_INTEGER } from '../../lib/numbers.ts'
import { intInAddress } from '../fields.ts'

const WRONG = `upTo — целое число от 1 до ${MAX_INTEGER}`

/** Up to how many records a list is wanted whole. */
export const upToField = intInAddress(
  z.int({ error: WRONG }).min(1, WRONG).max(MAX_INTEGER, WRONG),
).optional()
