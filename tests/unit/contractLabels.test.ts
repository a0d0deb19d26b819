import { describe, expect, it } from 'vitest';
import { contractFields } from '#domain/fields/contract.ts';
import { labelsOf } from '#domain/fields/field.ts';
import { contracts as english } from '../../src/i18n/en/contracts.ts';
import { contracts as filipino } from '../../src/i18n/fil/contracts.ts';

describe('the list and the dates of contracts', () => {
  it.each([
    ['en', english.field],
    ['fil', filipino.field],
  ] as const)('call each field what the trail and the export call it (%s)', (language, field) =>
    expect(labelsOf(contractFields, language)).toMatchObject(field),
  );
});
