import { expect, it } from 'vitest';
import { createdByApplicant } from '../send/createdByApplicant.ts';
import { applicantNumber } from './applicantNumber.ts';

it.each([
  [createdByApplicant('SK-2026-001001'), 'SK-2026-001001'],
  ['SK-2026-001001', 'SK-2026-001001'],
  ['ana.cruz', null],
  ['SK-2026-', null],
  ['of:SK-2026-001001', null],
  [null, null],
])('an author called %j is the applicant of %j', (by, number) => expect(applicantNumber(by)).toBe(number));
