let list: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password is among the most frequent ones of published leaks. The list is in lower case, as most people type; capitals are
 * what whoever guesses tries next, so they make no other password. It is read when it is first asked for, and stays in memory.
 */
export async function isLeaked(password: string): Promise<boolean> {
  list ??= readList()
  return (await list).has(password.trim().toLowerCase())
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
