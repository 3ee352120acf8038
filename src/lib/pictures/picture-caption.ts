/** Stands in Markdown for the description of a picture until somebody writes one; pages show it to nobody. */
export const PICTURE_CAPTION = 'что на картинке'

/** Whether the words in place of a picture's description are the editor's own. */
export const isPictureCaption = (words: string): boolean => words.trim().toLowerCase() === PICTURE_CAPTION
