import type { TextFilter } from '#contract/list.ts';

/** What was typed into a search, in whichever form of a filter by text it comes, without the blanks around it. */
export const typedTexts = (value: NonNullable<TextFilter>): string[] => {
  const typed = typeof value === 'string' ? [value] : 'like' in value ? [value.like] : value.in;
  return typed.map((text) => text.trim());
};

/** References as they were typed and in capitals, as systems write them. */
export const orCapitals = (references: readonly string[]): string[] =>
  references.flatMap((text) => [text, text.toUpperCase()]);
