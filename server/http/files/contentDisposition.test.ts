import { describe, expect, it } from 'vitest';
import { contentDisposition } from './contentDisposition.ts';

describe('the Content-Disposition of a file', () => {
  it.each([
    ['roles.csv', `attachment; filename="roles.csv"; filename*=UTF-8''roles.csv`],
    [
      'Parañaque ₱.pdf',
      `attachment; filename="Paranaque _.pdf"; filename*=UTF-8''Para%C3%B1aque%20%E2%82%B1.pdf`,
    ],
    [
      `a"b\\c%'(1)*.pdf`,
      `attachment; filename="a_b_c_'(1)*.pdf"; filename*=UTF-8''a%22b%5Cc%25%27%281%29%2A.pdf`,
    ],
    ['a\r\nX: y.pdf', `attachment; filename="a__X: y.pdf"; filename*=UTF-8''a%0D%0AX%3A%20y.pdf`],
    ['a\uD800.pdf', `attachment; filename="a_.pdf"; filename*=UTF-8''a%EF%BF%BD.pdf`],
  ])('of %j', (name, header) => expect(contentDisposition('attachment', name)).toBe(header));
});
