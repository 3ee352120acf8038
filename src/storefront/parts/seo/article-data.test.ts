import { expect, test } from 'vitest'
import { articleData } from './article-data.ts'
import { faqData } from './faq-data.ts'

const origin = 'https://shop.example'
const post = {
  slug: 'truba',
  title: 'Глубина трубы',
  excerpt: null,
  featuredImage: null,
  author: 'Инженер',
  publishedAt: '2024-02-20T06:30:00.000Z',
  updatedAt: '2024-03-01T00:00:00.000Z',
  category: { name: 'Монтаж', slug: 'montazh' },
}

test('a post says who wrote it, when, and who published it', () => {
  expect(articleData(post, 'Автономная канализация', origin)).toMatchObject({
    '@type': 'Article',
    headline: 'Глубина трубы',
    url: 'https://shop.example/blog/truba',
    datePublished: '2024-02-20T06:30:00.000Z',
    author: { name: 'Инженер' },
    publisher: { name: 'Автономная канализация' },
    image: ['https://shop.example/assets/our_services.png'],
  })
  expect(articleData({ ...post, publishedAt: null }, '', origin)).not.toHaveProperty('datePublished')
})

test.each([
  ['Ирина Смирнова', 'Person'],
  ['Инженеры компании', 'Organization'],
  ['Администратор', 'Organization'],
])('the author %s is a %s', (author, type) => {
  expect(articleData({ ...post, author }, '', origin)).toMatchObject({
    author: { '@type': type, name: author },
  })
})

test('search engines get the words of an answer, not its signs', () => {
  expect(faqData([{ question: 'Сколько?', answer: '**200 литров** на [жильца](/blog/zhilcy)' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Сколько?',
        acceptedAnswer: { '@type': 'Answer', text: '200 литров на жильца' },
      },
    ],
  })
})
