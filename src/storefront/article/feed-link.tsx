import { FEED_PATH } from '../../lib/site-paths.ts'
/** Tells browsers and readers where the blog's feed is. */
export function FeedLink() {
  return <link rel="alternate" type="application/rss+xml" title="Наш блог" href={FEED_PATH} />
}
