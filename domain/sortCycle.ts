export type Sort = { field: string; order: 'asc' | 'desc' };

/** The sort after a click on a column's head: none, asc, desc, none; another column starts afresh and resets the rest. */
export function nextSort(current: Sort | null, field: string): Sort | null {
  if (current?.field !== field) return { field, order: 'asc' };
  return current.order === 'asc' ? { field, order: 'desc' } : null;
}
