import type { Fields } from './apply-draft.service.ts'

/**
 * A draft whose planned hours are all to come: what it wanted shown or hidden at an hour that has passed is so at once. With
 * sentences about that.
 */
export function settleHours(draft: Fields): { draft: Fields; remarks: string[] } {
  const { publishAt, unpublishAt, ...settled } = draft
  const remarks: string[] = []
  const isShown = isPast(publishAt)
  const isHidden = isPast(unpublishAt)
  if (isShown && !isHidden) remarks.push('Час публикации уже прошёл: запись показана сразу.')
  if (isHidden) remarks.push('Час снятия с публикации уже прошёл: запись скрыта сразу.')
  return {
    draft: {
      ...settled,
      ...(isShown || publishAt === undefined ? {} : { publishAt }),
      ...(isHidden || unpublishAt === undefined ? {} : { unpublishAt }),
      ...((isShown || isHidden) && { published: !isHidden }),
    },
    remarks,
  }
}

const isPast = (at: unknown) => typeof at === 'string' && Date.parse(at) <= Date.now()
