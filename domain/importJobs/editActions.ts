/** What a person does to the cells or rows of an import; each is one edit, which is taken back as a whole. */
export const EDIT_ACTIONS = [
  'type',
  'paste',
  'fill',
  'clear',
  'replace',
  'leave_out',
  'take_in',
  'error_file',
] as const;
export type EditAction = (typeof EDIT_ACTIONS)[number];

export const isEditAction = (text: string | null): text is EditAction =>
  EDIT_ACTIONS.some((action) => action === text);

/** The edits that name their cells one by one. */
export const CELL_ACTIONS = ['type', 'paste', 'fill', 'clear'] as const satisfies EditAction[];
