import { describe, expect, it } from 'vitest';
import { type Identification, identificationProblems } from './identificationProblems.ts';

const TODAY = '2026-11-25';
const WHOLE = {
  codeIdentificationType: 'PASSPORT',
  textIdentificationNumber: 'P1234567A',
  dateValidity: '2030-01-31',
  identificationFile: '1',
  selfieFile: '2',
};
const ALL = ['codeIdentificationType', 'textIdentificationNumber', 'identificationFile', 'selfieFile'];

describe('an identification', () => {
  it.each<[string, Identification, string[]]>([
    ['as a whole', WHOLE, []],
    [
      'without a last day, which this kind has not',
      { ...WHOLE, codeIdentificationType: 'GSIS', dateValidity: null },
      [],
    ],
    ['not at all', {}, ALL],
    ['as empty', { codeIdentificationType: null, identificationFile: null, selfieFile: '' }, ALL],
    ['without its kind', { ...WHOLE, codeIdentificationType: '' }, ['codeIdentificationType']],
    ['without its number', { ...WHOLE, textIdentificationNumber: '' }, ['textIdentificationNumber']],
    ['with another kind’s number', { ...WHOLE, textIdentificationNumber: '1' }, ['textIdentificationNumber']],
    ['without its last day', { ...WHOLE, dateValidity: null }, ['dateValidity']],
    ['that has ended', { ...WHOLE, dateValidity: '2026-11-24' }, ['dateValidity']],
    ['without the ID', { ...WHOLE, identificationFile: null }, ['identificationFile']],
    ['without the selfie', { ...WHOLE, selfieFile: undefined }, ['selfieFile']],
  ])('given %s', (_, given, wrong) => {
    expect(Object.keys(identificationProblems(given, TODAY))).toEqual(wrong);
  });
});
