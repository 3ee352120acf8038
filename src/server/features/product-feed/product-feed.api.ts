import { api } from '../../platform/http/implementer.ts'
import { findSiteOrigin } from '../staff/site-origin.service.ts'
import { describeFeed, listFeedPart } from './feed-states.service.ts'

export const productFeed = {
  list: api.productFeed.list.handler(async ({ context: { db, publicUrl, origin }, input }) =>
    describeFeed(db, await findSiteOrigin(db, publicUrl, origin), input.upTo),
  ),
  part: api.productFeed.part.handler(({ context, input }) => listFeedPart(context.db, input)),
}
