/** Loads a counter's script: the only place that first contacts a third party. */
export function loadForeignScript(src: string): void {
  if ([...document.scripts].some((script) => script.src === src)) return
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/** Builds a command for a counter's queue; their scripts expect `arguments` objects. */
export function toCommand(..._command: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: an array would be taken for data
  return arguments
}

/** Deletes cookies and storage entries with this prefix, on this host and its parent domains. */
export function removeStoredData(prefix: string): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const name of names.filter((name) => name.startsWith(prefix)))
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Storage is forbidden, so it is empty.
  }
}
