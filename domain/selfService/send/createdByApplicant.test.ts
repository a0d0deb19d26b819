import { describe, expect, it } from 'vitest';
import { createdByApplicant } from './createdByApplicant.ts';

describe('who made what an applicant sends', () => {
  it('[selfService.createdBy] is the applicant, by the reference number', () =>
    expect(createdByApplicant('SK-2026-001001')).toBe('applicant:SK-2026-001001'));
});
