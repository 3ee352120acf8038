import { Parser } from 'saxen'

/** An element of a feed. */
export interface YmlElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: YmlElement[]
}

/** Reads XML with a parser; throws where it is not well-formed. */
export function readYml(xml: string): YmlElement {
  const root: YmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const fail = (message: string) => {
    throw new Error(message)
  }
  const parser = new Parser()
  parser.on('openTag', (name, getAttributes, decode) => {
    const found = Object.entries(getAttributes()).map(([key, value]) => [key, decode(value)])
    const element: YmlElement = { name, attributes: Object.fromEntries(found), text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closeTag', () => void open.pop())
  parser.on('text', (text, decode) => {
    const inner = open.at(-1)
    if (inner) inner.text += decode(text)
  })
  parser.on('cdata', (text) => {
    const inner = open.at(-1)
    if (inner) inner.text += text
  })
  parser.on('error', (error) => fail(String(error)))
  parser.write(xml)
  const error = parser.end()
  if (error) throw error
  const [catalog, ...more] = root.children
  if (!catalog || more.length > 0 || open.length !== 1) throw new Error('not one root element')
  return catalog
}
