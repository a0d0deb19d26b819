import { describe, expect, it } from 'vitest';
import { remarkPlace } from './remarkPlace.ts';
import { remarkFields, remarkSections } from './reviewSections.ts';

const KINDS = ['partner', 'merchant'] as const;

describe('what a remark is about, in words', () => {
  it('names the store, the section and the field, in both languages', () => {
    expect(remarkPlace({ section: 'business-details', field: 'tinNumber', store: 'Divisoria' })).toEqual({
      en: 'Divisoria, Business details, TIN',
      fil: 'Divisoria, Detalye ng negosyo, TIN',
    });
    expect(remarkPlace({ section: 'schedules', field: null, store: null }).en).toBe('Operating hours');
  });
  it('names a document by the label of its type', () => {
    expect(remarkPlace({ section: 'documents', field: 'BIR 2303', store: null }).en).toBe(
      'Documents, BIR 2303',
    );
  });
  it('has a name for every field that a remark may name', () => {
    const unnamed = KINDS.flatMap((kind) =>
      remarkSections(kind).flatMap((section) =>
        remarkFields(kind, section).filter((field) =>
          remarkPlace({ section, field, store: null }).en.endsWith(`, ${field}`),
        ),
      ),
    );
    expect(unnamed).toEqual([]);
  });
});
