import { describe, expect, it } from 'vitest';
import { generatedReference } from './generatedReference.ts';

describe('a reference number that the server makes', () => {
  it('[partner.referenceNumberFailure] is the data of the answer', async () =>
    expect(await generatedReference(async () => ({ data: { data: 'REF-1' } }))).toBe('REF-1'));

  it('[partner.referenceNumberFailure] is none when the call fails', async () => {
    expect(await generatedReference(() => Promise.reject(new Error('no network')))).toBeNull();
    expect(
      await generatedReference(() => {
        throw new Error('at once');
      }),
    ).toBeNull();
  });

  it('[partner.referenceNumberFailure] is none when the answer has none', async () => {
    expect(await generatedReference(async () => ({ data: { data: '' } }))).toBeNull();
    expect(await generatedReference(async () => JSON.parse('{}'))).toBeNull();
  });
});
