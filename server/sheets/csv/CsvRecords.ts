import type { Delimiter } from '../openedSheet.ts';
import { brokenQuote, refused } from '../sheetProblem.ts';

const QUOTE = 34;
const CR = 13;
const LF = 10;
const SPACE = 32;

/** A hundred columns of the longest cells. */
const LONGEST_RECORD = 4 * 1024 * 1024;

/**
 * Cuts the text of a csv, which comes in pieces, into records: quoted texts with line breaks and doubled quotes, ends of line of
 * any system. `each` hears of every record, blank ones too. Throws SheetProblem where a quote does not end as it should.
 */
export class CsvRecords {
  readonly #delimiter: number;
  readonly #each: (fields: string[]) => void;
  #rest = '';
  #line = 1;
  /** While a record is cut: where, the line, and whether the file ends with this piece. */
  #at = 0;
  #lines = 0;
  #isLast = false;

  constructor(delimiter: Delimiter, each: (fields: string[]) => void) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#each = each;
  }

  push(piece: string, isLast = false): void {
    const text = this.#rest + piece;
    let start = 0;
    this.#isLast = isLast;
    while (start < text.length) {
      this.#at = start;
      this.#lines = 0;
      const fields = this.#record(text);
      if (!fields) break;
      start = this.#at;
      this.#line += this.#lines;
      this.#each(fields);
    }
    this.#rest = text.slice(start);
    if (this.#rest.length <= LONGEST_RECORD) return;
    throw this.#rest.includes('"') ? brokenQuote(this.#line) : refused('cellTooLong');
  }

  end(): void {
    this.push('', true);
  }

  /** The fields of the record at `#at`, which moves behind it; null when it is not complete yet. */
  #record(text: string): string[] | null {
    const fields: string[] = [];
    for (;;) {
      const field = text.charCodeAt(this.#at) === QUOTE ? this.#quoted(text) : this.#plain(text);
      if (field === null) return null;
      fields.push(field);
      const code = text.charCodeAt(this.#at);
      if (Number.isNaN(code)) return this.#isLast ? fields : null;
      this.#at += 1;
      if (code === this.#delimiter) {
        if (this.#at >= text.length && !this.#isLast) return null;
        continue;
      }
      if (code === CR) {
        if (this.#at >= text.length && !this.#isLast) return null;
        if (text.charCodeAt(this.#at) === LF) this.#at += 1;
      }
      this.#lines += 1;
      return fields;
    }
  }

  #plain(text: string): string {
    const from = this.#at;
    for (let at = from; ; at++) {
      const code = text.charCodeAt(at);
      if (code !== this.#delimiter && code !== CR && code !== LF && !Number.isNaN(code)) continue;
      this.#at = at;
      return text.slice(from, at);
    }
  }

  #quoted(text: string): string | null {
    const from = this.#at + 1;
    const opened = this.#line + this.#lines;
    for (let at = from; ; at += 2) {
      at = text.indexOf('"', at);
      if (at < 0 || (at + 1 >= text.length && !this.#isLast)) {
        if (this.#isLast) throw brokenQuote(opened);
        return null;
      }
      if (text.charCodeAt(at + 1) === QUOTE) continue;
      const inner = text.slice(from, at);
      this.#lines += inner.match(/\r\n?|\n/g)?.length ?? 0;
      this.#at = at + 1;
      while (text.charCodeAt(this.#at) === SPACE) this.#at += 1;
      const next = text.charCodeAt(this.#at);
      if (next !== this.#delimiter && next !== CR && next !== LF && !Number.isNaN(next))
        throw brokenQuote(opened);
      return inner.includes('"') ? inner.replaceAll('""', '"') : inner;
    }
  }
}
