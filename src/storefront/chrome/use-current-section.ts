import { useLocation } from 'react-router'

/** Tells for the address of a section whether the visitor is in it, as `aria-current` says it. */
export function useCurrentSection(): (href: string) => 'page' | undefined {
  const { pathname } = useLocation()
  return (href) => (pathname === href || pathname.startsWith(`${href}/`) ? 'page' : undefined)
}
