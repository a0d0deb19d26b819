import { describe, expect, it } from 'vitest';
import { IDENTIFICATION_DAYS } from '#domain/people/identification.ts';
import { en } from '../../src/pages/selfService/track/texts/en.ts';
import { fil } from '../../src/pages/selfService/track/texts/fil.ts';

describe('how long an application that came to nothing is kept', () => {
  it.each(['track.rejectedNext', 'track.cancelledNext', 'end.cancelledLead'] as const)(
    'is said in both languages as it is done: %s',
    (key) => {
      expect(en[key]).toContain(`after ${IDENTIFICATION_DAYS} days`);
      expect(fil[key]).toContain(`${IDENTIFICATION_DAYS} araw`);
    },
  );
});
