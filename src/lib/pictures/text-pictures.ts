/** A picture in Markdown; the repetition is bounded, else unmatched marks take quadratic time. */
const PICTURE = /!\[[^\]]{0,500}\]\(\s*((?:\/(?!\/)|https?:\/\/)[^\s()]{1,2000})/g

/** Addresses of the pictures in a Markdown text, of this site and of others. */
export const picturesIn = (text: string): string[] =>
  [...text.matchAll(PICTURE)].map(([, address = '']) => address)
