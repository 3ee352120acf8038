type Heard = (message: { data: string; lastEventId: string }) => void

/** The server's end of a browser's stream of events, in place of `EventSource`. */
export class BrowserStream {
  /** All that the page has opened. */
  static opened: BrowserStream[] = []
  static get current(): BrowserStream | undefined {
    return BrowserStream.opened.at(-1)
  }
  readonly #listeners = new Map<string, Heard>()
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  isClosed = false
  readonly address: string
  constructor(address: string) {
    this.address = address
    BrowserStream.opened.push(this)
  }
  addEventListener(name: string, listener: Heard) {
    this.#listeners.set(name, listener)
  }
  close() {
    this.isClosed = true
  }
  tell(name: string, data: object, lastEventId: string) {
    this.#listeners.get(name)?.({ data: JSON.stringify(data), lastEventId })
  }
}
