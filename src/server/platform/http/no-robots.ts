/** Header by which search engines are told to show nothing of this. */
export const NO_ROBOTS = ['x-robots-tag', 'noindex'] as const
