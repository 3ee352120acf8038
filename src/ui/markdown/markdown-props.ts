/** Props of `Markdown` and its renderer. */
export type MarkdownProps = {
  text: string
  /** Article below the page's title, headings with anchors; or answer below a question. */
  context: 'article' | 'answer'
}
