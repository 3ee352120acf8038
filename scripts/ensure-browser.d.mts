/**
 * Path of a working Chrome or Chromium; installs the smallest available one when there is none. `timeLeft` says how many milliseconds it
 * may take; without it as many as it needs.
 */
export function ensureBrowser(node: string, timeLeft?: () => number): string
