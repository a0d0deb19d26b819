import { describe, expect, it } from 'vitest';
import { composeApproved, composeIncomplete } from './composeApplication.ts';

const about = { name: 'Peñaflor Trading', referenceNumber: 'SK-2026-001001' };

describe('mails to applicants', () => {
  it('say in both languages what was decided, of whom and under which number', () => {
    const incomplete = composeIncomplete(about, { reason: null, remarks: ['The TIN cannot be read.'] });
    for (const { subject, body } of [composeApproved(about), incomplete]) {
      expect(subject).toMatch(/^Your application .+ \/ .*aplikasyon/);
      expect(body.match(/Peñaflor Trading/g)).toHaveLength(2);
      expect(body.match(/SK-2026-001001/g)).toHaveLength(2);
    }
  });

  it('name every point that is to be mended, the reason first', () => {
    const { body } = composeIncomplete(about, {
      reason: 'Two papers.',
      remarks: ['DTI: expired', 'ID: blurred'],
    });
    expect(body).toContain('- Two papers.\n- DTI: expired\n- ID: blurred');
  });

  it('say nothing of a number that there is not', () => {
    expect(composeApproved({ ...about, referenceNumber: null }).body).not.toContain('eference');
  });
});
