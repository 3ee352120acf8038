import { useQuery } from '@tanstack/react-query'
import { MIN_AUTHOR } from '../../../domain/blog/default-author.ts'
import { sessionQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'

/** Full name of who is signed in, to be an author's; null for an account without one, or with one too short for an author. */
export function useOwnName(): string | null {
  const name = useQuery(sessionQuery(useApi())).data?.fullName?.trim() ?? ''
  return name.length >= MIN_AUTHOR ? name : null
}
