import type {
  Content,
  ContentTable,
  CustomTableLayout,
  Size,
  StyleDictionary,
  TableCell,
} from 'pdfmake/interfaces.js';

/** The house's look on paper: one accent, thin lines, small labels above what was filled in. Lengths are points. */
const ACCENT = '#136753';
const LINE = '#b9c6c1';
const HEAD = '#eef3f1';
const INK = '#14211d';
const MUTED = '#4d5c57';
const WARNING = '#875814';

export const MARGIN = 40;
/** Between the margins of an A4 page, upright or on its side. */
const WIDTH = 595.28 - 2 * MARGIN;
const WIDE = 841.89 - 2 * MARGIN;

export const styles: StyleDictionary = {
  wordmark: { fontSize: 24, bold: true, color: ACCENT, characterSpacing: -0.4 },
  tagline: { fontSize: 7.5, color: MUTED },
  title: { fontSize: 15, bold: true, color: INK, alignment: 'right' },
  subtitle: { fontSize: 8.5, color: MUTED, alignment: 'right' },
  heading: { fontSize: 9.5, bold: true, color: ACCENT },
  label: { fontSize: 6.5, color: MUTED },
  value: { fontSize: 9, color: INK },
  head: { fontSize: 7, bold: true, color: MUTED },
  cell: { fontSize: 8.5, color: INK },
  small: { fontSize: 7.5, color: MUTED },
  warning: { fontSize: 8.5, color: WARNING },
  clause: { fontSize: 9.5, color: INK, lineHeight: 1.25 },
};

const lines: CustomTableLayout = {
  hLineWidth: () => 0.6,
  vLineWidth: () => 0.6,
  hLineColor: () => LINE,
  vLineColor: () => LINE,
  paddingLeft: () => 5,
  paddingRight: () => 5,
  paddingTop: () => 3,
  paddingBottom: () => 4,
};
const rows: CustomTableLayout = {
  ...lines,
  vLineWidth: () => 0,
  hLineWidth: (at: number) => (at === 0 ? 0 : 0.6),
};

/** A field of a form: what it is called, what stands in it. An empty one stays a line to write on. */
export interface FormField {
  label: string;
  value: string | null;
  /** Columns that it takes. */
  span?: number;
}

const NONE = '—';

/** Long words may be broken, so that none runs out of its column: an address of mail after its dots, others anywhere. */
export const breakable = (text: string): string =>
  text.replace(/\S{16,}/g, (word) =>
    word.replace(/[@./_-](?=.)/g, '$&\u200B').replace(/[^\u200B]{12}(?=[^\u200B]{3})/g, '$&\u200B'),
  );

const box = ({ label, value, span = 1 }: FormField): TableCell[] => {
  const stack: Content[] = [
    { text: label, style: 'label' },
    { text: breakable(value || NONE), style: 'value', margin: [0, 1.5, 0, 0] },
  ];
  return [{ stack, colSpan: span }, ...Array.from({ length: span - 1 }, () => ({}))];
};

/** Fields in boxes, row by row, so many columns wide; the last of a row that is not full takes what is left. */
export const boxes = (columns: number, fields: readonly FormField[]): ContentTable => {
  const body: TableCell[][] = [];
  let row: FormField[] = [];
  const used = () => row.reduce((sum, { span = 1 }) => sum + span, 0);
  const finish = () => {
    const last = row.at(-1);
    if (!last) return;
    const left = columns - used();
    body.push([...row.slice(0, -1), { ...last, span: (last.span ?? 1) + left }].flatMap(box));
    row = [];
  };
  for (const field of fields) {
    if (used() + (field.span ?? 1) > columns) finish();
    row.push(field);
  }
  finish();
  return { table: { widths: Array(columns).fill('*'), body, dontBreakRows: true }, layout: lines };
};

/** A section's heading over a rule; it stays with what follows. */
export const heading = (text: string, isLandscape = false): Content => ({
  stack: [
    { text, style: 'heading' },
    {
      canvas: [
        {
          type: 'line',
          ...{ x1: 0, y1: 2.5, x2: isLandscape ? WIDE : WIDTH, y2: 2.5 },
          ...{ lineWidth: 1, lineColor: ACCENT },
        },
      ],
    },
  ],
  margin: [0, 13, 0, 6],
  headlineLevel: 1,
});

/** A table with a head that is repeated on every page; a row is never torn. */
export const grid = (
  head: readonly (string | { text: string; alignment: 'right' })[],
  widths: Size[],
  body: readonly Content[][],
): ContentTable => ({
  table: {
    headerRows: 1,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths,
    body: [
      head.map((cell) => ({
        ...(typeof cell === 'string' ? { text: cell } : cell),
        style: 'head',
        fillColor: HEAD,
      })),
      ...body.map((cells) => cells.map((cell) => cell as TableCell)),
    ],
  },
  layout: rows,
});

/** A cell of a table with one text, or none. */
export const cell = (text: string | null): Content => ({ text: breakable(text || NONE), style: 'cell' });

/** A small line below another. */
export const small = (text: string): Content => ({ text: breakable(text), style: 'small' });

/** A box to tick, ticked or not, as lines: no font of ours has one. */
export const tick = (isTicked: boolean): Content => ({
  canvas: [
    { type: 'rect', x: 0, y: 1, w: 8, h: 8, r: 1, lineWidth: 0.8, lineColor: isTicked ? ACCENT : MUTED },
    ...(isTicked
      ? [
          {
            type: 'polyline' as const,
            points: [
              { x: 1.8, y: 5.2 },
              { x: 3.5, y: 7 },
              { x: 6.4, y: 3 },
            ],
            lineWidth: 1.2,
            lineColor: ACCENT,
          },
        ]
      : []),
  ],
});

/** A line to sign on, with the printed name and what the person signs as. */
export const signature = (name: string | null, as: string, date: string): Content => {
  const rule = (width: number, x = 0) => ({
    type: 'line' as const,
    x1: x,
    y1: 0,
    x2: x + width,
    y2: 0,
    lineWidth: 0.8,
    lineColor: INK,
  });
  const wide = 160;
  return {
    stack: [
      { canvas: [rule(wide), rule(70, wide + 12)], margin: [0, 34, 0, 0] },
      {
        columns: [
          {
            width: wide + 12,
            stack: [{ text: breakable(name || ' '), style: 'value', bold: true }, small(as)],
          },
          { text: date, style: 'small', margin: [0, 2, 0, 0] },
        ],
        columnGap: 0,
        margin: [0, 3, 0, 0],
      },
    ],
    unbreakable: true,
  };
};

/** Signatures in pairs, never parted from each other by a page. */
export const signatures = (made: readonly Content[]): Content => {
  const pairs = Array.from({ length: Math.ceil(made.length / 2) }, (_, at) => [
    made[2 * at] ?? '',
    made[2 * at + 1] ?? '',
  ]);
  return { stack: pairs.map((columns) => ({ columns, columnGap: 20 })), unbreakable: true };
};
