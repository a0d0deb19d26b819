import { describe, expect, it } from 'vitest';
import { atcNature } from '#domain/settlement/certificates/atcNature.ts';
import type { CertificateFacts } from './certificateFacts.ts';
import { certificatePaper } from './certificatePaper.ts';
import { makePdf } from './makePdf.ts';
import { printPdf } from './printPdf.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const facts = (more: Partial<CertificateFacts> = {}): CertificateFacts => ({
  number: '2026-Q3, 600-161-300-00000, version 1',
  issuedAt: '2026-10-09T02:00:00Z',
  ...{ from: '07012026', to: '09302026' },
  payee: {
    ...{ tin: '60016130000000', name: 'Dela Cruz, Niña Muñoz' },
    ...{ address: '12 Rizal Street, Parañaque', zip: '1700' },
  },
  payor: { tin: '12345678900000', name: 'Suki Demo Finance, Inc.', address: 'Makati', zip: '1226' },
  rows: [
    {
      ...{ atc: 'WI156', nature: atcNature('WI156'), total: '3,650,751.25', tax: '18,253.75' },
      months: ['1,250,000.00', '980,450.75', '1,420,300.50'],
    },
  ],
  totals: {
    months: ['1,250,000.00', '980,450.75', '1,420,300.50'],
    ...{ total: '3,650,751.25', tax: '18,253.75' },
  },
  signatory: { name: 'Jomar Bautista', position: 'Treasurer', tin: '987-654-321-000', picture: PIXEL },
  ...more,
});

const text = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
const pages = (pdf: Uint8Array) => text(pdf).match(/\/Type \/Page\b/g)?.length;

/** Every text of a definition, in its order; what is drawn has none. */
const textsOf = (node: unknown): string[] => {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { text: own, stack, table } = node as Record<string, unknown>;
  return [own, stack, (table as { body?: unknown } | undefined)?.body].flatMap(textsOf);
};
const words = (of: CertificateFacts) => textsOf(certificatePaper(of).content);

describe('form 2307 on paper', () => {
  it('is the same file whenever and wherever it is made', async () => {
    const paper = { kind: 'certificate', facts: facts() } as const;
    const [one, other] = [await makePdf(paper), await printPdf(paper)];
    expect(Buffer.from(one).equals(other)).toBe(true);
    expect(text(one)).toContain('D:20261009020000Z');
  });

  it('has the certificate on one folio page and the tax codes at its back, however much stands on it', async () => {
    const row = facts().rows[0];
    if (!row) throw new Error('no row');
    const long =
      'Tindahan ng mga Kasangkapang Pambahay at Elektroniko ni Aling Niña, Parañaque at Las Piñas ';
    const codes = ['WC156', 'WC820', 'WC830', 'WI156', 'WI820', 'WI830'];
    const full = facts({
      payee: { ...facts().payee, name: long.repeat(2), address: long.repeat(2) },
      rows: codes.map((atc) => ({ ...row, atc, nature: atcNature(atc) })),
    });
    for (const of of [facts(), full]) {
      const pdf = await makePdf({ kind: 'certificate', facts: of });
      expect(pages(pdf)).toBe(2);
      expect(text(pdf)).toContain('/MediaBox [0 0 612 936]');
    }
  });

  it('bears payee, payor, sums and signatory in the order of the form, with a digit a box', () => {
    const all = words(facts());
    const found = ['2', 'Dela Cruz, Niña Muñoz', 'Suki Demo Finance, Inc.', 'WI156', '18,253.75'];
    const at = found.map((one) => all.findIndex((said) => said.trim() === one));
    expect(at).toEqual(at.toSorted((one, other) => one - other));
    expect(at.every((index) => index >= 0)).toBe(true);
    expect(all.filter((said) => /^\d$/.test(said)).join('')).toContain('0701202609302026');
    expect(all).toContain('JOMAR BAUTISTA   ·   TREASURER   ·   987-654-321-000');
    expect(all.filter((said) => said === 'Total')).toHaveLength(3);
  });

  it('leaves a space where there is no signature, address or ZIP code', async () => {
    const bare = facts({
      payee: { ...facts().payee, address: null, zip: null },
      signatory: { ...facts().signatory, picture: null },
    });
    expect(pages(await makePdf({ kind: 'certificate', facts: bare }))).toBe(2);
  });
});
