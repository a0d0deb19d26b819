import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { en } from '../texts/en.ts';
import { LateList } from './LateList.tsx';

afterEach(cleanup);

it('says of a store that was taken away that it is still part of it, and never calls it one without a name', () => {
  const late = [
    { part: 'bank', store: null, isRemoved: false },
    { part: 'branch-0', store: 'Nena', isRemoved: false },
    { part: 'branch-1', store: null, isRemoved: false },
    { part: 'branch-2', store: 'Lito', isRemoved: true },
    { part: 'branch-3', store: null, isRemoved: true },
  ] as const;
  render(<LateList lead="Too late:" late={late} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    en['part.bank'],
    'Store: Nena',
    `Store: ${en['store.unnamed']}`,
    'Store: Lito. It is still part of it: you took it away too late.',
    'A store. It is still part of it: you took it away too late.',
  ]);
});
