/** What the driver asks of the measured process, and what it answers. */
export interface Answers {
  addresses: { shop: string; bare: string }
  reset: null
  /** Processor time since the reset, µs. */
  cpu: number
  /** Renders a second. */
  render: number
  /** 95th percentile of a search, ms. */
  search: number
}

export type Question = keyof Answers
