/** A page as a counter hears of it. */
export interface PageView {
  address: string
  title: string
  /** Where the visitor came from: another page of the site, or another site. */
  referrer: string
}

/** A counter of visits. Nothing of it is asked for before `start`. */
export interface Counter {
  /** How the visitor's answer remembers it. */
  key: string
  /** Its name for visitors. */
  name: string
  start(): void
  track(view: PageView): void
  /** Ends counting and removes what the counter left in the browser. */
  stop(): void
}
