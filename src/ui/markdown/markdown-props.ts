/** Props of `Markdown` and its renderer. */
export type MarkdownProps = {
  text: string
  /** Article below the page's title, headings with anchors; or answer below a question. */
  context: 'article' | 'answer'
  /** Alternative texts by address, for pictures whose text in the Markdown is empty. */
  alts?: Readonly<Record<string, string>> | undefined
  /** Whether the text changes while it is shown. */
  isEdited?: boolean
}
