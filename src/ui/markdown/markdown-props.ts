/** What `Markdown` and its renderer take. */
export type MarkdownProps = {
  text: string
  /** An article under the page's title, its headings with anchors; or an answer under a question. */
  context: 'article' | 'answer'
}
