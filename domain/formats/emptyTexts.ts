const TABLE_EMPTY_TITLE = 'No results found';
const TABLE_EMPTY_HINTS = [
  'Try searching again',
  'Try adjusting or clearing your filters to display better results.',
] as const;
const SELECT_EMPTY = 'No results';
const ACTION_FAILED = 'Action failed';
const ACTION_SUCCEEDED = 'Action was successful';

/** The texts of a table whose answer was empty; the hints only when a search or a filter is set. */
export function tableEmptyTexts({ searchOrFilter }: { searchOrFilter: boolean }): string[] {
  return searchOrFilter ? [TABLE_EMPTY_TITLE, ...TABLE_EMPTY_HINTS] : [TABLE_EMPTY_TITLE];
}

/** The text of a select without options, null when it has some. */
export function selectEmptyText(options: readonly unknown[]): string | null {
  return options.length === 0 ? SELECT_EMPTY : null;
}

/** The message after an action: the one given, else the default of its outcome; a blank one counts as none. */
export function actionMessage(outcome: 'success' | 'failure', message?: string | null): string {
  return message?.trim() || (outcome === 'success' ? ACTION_SUCCEEDED : ACTION_FAILED);
}
