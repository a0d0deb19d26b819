import { describe, expect, it } from 'vitest';
import { same } from '#domain/sentence.ts';
import {
  type About,
  composeActivated,
  composeApproved,
  composeCancelled,
  composeIncomplete,
  composeRejected,
  composeTakenBack,
} from './composeApplication.ts';

const PAGE = 'https://suki.example/apply/continue?then=%2Fself-service%2Ftrack%2FSK';
const about: About = { name: 'Peñaflor Trading', referenceNumber: 'SK-2026-001001', page: PAGE };
const without: About = { ...about, referenceNumber: null, page: null };
const points = [
  { en: 'Bank details, Bank: which one?', fil: 'Detalye ng bangko, Bangko: which one?' },
  same('Two papers.'),
];

describe('mails to applicants', () => {
  it('say in both languages what was decided, of whom and under which number', () => {
    const incomplete = composeIncomplete(about, { reason: 'The TIN cannot be read.', points });
    for (const { subject, body } of [composeApproved(about), incomplete]) {
      expect(subject).toMatch(/^Your application .+ \/ .*aplikasyon/);
      expect(body.match(/Peñaflor Trading/g)).toHaveLength(2);
      expect(body.match(/SK-2026-001001/g)).toHaveLength(2);
    }
  });

  it('say what the reviewer says of the whole, and name every point that is to be mended below it', () => {
    const { body } = composeIncomplete(about, { reason: 'Nearly there.', points });
    expect(body).toContain(
      'cannot go on yet.\n\nNearly there.\n\nPlease mend the following and hand it in again:\n- Bank details, Bank: which one?\n- Two papers.\n',
    );
    expect(body).toContain('- Detalye ng bangko, Bangko: which one?\n- Two papers.\n');
  });

  it('announce no points where the reviewer says all in one sentence', () => {
    const { body } = composeIncomplete(about, { reason: 'Your papers are too dark.', points: [] });
    expect(body).toContain('Your papers are too dark.\n\nPlease mend that and hand it in again.');
    expect(body).not.toContain('following');
  });

  it('lead to the page where it is mended, and leave that out without a number', () => {
    const body = (of: About) => composeIncomplete(of, { reason: null, points }).body;
    expect(body(about)).toMatch(/on the page below.*code[\s\S]*Sa pahina sa ibaba/);
    expect(body(about).split(PAGE)).toHaveLength(3);
    expect(body(without)).not.toMatch(/page below|pahina sa ibaba|http/);
  });

  it('lead to the page of the application whatever was decided, in both languages', () => {
    const all = [composeApproved, composeActivated, composeTakenBack];
    const bodies = [...all.map((compose) => compose(about)), composeRejected(about, 'No.')];
    for (const { body } of bodies) expect(body.split(PAGE)).toHaveLength(3);
  });

  it('say nothing of a number that there is not', () => {
    expect(composeApproved(without).body).not.toContain('eference');
  });
});

describe('text messages to applicants', () => {
  const whole = [
    composeApproved,
    composeActivated,
    composeTakenBack,
    (of: About) => composeIncomplete(of, { reason: null, points: [] }),
    (of: About) => composeRejected(of, null),
    (of: About) => composeCancelled(of, null),
  ];

  it.each(['en', 'fil'] as const)('are one each, of a store too: %s', (language) => {
    for (const compose of whole)
      for (const of of [about, { ...about, merchantId: '7' }])
        expect(compose(of).sms?.[language].length).toBeLessThanOrEqual(160);
  });

  it('bear no link, which nobody should have to trust', () => {
    for (const compose of whole) expect(compose(about).sms?.en).not.toContain('http');
  });

  it('say in both languages that an invitation follows, and to follow no more what is done', () => {
    const { sms } = composeActivated(about);
    expect(sms?.en).toMatch(/An invitation to the portal follows\.$/);
    expect(sms?.fil).toMatch(/Susunod ang imbitasyon sa portal\.$/);
  });
});
