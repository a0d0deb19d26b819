const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Whether a change is one of a list: at least one side is a list, the other one too or nothing. */
export const isListChange = (before: unknown, after: unknown): boolean =>
  (Array.isArray(before) || Array.isArray(after)) &&
  [before, after].every((side) => Array.isArray(side) || side === null || side === undefined);

/** What a list gained and lost. */
export const listChanges = (before: unknown, after: unknown) => {
  const [was, is] = [listOf(before), listOf(after)];
  return {
    added: is.filter((value) => !was.includes(value)),
    removed: was.filter((value) => !is.includes(value)),
  };
};
