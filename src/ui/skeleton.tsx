/** A placeholder in the size of loading content; sizes are CSS lengths. */
export function Skeleton({ width = '100%', height, round }: SkeletonProps) {
  return (
    <span
      className="skel"
      aria-hidden="true"
      style={{ width, height, ...(round ? { borderRadius: 'var(--r-round)' } : {}) }}
    />
  )
}

type SkeletonProps = { width?: string; height: string; round?: boolean }
