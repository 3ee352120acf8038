import type { ReactNode } from 'react'
import type { Assets } from './assets.ts'

/** Id of the script element with the page's state. */
export const STATE_ID = 'page-state'

/** The whole HTML document. No inline code (Content-Security-Policy): the state is JSON, scripts are files. */
export function Document({ assets, stateText, head, children }: DocumentProps) {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Blocks rendering, not parsing: nothing can be clicked before it listens. */}
        {assets.early.map((src) => (
          <script
            key={src}
            src={src}
            async
            blocking="render"
            fetchPriority="high"
            data-page-code={[...assets.scripts, ...assets.preloads].join(' ')}
          />
        ))}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="site" />
        ))}
        {/* Slow devices paint while they parse, and each further piece of the header pushes the others: first its last row is awaited. */}
        <link rel="expect" href="#sections" blocking="render" />
        {head}
      </head>
      <body>
        {children}
        <script
          id={STATE_ID}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
          dangerouslySetInnerHTML={{ __html: stateText }}
        />
        {/* Built pages have an early script, which fetches the page's code (src/app/early/page-code.ts). */}
        {assets.early.length === 0 &&
          assets.scripts.map((src) => <script key={src} type="module" src={src} />)}
      </body>
    </html>
  )
}

interface DocumentProps {
  assets: Assets
  /** JSON with every `<` escaped. */
  stateText: string
  /** What only the server writes; the browser leaves it. */
  head?: ReactNode
  children: ReactNode
}
