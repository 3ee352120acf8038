import { plural } from '../../lib/text/plural.ts'

/** «14 запросов». */
export const countRequests = (count: number): string =>
  `${count} ${plural(count, ['запрос', 'запроса', 'запросов'])}`
