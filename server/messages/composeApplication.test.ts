import { describe, expect, it } from 'vitest';
import { same } from '#domain/sentence.ts';
import {
  composeActivated,
  composeApproved,
  composeCancelled,
  composeIncomplete,
  composeRejected,
  composeTakenBack,
} from './composeApplication.ts';

const about = { name: 'Peñaflor Trading', referenceNumber: 'SK-2026-001001' };

describe('mails to applicants', () => {
  it('say in both languages what was decided, of whom and under which number', () => {
    const incomplete = composeIncomplete(about, [same('The TIN cannot be read.')]);
    for (const { subject, body } of [composeApproved(about), incomplete]) {
      expect(subject).toMatch(/^Your application .+ \/ .*aplikasyon/);
      expect(body.match(/Peñaflor Trading/g)).toHaveLength(2);
      expect(body.match(/SK-2026-001001/g)).toHaveLength(2);
    }
  });

  it('name every point that is to be mended, the reason first', () => {
    const { body } = composeIncomplete(about, [
      same('Two papers.'),
      { en: 'Bank details, Bank: which one?', fil: 'Detalye ng bangko, Bangko: which one?' },
    ]);
    expect(body).toContain('- Two papers.\n- Bank details, Bank: which one?\n');
    expect(body).toContain('- Two papers.\n- Detalye ng bangko, Bangko: which one?\n');
  });

  it('say where it is mended, and leave that out without a number', () => {
    const body = (of: typeof about | { name: string; referenceNumber: null }) =>
      composeIncomplete(of, [same('Two papers.')]).body;
    expect(body(about)).toMatch(/on our site.*code[\s\S]*Sa aming site/);
    expect(body({ ...about, referenceNumber: null })).not.toMatch(/our site|aming site/);
  });

  it('say nothing of a number that there is not', () => {
    expect(composeApproved({ ...about, referenceNumber: null }).body).not.toContain('eference');
  });
});

describe('text messages to applicants', () => {
  const whole = [
    composeApproved,
    composeActivated,
    composeTakenBack,
    (of: typeof about) => composeIncomplete(of, []),
    (of: typeof about) => composeRejected(of, null),
    (of: typeof about) => composeCancelled(of, null),
  ];

  it.each(['en', 'fil'] as const)('are one each, of a store too: %s', (language) => {
    for (const compose of whole)
      for (const of of [about, { ...about, merchantId: '7' }])
        expect(compose(of).sms?.[language].length).toBeLessThanOrEqual(160);
  });

  it('say in both languages that an invitation follows, and to follow no more what is done', () => {
    const { sms } = composeActivated(about);
    expect(sms?.en).toMatch(/An invitation to the portal follows\.$/);
    expect(sms?.fil).toMatch(/Susunod ang imbitasyon sa portal\.$/);
  });
});
