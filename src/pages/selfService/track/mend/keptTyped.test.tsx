import { expect, it } from 'vitest';
import { holdSession } from '../../../../providers/applicant/held.ts';
import { keepTyped, keptTyped } from './keptTyped.ts';

const session = {
  accessToken: 'a',
  until: Date.now() + 60_000,
  partnerId: '1',
  referenceNumber: 'SK-2026-000001',
  contact: { identifier: 'SK-2026-000001' },
};

it('leaves nothing on a device that was left, whatever is drawn once more', () => {
  holdSession(session);
  keepTyped('remark 1', { name: 'Aling Nena Trading' });
  expect(keptTyped('remark 1')).toEqual({ name: 'Aling Nena Trading' });
  holdSession(null);
  keepTyped('remark 1', { name: 'Aling Nena Trading' });
  expect(keptTyped('remark 1')).toBeNull();
});
