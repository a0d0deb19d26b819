import { expect, it } from 'vitest';
import { isRecordCode } from './recordCode.ts';

it.each([
  ['P10013', true],
  ['a-1', true],
  ['P', false],
  ['P 1', false],
  ['P/1', false],
  ['', false],
  ['A'.repeat(40), true],
  ['A'.repeat(41), false],
])('%s as the code of a record: %s', (text, is) => expect(isRecordCode(text)).toBe(is));
