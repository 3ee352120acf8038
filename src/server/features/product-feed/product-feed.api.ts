import { api } from '../../platform/http/implementer.ts'
import { describeFeed } from './product-feed.service.ts'

export const productFeed = {
  list: api.productFeed.list.handler(({ context }) => describeFeed(context.db, context.origin)),
}
