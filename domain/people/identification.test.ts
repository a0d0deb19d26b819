import { describe, expect, it } from 'vitest';
import { type Identification, identificationProblems } from './identification.ts';

const WHOLE = { codeIdentificationType: 'PASSPORT', identificationFile: '1', selfieFile: '2' };

describe('an identification', () => {
  it.each<[string, Identification, string[]]>([
    ['as a whole', WHOLE, []],
    ['not at all', {}, []],
    ['as empty', { codeIdentificationType: null, identificationFile: null, selfieFile: '' }, []],
    ['without its kind', { ...WHOLE, codeIdentificationType: '' }, ['codeIdentificationType']],
    ['without the ID', { ...WHOLE, identificationFile: null }, ['identificationFile']],
    ['without the selfie', { ...WHOLE, selfieFile: undefined }, ['selfieFile']],
    ['by its kind alone', { codeIdentificationType: 'PASSPORT' }, ['identificationFile', 'selfieFile']],
  ])('given %s', (_, given, missing) => {
    expect(Object.keys(identificationProblems(given))).toEqual(missing);
  });
});
