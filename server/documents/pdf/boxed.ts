import type { Content, ContentTable, CustomTableLayout, Size, TableCell } from 'pdfmake/interfaces.js';

/** The look of a form of the bureau: black rules, grey bars, a box a digit. Lengths are points. */
const BAR = '#d9d9d9';
const RULE = 0.7;

/** Folio, on which the bureau has its forms. */
export const PAGE = { width: 612, height: 936 };
export const MARGIN = 28;

/** A frame around cells that has no rules inside. */
export const framed: CustomTableLayout = {
  hLineWidth: (at, { table }) => (at === 0 || at === table.body.length ? RULE : 0),
  vLineWidth: (at, { table }) => (at === 0 || at === table.widths?.length ? RULE : 0),
  paddingTop: () => 2,
  paddingBottom: () => 2,
  paddingLeft: () => 4,
  paddingRight: () => 4,
};
/** Rules around every cell. */
export const ruled: CustomTableLayout = {
  hLineWidth: () => RULE,
  vLineWidth: () => RULE,
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
  paddingLeft: () => 3,
  paddingRight: () => 3,
};

/** Cells in a frame. */
export const boxed = (widths: Size[], body: TableCell[][]): ContentTable => ({
  table: { widths, body },
  layout: framed,
});

/** The grey bar over a part of the form. */
export const partBar = (text: string): Content => ({
  table: {
    widths: ['*'],
    body: [[{ text, bold: true, fontSize: 8, alignment: 'center', fillColor: BAR }]],
  },
  layout: { ...framed, paddingTop: () => 1, paddingBottom: () => 1 },
});

/** What a space of the form is called: its number, its name and what is said of it. */
export const label = (number: string, name: string, note = ''): Content => ({
  text: [
    { text: number ? `${number}  ` : '', bold: true },
    name,
    { text: note ? `  ${note}` : '', italics: true },
  ],
  fontSize: 7,
});

/** A small text beside others. */
export const bare = (text: string): Content => ({ text, fontSize: 6, margin: [0, 2, 0, 0] });

/** What was filled in; an empty space stays one. */
export const value = (text: string | null): Content => ({
  ...{ text: text || ' ', fontSize: 9, bold: true },
  margin: [10, 0, 0, 0],
});

/** A figure at the right. */
export const amount = (text: string, bold = false): TableCell => ({
  ...{ text, style: 'td', alignment: 'right', noWrap: true, bold },
});

const BOX = { width: 11, height: 13, gap: 5 };

/** Digits in boxes of their own, in groups of so many: 3-3-3-5. */
export const comb = (digits: string | null, groups: readonly number[]): Content => {
  const boxes: { x: number; digit: string }[] = [];
  let x = 0;
  let at = 0;
  for (const size of groups) {
    for (let within = 0; within < size; within += 1) {
      boxes.push({ x, digit: digits?.[at] ?? '' });
      x += BOX.width;
      at += 1;
    }
    x += BOX.gap;
  }
  return {
    stack: [
      {
        canvas: boxes.map((box) => ({
          type: 'rect' as const,
          ...{ x: box.x, y: 0, w: BOX.width, h: BOX.height, lineWidth: 0.5 },
        })),
      },
      ...boxes
        .filter(({ digit }) => digit !== '')
        .map((box) => ({
          ...{ text: box.digit, fontSize: 9, bold: true },
          relativePosition: { x: box.x + 3, y: 1 - BOX.height },
        })),
    ],
  };
};
