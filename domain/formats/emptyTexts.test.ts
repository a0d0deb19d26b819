import { describe, expect, it } from 'vitest';
import { actionMessage, selectEmptyText, tableEmptyTexts } from './emptyTexts.ts';

describe('what an empty table says', () => {
  it('[error.tableEmpty] that there is nothing', () => {
    expect(tableEmptyTexts({ searchOrFilter: false })).toEqual(['No results found']);
  });

  it('[error.tableEmpty] and with a search or filter what to try', () => {
    expect(tableEmptyTexts({ searchOrFilter: true })).toEqual([
      'No results found',
      'Try searching again',
      'Try adjusting or clearing your filters to display better results.',
    ]);
  });
});

describe('what an empty select says', () => {
  it('[error.selectEmpty] No results', () => {
    expect(selectEmptyText([])).toBe('No results');
  });

  it('[error.selectEmpty] nothing when there is an option, be it an empty one', () => {
    expect(selectEmptyText([{ id: '1' }])).toBeNull();
    expect(selectEmptyText([undefined])).toBeNull();
  });
});

describe('what an action says', () => {
  it('[error.defaultMessages] the default of its outcome', () => {
    expect(actionMessage('failure', null)).toBe('Action failed');
    expect(actionMessage('success', null)).toBe('Action was successful');
    expect(actionMessage('failure')).toBe('Action failed');
    expect(actionMessage('success', '  ')).toBe('Action was successful');
  });

  it('[error.defaultMessages] its own message when it has one', () => {
    expect(actionMessage('failure', 'The promo was changed.')).toBe('The promo was changed.');
    expect(actionMessage('success', ' Saved ')).toBe('Saved');
  });
});
