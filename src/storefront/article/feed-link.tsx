/** Tells browsers and readers where the blog's feed is. */
export function FeedLink() {
  return <link rel="alternate" type="application/rss+xml" title="Наш блог" href="/blog/rss.xml" />
}
