/** The markup of a page as visitors see it: without the state that its code reads, and without what React puts between texts. */
export const shownPage = (html: string): string =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ')
    .replace(/<script[^>]*type="application\/json"[^>]*>.*?<\/script>/gs, '')
