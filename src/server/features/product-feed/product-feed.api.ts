import { api } from '../../platform/http/implementer.ts'
import { findSiteOrigin } from '../staff/site-origin.service.ts'
import { describeFeed } from './product-feed.service.ts'

export const productFeed = {
  list: api.productFeed.list.handler(async ({ context: { db, publicUrl, origin } }) =>
    describeFeed(db, await findSiteOrigin(db, publicUrl, origin)),
  ),
}
