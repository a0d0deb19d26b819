import { describe, expect, it } from 'vitest';
import { makePdf } from './makePdf.ts';
import { printPdf } from './printPdf.ts';
import { type Report, reportPaper } from './reportPaper.ts';

const report = (more: Partial<Report> = {}): Report => ({
  printed: { language: 'fil', at: '2026-11-25T17:00:00Z', by: 'finance.officer' },
  title: 'Statement ng account',
  subtitles: ['Tindahan ni Aling Niña', '11/01/2026 hanggang 11/25/2026'],
  number: 'P30001',
  facts: [{ label: 'BAYAD', value: '₱1,234,567.89' }],
  tables: [
    {
      title: 'Mga araw',
      columns: [
        { label: 'ARAW', width: '*' },
        { label: 'HALAGA', width: 'auto', isFigure: true },
      ],
      rows: [
        ['11/24/2026', '₱1,234,567.89'],
        [null, '-₱0.01'],
      ],
      totals: ['Kabuuan', '₱1,234,567.88'],
      empty: 'Wala.',
    },
  ],
  ...more,
});

const text = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
const pages = (pdf: Uint8Array) => text(pdf).match(/\/Type \/Page\b/g)?.length;

describe('a report on paper', () => {
  it('is the same file when it is made again', async () => {
    const paper = { kind: 'report', report: report() } as const;
    const [one, other] = [await makePdf(paper), await printPdf(paper)];
    expect(Buffer.from(one).equals(other)).toBe(true);
    expect(text(one).startsWith('%PDF-')).toBe(true);
  });

  it('says what there is where a table has no rows', () => {
    const [table] = report().tables;
    const made = reportPaper(report({ tables: table ? [{ ...table, rows: [] }] : [] }));
    expect(JSON.stringify(made.content)).toContain('Wala.');
    expect(JSON.stringify(made.content)).not.toContain('Kabuuan');
  });

  it('lies on its side where it is wide, and repeats its head on every page', async () => {
    const [table] = report().tables;
    const rows = Array.from({ length: 120 }, (_, at) => [`hilera ${at}`, '₱1.00']);
    const wide = report({ isLandscape: true, tables: table ? [{ ...table, rows }] : [] });
    const pdf = await makePdf({ kind: 'report', report: wide });
    expect(text(pdf)).toContain('/MediaBox [0 0 841.89 595.28]');
    expect(pages(pdf)).toBeGreaterThan(3);
  });

  it('embeds fonts that hold the peso sign and the letters of our names', async () => {
    const plain = report({ subtitles: [], facts: [], tables: [] });
    const glyphs = async (title: string) =>
      text(await makePdf({ kind: 'report', report: { ...plain, title } })).length;
    // A sign that a font lacks adds its number alone, some 50 bytes; one that it has adds its outline.
    const without = await glyphs('Statement');
    expect(await glyphs('Statement ₱')).toBeGreaterThan(without + 120);
    expect(await glyphs('Statement ñ')).toBeGreaterThan(without + 120);
  });
});
