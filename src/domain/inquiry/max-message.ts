/** Longest message of an inquiry, UTF-16 units: fifty cart lines and the comment of the checkout form fit into it. */
export const MAX_MESSAGE = 10_000
