import { useState } from 'react'
import { comparePath } from '../../../domain/site/site-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText, LinkField } from '../../../ui/field/link-field.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import type { CompareItem } from '../../parts/shopping/compare.ts'
import { useSite } from '../../site.ts'

/** Shares the comparison by the Web Share API, else by copying its link, else shows the link for manual copying. */
export function ShareButton({ items }: { items: readonly CompareItem[] }) {
  const url = new URL(comparePath(items), useSite().origin).href
  const [shown, setShown] = useState<string | null>(null)

  const share = async () => {
    const result = await shareOrCopy(url, `Сравнение: ${items.map(({ name }) => name).join(', ')}`)
    if (result === 'copied') {
      showToast({ title: 'Ссылка скопирована', description: 'Отправьте её тому, с кем выбираете станцию' })
    }
    setShown(result === 'none' ? url : null)
  }
  return (
    <>
      <Button icon="link" onClick={share}>
        Поделиться
      </Button>
      {shown === url && <LinkField className="compare__link" address={url} label="Ссылка на это сравнение" />}
    </>
  )
}

async function shareOrCopy(url: string, title: string): Promise<'shared' | 'copied' | 'none'> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url })
      return 'shared'
    }
  } catch (error) {
    // Cancelled by the user; after any other error the clipboard is tried.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
  }
  return (await copyText(url)) ? 'copied' : 'none'
}
