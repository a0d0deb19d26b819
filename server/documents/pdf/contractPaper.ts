import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatDate } from '#domain/day.ts';
import { formatTin } from '#domain/formats/tin.ts';
import type { ContractFacts } from './contractFacts.ts';
import { CONTRACT_PAPER } from './contractPaperTexts.ts';
import { sheet } from './sheet.ts';
import { boxes, cell, grid, heading, signature, signatures, small } from './styles.ts';

const parties = ({ partner, startDate, expiryDate, printed }: ContractFacts): Content => {
  const t = CONTRACT_PAPER[printed.language];
  return boxes(4, [
    { label: t.partner, value: partner.name, span: 4 },
    { label: t.entity, value: partner.entity, span: 2 },
    { label: t.tin, value: partner.tinNumber && formatTin(partner.tinNumber) },
    { label: t.hsisCode, value: partner.hsisCode },
    { label: t.address, value: partner.address, span: 4 },
    { label: t.account, value: partner.bank, span: 2 },
    { label: t.begins, value: formatDate(startDate) },
    { label: t.ends, value: formatDate(expiryDate) },
  ]);
};

const clauses = (paper: ContractFacts): Content => ({
  ol: CONTRACT_PAPER[paper.printed.language].clauses(paper).map(({ title, text }) => ({
    stack: [
      { text: title, style: 'clause', bold: true },
      { text, style: 'clause', margin: [0, 1, 0, 7] },
    ],
    unbreakable: true,
  })),
  style: 'clause',
});

const rates = ({ rates: of, printed }: ContractFacts): Content => {
  const t = CONTRACT_PAPER[printed.language];
  if (!of.length) return small(t.noRates);
  return grid(
    [t.product, { text: t.rate, alignment: 'right' }, t.from],
    ['*', 80, 100],
    of.map(({ type, rate, from }) => [
      cell(type),
      { text: `${rate}%`, style: 'cell', alignment: 'right' },
      cell(formatDate(from)),
    ]),
  );
};

/** A partner's contract, to be signed by hand. */
export const contractPaper = (paper: ContractFacts): TDocumentDefinitions => {
  const { number, printed, signatory, partner } = paper;
  const t = CONTRACT_PAPER[printed.language];
  return sheet({
    title: t.title,
    subtitles: [`${t.contract} ${number}`, t.unsigned],
    number,
    printed,
    content: [
      heading(t.parties),
      parties(paper),
      heading(t.terms),
      clauses(paper),
      {
        stack: [
          heading(t.signing),
          { text: t.signed, style: 'cell', lineHeight: 1.2 },
          signatures([
            signature(
              signatory?.name ?? null,
              `${signatory?.jobTitle ?? t.signatory}, ${partner.name}`,
              t.date,
            ),
            signature(null, t.provider, t.date),
            signature(null, t.witness, t.date),
            signature(null, t.witness, t.date),
          ]),
        ],
        unbreakable: true,
      },
      { stack: [heading(t.annex), rates(paper)], unbreakable: true },
    ],
  });
};
