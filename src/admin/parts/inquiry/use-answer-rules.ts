import { useQuery } from '@tanstack/react-query'
import { WORKING_WEEK } from '../../../domain/inquiry/lead-handling.ts'
import { publicSettingsQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import type { AnswerRules } from './urgency.ts'

/** Of an empty database. */
const DEFAULT: AnswerRules = { answerWithinMinutes: 15, hours: WORKING_WEEK }

/** Within which working time an inquiry should be answered, by the settings. */
export function useAnswerRules(): AnswerRules {
  return useQuery(publicSettingsQuery(useApi())).data ?? DEFAULT
}
