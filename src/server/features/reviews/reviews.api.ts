import { crudHandlers, REMOVED } from '../../platform/http/crud-handlers.ts'
import { api } from '../../platform/http/implementer.ts'
import { listReviews, reviewWrites } from './reviews.service.ts'

export const reviews = {
  list: api.reviews.list.handler(({ context }) => listReviews(context.db)),
}

export const adminReviews = crudHandlers(api.adminReviews, 'reviews', reviewWrites, REMOVED)
