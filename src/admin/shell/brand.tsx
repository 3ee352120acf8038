/** Logo: a station in the ground. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--water-600)" />
      <g fill="none" stroke="var(--on-water)" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M5 12h6M21 12h6M11 12v11.5h10V12M13.5 12V8h5v4M11 12h10" />
      </g>
      <path d="M12 17.5c1.5-1 2.7 1 4 0s2.6-1 4 0v5.1h-8z" fill="var(--on-water)" opacity=".55" />
    </svg>
  )
}
