/**
 * Asks once more for style sheets that did not come. Vite counts each that it has asked for as there: code that comes at a second try
 * would have none. The failed element stays, for React may have rendered it.
 */
export function askAgainForStyles(): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const known = new Set(links.filter(({ sheet }) => sheet).map(({ href }) => href))
  for (const link of links) {
    if (!known.has(link.href)) link.after(link.cloneNode())
    known.add(link.href)
  }
}
