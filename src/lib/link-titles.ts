/** In Markdown a title may stand behind the address: of a picture it is its caption. As bounded as the address. */
const TITLE = /[ \t]+"[^"\n]{0,500}"(?=\)|$)/g

/** A text, or the address of a link, as its links are checked: without the titles behind addresses. */
export const withoutTitles = (text: string): string => text.replaceAll(TITLE, '')
