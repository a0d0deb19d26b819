import { describe, expect, it } from 'vitest';
import { delimiterOf } from './delimiterOf.ts';

describe('the delimiter of a csv', () => {
  it.each([
    ['a,b\n1,2', ','],
    ['a;b\n1,5;2', ';'],
    ['name;address\nA;12 Rizal St., Makati, NCR\nB;7 Luna St., Cebu', ';'],
    ['a\tb\n"x,y"\t2', '\t'],
    ['a|b\n1|2', '|'],
    ['one column', ','],
    ['', ','],
    ['Stores of 2026\n\na;b\n1;2\n3;4', ';'],
    ['a,"b\nc;d;e"\n1,2', ','],
  ])('of %j is %j', (sample, delimiter) => expect(delimiterOf(sample).delimiter).toBe(delimiter));

  it('may be told, in a line that is no row', () =>
    expect(delimiterOf('sep=|\r\na,b')).toEqual({ delimiter: '|', told: 7 }));
});
