/** The most texts that a drop-down of a template has. */
export const MOST_LISTED = 2_000;

/** The texts of a drop-down, none when they are too many: one with some of them would warn of sound values. */
export const listed = (texts: string[]): string[] => (texts.length > MOST_LISTED ? [] : texts);
