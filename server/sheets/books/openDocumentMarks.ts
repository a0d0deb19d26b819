import { type Attributes, attribute } from '../xml/attribute.ts';
import { type XmlListener, XmlScanner } from '../xml/XmlScanner.ts';

/** What is hidden in a sheet; rows and columns from 0, as spans with both ends. */
export interface Marks {
  hidden: boolean;
  rows: [number, number][];
  columns: [number, number][];
}

const repeats = (attributes: Attributes, name: string): number =>
  Math.max(1, Number(attribute(attributes, name) ?? 1) || 1);

const isOut = (attributes: Attributes): boolean =>
  /^(?:collapse|filter)$/.test(attribute(attributes, 'table:visibility') ?? '');

/** Collects the marks of each sheet while its XML is scanned. */
const marksListener = (sheets: Marks[]): XmlListener => {
  /** Styles of tables that are not displayed. */
  const unseen = new Set<string>();
  let [style, row, column] = ['', 0, 0];
  const span = (attributes: Attributes, what: 'rows' | 'columns', from: number): number => {
    const next = from + repeats(attributes, `table:number-${what}-repeated`);
    if (isOut(attributes)) sheets.at(-1)?.[what].push([from, next - 1]);
    return next;
  };
  const table = (attributes: Attributes) => {
    sheets.push({
      hidden: unseen.has(attribute(attributes, 'table:style-name') ?? ''),
      rows: [],
      columns: [],
    });
    row = 0;
    column = 0;
  };
  return {
    open: (name, attributes, empty) => {
      if (name === 'style') style = attribute(attributes, 'style:name') ?? '';
      else if (name === 'table-properties' && attribute(attributes, 'table:display') === 'false')
        unseen.add(style);
      else if (name === 'table' && !empty) table(attributes);
      else if (name === 'table-row') row = span(attributes, 'rows', row);
      else if (name === 'table-column') column = span(attributes, 'columns', column);
    },
    close: () => undefined,
    text: () => undefined,
    wantsText: () => false,
    hearsAll: true,
  };
};

/** What an OpenDocument hides, by sheet in their order, which SheetJS does not tell. Throws SheetProblem when it is no XML. */
export const openDocumentMarks = (content: Buffer): Marks[] => {
  const sheets: Marks[] = [];
  const scanner = new XmlScanner(marksListener(sheets));
  scanner.push(content);
  scanner.end();
  return sheets;
};
