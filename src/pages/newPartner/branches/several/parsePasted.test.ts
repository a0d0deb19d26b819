import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { setTinRule } from '#contract/tinRule.ts';
import { readCells } from '../../../../components/ui/clipboard/cells.ts';
import { parsePasted } from './parsePasted.ts';

const parse = (text: string, taken: string[] = []) => parsePasted(readCells(text), taken);

const names = (text: string, taken: string[] = []) =>
  parse(text, taken).map(({ merchantName }) => merchantName);

afterEach(() => setTinRule({}));

describe('pasted stores', () => {
  it.each([
    ['one a line', 'SM Manila\nSM Cebu', ['SM Manila', 'SM Cebu']],
    ['of a Windows spreadsheet', 'SM Manila\r\nSM Cebu\r\n', ['SM Manila', 'SM Cebu']],
    ['with empty lines between', '\n\n  SM Manila  \n\t\t\n SM Cebu\n', ['SM Manila', 'SM Cebu']],
    ['needless blanks and invisible characters', 'SM\u00a0 Manila\u200b', ['SM Manila']],
    ['in quotes', '"Nena ""Ning"" Store"\t\t\nB', ['Nena "Ning" Store', 'B']],
    ['a line break within a cell', '"SM\nManila"\nSM Cebu', ['SM Manila', 'SM Cebu']],
    ['a quote that is part of the name', '5" Pipes\nB', ['5" Pipes', 'B']],
    ['quotes around a part of the first name', '"Aling" Nena Store\nB\nC', ['"Aling" Nena Store', 'B', 'C']],
    ['a sign that a spreadsheet would run', "'=Plus Store\n'@Home\nB", ['=Plus Store', '@Home', 'B']],
    ['a row without a name is none', '\t123-456-789\t\nB', ['B']],
    ['nothing', ' \n\t', []],
  ])('%s', (_, text, expected) => expect(names(text)).toEqual(expected));

  it('take TIN and contact number from the cells behind the name', () => {
    expect(parse('SM Manila\t123-456-789-000\t0917 123 4567')).toEqual([
      {
        merchantName: 'SM Manila',
        tinNumber: '123456789000',
        contactNumber: '0917 123 4567',
        isDouble: false,
        isTinWrong: false,
        isNumberWrong: false,
      },
    ]);
  });

  it.each([
    ['(02) 8123-4567', false],
    ['9171234567', false],
    ['', false],
    ['call Nena', true],
  ])('contact number "%s" is wrong: %s', (number, isWrong) => {
    expect(parse(`A\t\t${number}`).map(({ isNumberWrong }) => isNumberWrong)).toEqual([isWrong]);
  });

  it('leave a head of columns out', () => {
    expect(names('Store\tTIN\tContact\nSM Manila\t123456789')).toEqual(['SM Manila']);
    expect(names('\n\t\t\nStore\tTIN\nSM Manila')).toEqual(['SM Manila']);
    expect(names('Store\nSM Manila')).toEqual(['Store', 'SM Manila']);
  });

  it.each([
    ['12345678', true],
    ['123-456-789', false],
    ['123 456 789 000', false],
    ['abc', true],
    ['', false],
  ])('TIN "%s" is wrong: %s', (tin, isWrong) => {
    expect(parse(`A\t${tin}`).map(({ isTinWrong }) => isTinWrong)).toEqual([isWrong]);
  });

  it('have a branch of five where such are taken', () => {
    const pasted = () => parse('A\t123-456-789-00001')[0];
    expect(pasted()).toMatchObject({ tinNumber: '12345678900001', isTinWrong: true });
    setTinRule({ branchOfFive: true });
    expect(pasted()).toMatchObject({ tinNumber: '123456789000001', isTinWrong: false });
  });

  it('are five hundred rows of a spreadsheet', () => {
    const row = (n: number) =>
      `"Store ""${n}""\nBranch"\t123-456-789-${String(n).padStart(3, '0')}\t0917 123 4567`;
    const stores = parse(Array.from({ length: 500 }, (_, n) => row(n)).join('\r\n'));
    expect(stores).toHaveLength(500);
    expect(stores.at(-1)).toMatchObject({
      merchantName: 'Store "499" Branch',
      tinNumber: '123456789499',
      isDouble: false,
      isTinWrong: false,
    });
  });

  it('mark a name that is there already, in whatever letters', () => {
    const doubles = parse('Niño Store\nB\nNINO  store\nb', ['b ']).map(({ isDouble }) => isDouble);
    expect(doubles).toEqual([false, true, true, true]);
  });

  it('are never more than lines, and each has a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'B', '"', '\t', '\n', '\r', ' ', '1') }), (text) => {
        const stores = parse(text);
        expect(stores.length).toBeLessThanOrEqual(text.split(/[\r\n]/).length);
        for (const { merchantName } of stores) expect(merchantName).toMatch(/^\S(.*\S)?$/);
      }),
    );
  });
});
