import type { BlogPost } from '../../../contract/content/blog.ts'
import { DEFAULT_FEATURED_IMAGE, featuredImageAddress } from '../../../domain/blog/featured-image.ts'
import { postPath } from '../../../domain/site/site-paths.ts'
import { FeedLink } from '../../parts/article/feed-link.tsx'
import { useSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { articleData } from '../../parts/seo/article-data.ts'
import { breadcrumbData } from '../../parts/seo/breadcrumb-data.ts'
import { JsonLd } from '../../parts/seo/json-ld.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { useSite } from '../../site.ts'
import { useSettings } from '../../use-settings.ts'
import { postBreadcrumbs } from './post-breadcrumbs.ts'

/** Metadata and structured data of the post; none for a draft. */
export function PostHead({ post }: { post: BlogPost }) {
  const { origin } = useSite()
  const { siteName } = useSettings()
  const { title, metaTitle, metaDescription, excerpt, slug, featuredImage, published } = post
  return (
    <>
      <Seo
        title={metaTitle || title}
        description={metaDescription || excerpt || undefined}
        path={postPath(slug)}
        image={[featuredImageAddress(featuredImage) ?? [], DEFAULT_FEATURED_IMAGE].flat()}
        noindex={!published}
        type="article"
      />
      <FeedLink title={useSectionTexts('blogPage').title} />
      {published && <JsonLd data={articleData(post, siteName, origin)} />}
      <JsonLd data={breadcrumbData(postBreadcrumbs(post), origin)} />
    </>
  )
}
