/** A page view sent to counters. */
export interface PageView {
  address: string
  title: string
  /** The previous page, of this or another site. */
  referrer: string
}

/** An analytics service. Nothing is requested from it before `start`. */
export interface Counter {
  /** Its key in the stored choice. */
  key: string
  /** Its name for visitors. */
  name: string
  start(): void
  track(view: PageView): void
  /** Stops counting and deletes the counter's cookies and storage. */
  stop(): void
}
