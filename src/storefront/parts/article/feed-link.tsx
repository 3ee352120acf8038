import { FEED_PATH } from '../../../domain/site/site-paths.ts'
/** `<link rel="alternate">` to the blog's RSS feed. */
export function FeedLink() {
  return <link rel="alternate" type="application/rss+xml" title="Наш блог" href={FEED_PATH} />
}
