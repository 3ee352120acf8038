/** The text with its first letter small, to go on within a sentence. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The text with its first letter large, to stand by itself. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
