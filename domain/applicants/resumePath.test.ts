import { expect, it } from 'vitest';
import { RESUME_PATH, resumePath } from './resumePath.ts';

it('the token of a link stands behind the #, where no server reads it', () => {
  const url = new URL(resumePath('a-b_c'), 'https://suki.example');
  expect([url.pathname, url.search, url.hash]).toEqual([RESUME_PATH, '', '#token=a-b_c']);
});
