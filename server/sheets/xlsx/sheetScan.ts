import { CELL_CHARACTERS } from '#domain/files/sheetLimits.ts';
import { refused } from '../sheetProblem.ts';
import type { Attributes } from '../xml/attribute.ts';
import { attribute, isOn } from '../xml/attribute.ts';
import { decoded, fromBytes, fromUtf8, lineEnds } from '../xml/decoded.ts';
import type { Window, XmlListener } from '../xml/XmlScanner.ts';
import { type CellTag, readCellTag } from './cellTag.ts';
import { cellText, RichText } from './richText.ts';
import { restOfRow, type TakenCell, takeCell } from './takeCell.ts';

const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
/** Characters of a value as it is stored, with room for escapes. */
const LONGEST_VALUE = 8 * CELL_CHARACTERS;

/** Hears of what a sheet holds, in the order of its rows. */
export interface SheetListener {
  row: (row: number, hidden: boolean) => void;
  /** `value` is what stands in the cell, decoded; for `str` and `inlineStr` a text as people get it (see `cellText`). */
  cell: (tag: CellTag, value: string, hasFormula: boolean) => void;
  /** Whether the cell of this column can matter; when not, `cell` is not told of it. */
  wants: (column: number) => boolean;
  endRow: () => void;
  merged?: (reference: string) => void;
  hiddenColumns?: (from: number, to: number) => void;
}

/** Follows the XML of a sheet and tells `SheetListener` of rows and cells; positions that are left out go on from the last one. */
export class SheetScan implements XmlListener {
  readonly #listener: SheetListener;
  readonly #rich = new RichText();
  readonly #tag: TakenCell = {
    column: -1,
    style: 0,
    type: 'n',
    shared: -1,
    from: 0,
    to: 0,
    isPlain: true,
    isLiteral: true,
    isClean: false,
  };
  #row = 0;
  #column = -1;
  #value = '';
  /** The text of an `is`, null when there is none. */
  #text: string | null = null;
  /** Whether the rest of the row was not yet found to matter. */
  #maySkip = false;
  #inData = false;
  #inRow = false;
  #inCell = false;
  #inRich = false;
  #inValue = false;
  #hasFormula = false;

  constructor(listener: SheetListener) {
    this.#listener = listener;
  }

  takeWhole(window: Window, at: number): number {
    if (!this.#inData || !this.#inRow || this.#inCell) return at;
    const tag = this.#tag;
    if (this.#maySkip && !this.#listener.wants(0)) {
      this.#maySkip = false;
      const rowEnd = restOfRow(window, at, tag);
      if (rowEnd > at && !this.#listener.wants(tag.column)) return rowEnd;
    }
    const end = takeCell(window, at, tag);
    if (end === at) return at;
    this.#place(tag);
    if (tag.to === tag.from || !this.#listener.wants(tag.column)) return end;
    if (tag.type === 's') this.#listener.cell(tag, '', false);
    else this.#tell(window, tag);
    return end;
  }

  #tell({ text: window, bytes }: Window, tag: TakenCell): void {
    const { from, to } = tag;
    const written = tag.isPlain || !tag.isLiteral ? window.slice(from, to) : fromUtf8(bytes, from, to);
    const isInline = tag.type === 'inlineStr';
    const isReady = tag.isClean ? to - from <= CELL_CHARACTERS : !isInline && tag.type !== 'str';
    const text = tag.isLiteral ? (isReady ? written : lineEnds(written)) : decoded(written);
    const value = isReady ? text : cellText(isInline ? text.trim() : text);
    if (value !== '') this.#listener.cell(tag, value, false);
  }

  wantsText(): boolean {
    return this.#inValue || this.#rich.wants;
  }

  text(written: string, cdata: boolean): void {
    if (this.#inValue) {
      this.#value += cdata ? fromBytes(written) : decoded(written);
      if (this.#value.length > LONGEST_VALUE) throw refused('cellTooLong');
    } else this.#rich.add(written, cdata);
  }

  open(name: string, attributes: Attributes, empty: boolean): void {
    if (!this.#inData) this.#openOutside(name, attributes, empty);
    else if (this.#inRich) this.#rich.open(name, attributes, empty);
    else if (name === 'c') this.#openCell(attributes, empty);
    else if (name === 'v') this.#inValue = this.#inCell && !empty;
    else if (name === 'row') this.#openRow(attributes, empty);
    else if (name === 'f') this.#hasFormula = true;
    else if (name === 'is') this.#inRich = this.#inCell && !empty;
  }

  close(name: string): void {
    if (this.#inRich && name !== 'is') this.#rich.close(name);
    else if (name === 'v') this.#inValue = false;
    else if (name === 'c') this.#closeCell();
    else if (name === 'row' && this.#inData) this.#endRow();
    else if (name === 'is') {
      this.#inRich = false;
      this.#text = this.#rich.take();
    } else if (name === 'sheetData') this.#endData();
  }

  #endData(): void {
    if (this.#inRow) throw refused('damaged');
    this.#inData = false;
  }

  #openOutside(name: string, attributes: Attributes, empty: boolean): void {
    if (name === 'sheetData') this.#inData = !empty;
    else if (name === 'mergeCell') this.#listener.merged?.(attribute(attributes, 'ref') ?? '');
    else if (name === 'col' && isOn(attributes, 'hidden'))
      this.#listener.hiddenColumns?.(
        Number(attribute(attributes, 'min')) - 1,
        Number(attribute(attributes, 'max')) - 1,
      );
  }

  #openRow(attributes: Attributes, empty: boolean): void {
    const row = Number(attribute(attributes, 'r') ?? this.#row + 1);
    // A row that comes twice, earlier than the last one or within one, could not be named to anybody.
    if (this.#inRow || !Number.isInteger(row) || row <= this.#row || row > LAST_ROW) throw refused('damaged');
    this.#inRow = true;
    this.#row = row;
    this.#column = -1;
    this.#maySkip = true;
    const height = attribute(attributes, 'ht');
    this.#listener.row(row, isOn(attributes, 'hidden') || (height !== null && Number(height) === 0));
    if (empty) this.#endRow();
  }

  #endRow(): void {
    // Of a cell that never ended nothing could be told.
    if (!this.#inRow || this.#inCell) throw refused('damaged');
    this.#inRow = false;
    this.#maySkip = false;
    this.#listener.endRow();
  }

  #openCell(attributes: Attributes, empty: boolean): void {
    if (!this.#inRow || this.#inCell) throw refused('damaged');
    const tag = this.#tag;
    readCellTag(attributes, tag);
    this.#place(tag);
    this.#inCell = !empty;
    this.#value = '';
    this.#text = null;
    this.#hasFormula = false;
  }

  #place(tag: CellTag): void {
    if (tag.column < 0) tag.column = this.#column + 1;
    if (tag.column >= LAST_COLUMN) throw refused('damaged');
    this.#column = tag.column;
  }

  #closeCell(): void {
    if (!this.#inCell) return;
    this.#inCell = false;
    const tag = this.#tag;
    if (!this.#listener.wants(tag.column)) return;
    if (this.#text !== null) tag.type = 'inlineStr';
    else if (tag.type === 's') tag.shared = this.#value.trim() === '' ? -1 : Number(this.#value);
    const isText = this.#text === null && (tag.type === 'str' || tag.type === 'inlineStr');
    const value = this.#text ?? (isText ? cellText(this.#value) : this.#value.trim());
    if (value !== '' || this.#hasFormula) this.#listener.cell(tag, value, this.#hasFormula);
  }
}
