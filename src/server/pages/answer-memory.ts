/** How many different questions are remembered; the oldest leave first. */
const LIMIT = 500

/**
 * Answers of the API to visitors' pages, remembered until content changes, so that a page that is
 * rendered anew (filters, sorting) asks the database nothing it has just been told. Failures are forgotten at once.
 */
export class AnswerMemory {
  #answers = new Map<string, Promise<unknown>>()

  recall(question: string, ask: () => Promise<unknown>): Promise<unknown> {
    const answers = this.#answers
    const known = answers.get(question)
    if (known) return known
    const answer = ask()
    answers.set(question, answer)
    answer.catch(() => answers.delete(question))
    const [oldest] = answers.keys()
    if (answers.size > LIMIT && oldest !== undefined) answers.delete(oldest)
    return answer
  }

  forget(): void {
    this.#answers = new Map()
  }
}
