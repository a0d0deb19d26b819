import { refused } from '../sheetProblem.ts';
import { decoded } from '../xml/decoded.ts';
import type { Window, XmlListener } from '../xml/XmlScanner.ts';
import { cellText, RichText } from './richText.ts';

/** Characters of one slab; a text is never cut in two. */
const SLAB = 256 * 1024;
const MOST_CHARACTERS = 256 * 1024 * 1024;

/** Numbers that grow, four bytes each. */
class Numbers {
  #values = new Uint32Array(1024);
  length = 0;

  add(value: number): void {
    if (this.length === this.#values.length) {
      const wider = new Uint32Array(this.length * 2);
      wider.set(this.#values);
      this.#values = wider;
    }
    this.#values[this.length++] = value;
  }

  at(index: number): number {
    return this.#values[index] ?? 0;
  }
}

/** The texts that a workbook's cells name by number: a few long strings and where in them each begins. */
export class SharedStrings {
  #slabs: string[] = [];
  #pending: string[] = [];
  #pendingLength = 0;
  #characters = 0;
  readonly #slabOf = new Numbers();
  readonly #endOf = new Numbers();

  add(text: string): void {
    this.#pending.push(text);
    this.#pendingLength += text.length;
    this.#characters += text.length;
    if (this.#characters > MOST_CHARACTERS) throw refused('bomb');
    this.#slabOf.add(this.#slabs.length);
    this.#endOf.add(this.#pendingLength);
    if (this.#pendingLength >= SLAB) this.seal();
  }

  /** After the last text. */
  seal(): void {
    this.#slabs.push(this.#pending.join(''));
    this.#pending = [];
    this.#pendingLength = 0;
  }

  /** The text under a number, '' for a blank one. Throws SheetProblem when there is none. */
  at(index: number): string {
    if (!(index >= 0 && index < this.#endOf.length)) throw refused('damaged');
    const slab = this.#slabOf.at(index);
    const from = index > 0 && this.#slabOf.at(index - 1) === slab ? this.#endOf.at(index - 1) : 0;
    return (this.#slabs[slab] ?? '').slice(from, this.#endOf.at(index));
  }
}

const SI_T = Buffer.from('<si><t>');
const T_SI = '</t></si>';

/** Where a whole `<si><t>text</t></si>` at `at` ends, its text having been added; `at` when it is something else. */
const takeString = ({ bytes, text }: Window, at: number, strings: SharedStrings): number => {
  for (let index = 0; index < SI_T.length; index++) if (bytes[at + index] !== SI_T[index]) return at;
  const from = at + SI_T.length;
  const to = text.indexOf('<', from);
  if (to < 0 || !text.startsWith(T_SI, to)) return at;
  strings.add(cellText(decoded(text.slice(from, to)).trim()));
  return to + T_SI.length;
};

/** Fills `strings` from a workbook's part of shared strings. */
export const sharedStringsListener = (strings: SharedStrings): XmlListener => {
  const rich = new RichText();
  return {
    open: (name, attributes, empty) => {
      if (name === 'si' && empty) strings.add('');
      else rich.open(name, attributes, empty);
    },
    close: (name) => (name === 'si' ? strings.add(rich.take()) : rich.close(name)),
    text: (written, cdata) => rich.add(written, cdata),
    wantsText: () => rich.wants,
    takeWhole: (window, at) => takeString(window, at, strings),
  };
};
