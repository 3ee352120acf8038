/**
 * Translates the document as the browser's translator does, now and whatever comes later (tests/support/page-translator.ts). Runs in the page,
 * so that it stands alone.
 */
export function translateTexts(replaces: boolean) {
  const LEFT_ALONE = 'font, script, style, svg, textarea, select, title'
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(LEFT_ALONE) !== null) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(replaces ? text.data : text)
    }
  }
  translate(document.body)
  const later = new MutationObserver(() => translate(document.body))
  later.observe(document.body, { childList: true, characterData: true, subtree: true })
  /** Ends it. */
  return () => later.disconnect()
}
