import { describe, expect, it } from 'vitest';
import { same } from '#domain/sentence.ts';
import { composeApproved, composeIncomplete } from './composeApplication.ts';

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

  it('say nothing of a number that there is not', () => {
    expect(composeApproved({ ...about, referenceNumber: null }).body).not.toContain('eference');
  });
});
