import { useLocation } from 'react-router'

/** Returns a function from a section's address to `aria-current`. */
export function useCurrentSection(): (href: string) => 'page' | undefined {
  const { pathname } = useLocation()
  return (href) => (pathname === href || pathname.startsWith(`${href}/`) ? 'page' : undefined)
}
