/** Asks for a counter's code. The first request to a foreign host is made here and nowhere else. */
export function loadForeignScript(src: string): void {
  if ([...document.scripts].some((script) => script.src === src)) return
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/** A command for a counter whose code may not have come yet; they know commands by this very type. */
export function toCommand(..._command: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: a plain list would be taken for data
  return arguments
}

/** Removes what counters keep under names of their own, on this host and on those above it. */
export function forgetTraces(prefix: string): void {
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
    // Forbidden storage: nothing was kept there.
  }
}
