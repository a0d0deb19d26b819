/**
 * Marks a record that was read by itself. react-admin keeps the rows of lists as records too; a row lacks what only the
 * record's own call answers, and a form or page begun from it would take the rest for empty.
 */
export const WHOLE_RECORD = { whole: true } as const;
