import { type Composition, toSvg } from './composition.ts'

/** An SVG document and its width in pixels. */
export interface Drawing {
  svg: string
  width: number
}

/** Size of a picture in pixels, for `<img width height>`. */
export interface Size {
  width: number
  height: number
}

/** A picture of a subject on one paper. */
interface View<Subject> {
  size: Size
  compose: (subject: Subject) => Composition
}

/** The view that `compose` draws on a paper, and which has the paper's size. */
export const view = <Subject, Paper extends Size>(
  paper: Paper,
  compose: (subject: Subject, paper: Paper) => Composition,
): View<Subject> => ({
  size: { width: paper.width, height: paper.height },
  compose: (subject) => compose(subject, paper),
})

/** The views of one kind of subject. An address names a view and the subject's key, which `parse` reads or refuses with null. */
export function createViews<Name extends string, Subject>(
  views: Record<Name, View<Subject>>,
  parse: (key: string) => Subject | null,
) {
  const isName = (text: string): text is Name => Object.hasOwn(views, text)
  /** The composed picture with its placed labels. */
  const compose = (view: Name, subject: Subject): Composition => views[view].compose(subject)
  /** The picture as an SVG document: the same text for the same view and subject. */
  const draw = (view: Name, subject: Subject): string => toSvg(compose(view, subject))
  return {
    names: Object.keys(views).filter(isName),
    sizeOf: (view: Name) => views[view].size,
    compose,
    draw,
    /** Null for a view of another kind, or for a text that is no key. */
    drawKey: (view: string, key: string): Drawing | null => {
      const subject = isName(view) ? parse(key) : null
      return isName(view) && subject ? { svg: draw(view, subject), width: views[view].size.width } : null
    },
  }
}
