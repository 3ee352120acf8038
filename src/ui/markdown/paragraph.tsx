import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'

/** Renders a paragraph with only a picture as a figure, with the picture's title as caption. */
export function Paragraph({ node, children }: ComponentProps<'p'> & ExtraProps) {
  const [only, ...more] = node?.children ?? []
  if (only?.type !== 'element' || only.tagName !== 'img' || more.length > 0) return <p>{children}</p>
  const { title } = only.properties
  return (
    <figure>
      {children}
      {typeof title === 'string' && <figcaption>{title}</figcaption>}
    </figure>
  )
}
