/** Path of a working Chrome or Chromium; installs the smallest available one when there is none. */
export function ensureBrowser(node: string): string
