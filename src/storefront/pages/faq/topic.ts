import type { ListedFaqCategory } from '../../../contract/content/faq.ts'
import { faqCategoryPath } from '../../../domain/site/site-paths.ts'
import { plural } from '../../../lib/text/plural.ts'
import type { IconName } from '../../../ui/icon-name.ts'
import type { Topic } from '../../parts/article/topics.tsx'

/** Icons by stored name (storefront.md, section 3); other names get the default one. */
const icons = new Map<string | null, IconName>([
  ['help-circle', 'help'],
  ['settings', 'settings'],
  ['tool', 'wrench'],
  ['file-text', 'file'],
])

/** A category of questions as a cell of the grid. */
export function toTopic({ slug, name, description, icon, itemCount }: ListedFaqCategory): Topic {
  return {
    href: faqCategoryPath(slug),
    name,
    description,
    amount: `${itemCount} ${plural(itemCount, ['вопрос', 'вопроса', 'вопросов'])}`,
    icon: icons.get(icon) ?? 'info',
  }
}
