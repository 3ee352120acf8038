declare module 'saxen' {
  /** Reader of XML piece by piece (its README); entities stay as they are until decoded. */
  export class Parser {
    on(
      event: 'openTag',
      handle: (
        name: string,
        attributes: () => Record<string, string>,
        decode: (text: string) => string,
        selfClosing: boolean,
      ) => void,
    ): this
    on(event: 'closeTag', handle: (name: string) => void): this
    on(event: 'text', handle: (text: string, decode: (text: string) => string) => void): this
    on(event: 'cdata', handle: (text: string) => void): this
    on(event: 'attention', handle: (text: string) => void): this
    on(event: 'error', handle: (error: Error) => void): this
    write(piece: string): this
    end(): Error | undefined
  }
}
