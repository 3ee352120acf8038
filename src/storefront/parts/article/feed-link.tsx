import { FEED_PATH } from '../../../domain/site/site-paths.ts'

/** `<link rel="alternate">` to the blog's RSS feed; `title` is the blog's. */
export function FeedLink({ title }: { title: string }) {
  return <link rel="alternate" type="application/rss+xml" title={title} href={FEED_PATH} />
}
