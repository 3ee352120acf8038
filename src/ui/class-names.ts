/** Joins class names, skipping undefined, false and empty ones. */
export function joinClasses(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
