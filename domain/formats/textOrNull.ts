/** A text that says something; null for the empty one and for what is no text. */
export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
