import { CELL_CHARACTERS } from '#domain/files/sheetLimits.ts';
import type { Cell, PlainCell, RichCell, Row } from './cell.ts';
import { refused } from './sheetProblem.ts';

/**
 * Rows as one text and one list of numbers. Threads hand each other copies, and copying millions of small objects takes longer
 * than reading the file that they come from.
 */
export interface PackedRows {
  /** All texts of the cells, one after the other. */
  text: string;
  /** Per row its number, whether it is hidden, how many cells it has; per cell what it is, and how long its texts are. */
  numbers: Uint32Array<ArrayBuffer>;
  /** The number formats that cells name by their place here. */
  formats: string[];
}

const NOTHING = 0;
const TEXT = 1;
const NUMBER = 2;
/** A number that shows as it is stored. */
const PLAIN_NUMBER = 3;
const DATE = 4;
const YES = 5;
const NO = 6;
const ERROR = 7;
const FORMULA = 8;
const MERGED = 9;

/** What a cell is stands in the lowest bits of its first number, the length of its first text above them. */
const KIND_BITS = 4;
const KIND_MASK = 15;

/** Numbers that a row and a cell take at most: a formula is its own and the one of its result. */
const ROW_NUMBERS = 3;
const CELL_NUMBERS = 4;
const FIRST_CAPACITY = 4096;
/** Columns of the widest sheet. */
const MOST_CELLS = 16_384;
/** Rows of a batch. */
const BATCH = 500;
/** Characters from which on a batch goes with fewer rows. */
const MOST_CHARACTERS = 4 * 1024 * 1024;

/**
 * Packs rows as they come, cell by cell, so that nothing is made for a row that is only handed on. All cells of all files pass here:
 * it throws SheetProblem for one that holds too many characters.
 */
export class RowPacker {
  /** Rows that are complete. */
  rows = 0;
  /** Characters of all that was put since the last time. */
  characters = 0;
  #texts: string[] = [];
  #formats = new Map<string, number>();
  #numbers = new Uint32Array(FIRST_CAPACITY);
  #length = 0;
  /** Where the row that is open begins, and where the last complete one ends. */
  #start = 0;
  #end = 0;
  /** Cells of the row that is open. */
  #cells = 0;

  openRow(row: number, hidden: boolean): void {
    this.#start = this.#length;
    this.#reserve(ROW_NUMBERS);
    this.#add(row);
    this.#add(hidden ? 1 : 0);
    this.#add(0);
    this.#cells = 0;
  }

  /** Adds a cell right of all others of its row; those between them are empty. */
  put(column: number, cell: Cell): void {
    this.#reserve(column - this.#cells + CELL_NUMBERS);
    for (; this.#cells < column; this.#cells++) this.#add(NOTHING);
    this.#cell(cell);
    this.#cells += 1;
  }

  /** Ends a row; one without cells never was. */
  closeRow(): void {
    if (this.#cells) {
      this.#numbers[this.#start + ROW_NUMBERS - 1] = this.#cells;
      this.rows += 1;
    } else this.#length = this.#start;
    this.#end = this.#length;
  }

  /** Whether what is complete makes a batch. */
  get isFull(): boolean {
    return this.rows === BATCH || this.characters > MOST_CHARACTERS;
  }

  /** What is complete since the last time. */
  take(): PackedRows {
    const numbers = this.#numbers.slice(0, this.#end);
    const packed = { text: this.#texts.join(''), numbers, formats: [...this.#formats.keys()] };
    this.#texts = [];
    this.#formats = new Map();
    this.#length = 0;
    this.#end = 0;
    this.rows = 0;
    this.characters = 0;
    return packed;
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#numbers.length) return;
    const wider = new Uint32Array((this.#length + more) * 2);
    wider.set(this.#numbers);
    this.#numbers = wider;
  }

  #add(number: number): void {
    this.#numbers[this.#length++] = number;
  }

  #keepText(text: string): void {
    if (text.length > CELL_CHARACTERS) throw refused('cellTooLong');
    this.#texts.push(text);
    this.characters += text.length;
  }

  #addText(text: string): void {
    this.#keepText(text);
    this.#add(text.length);
  }

  #open(kind: number, text: string): void {
    this.#keepText(text);
    this.#add((text.length << KIND_BITS) | kind);
  }

  #addFormat(format: string): void {
    const known = this.#formats.get(format);
    if (known === undefined) this.#formats.set(format, this.#formats.size);
    this.#add(known ?? this.#formats.size - 1);
  }

  #cell(cell: Cell): void {
    if (cell === null) this.#add(NOTHING);
    else if (typeof cell === 'string') this.#open(TEXT, cell);
    else this.#rich(cell);
  }

  #rich(cell: RichCell): void {
    if (cell.kind === 'number') {
      const isPlain = cell.text === cell.raw;
      this.#open(isPlain ? PLAIN_NUMBER : NUMBER, cell.raw);
      if (!isPlain) this.#addText(cell.text);
      this.#addFormat(cell.format);
    } else if (cell.kind === 'date') {
      this.#open(DATE, cell.iso);
      this.#addText(cell.text);
      this.#addFormat(cell.format);
    } else if (cell.kind === 'boolean') this.#add(cell.value ? YES : NO);
    else if (cell.kind === 'error') this.#open(ERROR, cell.text);
    else if (cell.kind === 'merged') this.#open(MERGED, cell.into);
    else {
      this.#open(FORMULA, cell.text);
      this.#cell(cell.value);
    }
  }
}

const putRow = (packer: RowPacker, { row, hidden, cells }: Row): void => {
  packer.openRow(row, hidden);
  for (const [column, cell] of cells.entries()) packer.put(column, cell);
  packer.closeRow();
};

/**
 * Packs lists of rows of any length, in batches of 500 or of as many as make 4 million characters; the last one may be shorter.
 * The buffer of `numbers` may be transferred.
 */
export async function* packRows(lists: AsyncIterable<Row[]> | Iterable<Row[]>): AsyncGenerator<PackedRows> {
  const packer = new RowPacker();
  for await (const rows of lists)
    for (const row of rows) {
      putRow(packer, row);
      if (packer.isFull) yield packer.take();
    }
  if (packer.rows) yield packer.take();
}

class Unpacker {
  readonly #packed: PackedRows;
  #number = 0;
  #character = 0;

  constructor(packed: PackedRows) {
    this.#packed = packed;
  }

  get isDone(): boolean {
    return this.#number >= this.#packed.numbers.length;
  }

  #next(): number {
    return this.#packed.numbers[this.#number++] ?? 0;
  }

  #text(length = this.#next()): string {
    const from = this.#character;
    this.#character += length;
    return this.#packed.text.slice(from, this.#character);
  }

  #format(): string {
    return this.#packed.formats[this.#next()] ?? '';
  }

  row(): Row {
    const [row, hidden] = [this.#next(), this.#next() === 1];
    const length = this.#next();
    if (length > MOST_CELLS) throw new Error(`A packed row has ${length} cells`);
    const cells: Cell[] = new Array(length);
    for (let at = 0; at < cells.length; at++) cells[at] = this.#cell();
    return { row, cells, hidden };
  }

  #cell(): Cell {
    const first = this.#next();
    const kind = first & KIND_MASK;
    if (kind === NOTHING) return null;
    if (kind === YES) return { kind: 'boolean', text: 'TRUE', value: true };
    if (kind === NO) return { kind: 'boolean', text: 'FALSE', value: false };
    const text = this.#text(first >>> KIND_BITS);
    if (kind === TEXT) return text;
    if (kind === PLAIN_NUMBER) return { kind: 'number', text, raw: text, format: this.#format() };
    if (kind === NUMBER) return { kind: 'number', text: this.#text(), raw: text, format: this.#format() };
    if (kind === DATE) return { kind: 'date', text: this.#text(), iso: text, format: this.#format() };
    if (kind === ERROR) return { kind: 'error', text };
    if (kind === MERGED) return { kind: 'merged', text: '', into: text };
    return { kind: 'formula', text, value: this.#cell() as PlainCell };
  }
}

/** The rows that were packed. */
export const unpackRows = (packed: PackedRows): Row[] => {
  const unpacker = new Unpacker(packed);
  const rows: Row[] = [];
  while (!unpacker.isDone) rows.push(unpacker.row());
  return rows;
};
