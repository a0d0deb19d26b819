import { CELL_CHARACTERS } from '#domain/files/sheetLimits.ts';
import { refused } from '../sheetProblem.ts';
import { storable } from '../storable.ts';
import type { Attributes } from '../xml/attribute.ts';
import { attribute } from '../xml/attribute.ts';
import { decoded, fromBytes, unescaped } from '../xml/decoded.ts';

/** A cell's text as it was stored, ready for people; '' when there is nothing to see. Throws SheetProblem when it is too long. */
export const cellText = (stored: string): string => {
  const text = storable(unescaped(stored));
  if (text.length > CELL_CHARACTERS) throw refused('cellTooLong');
  return text.trim() === '' ? '' : text;
};

/** The text of a shared or inline string: its `t`s one after the other, guides to its pronunciation left out. */
export class RichText {
  wants = false;
  #text = '';
  #piece = '';
  #keepsSpace = false;
  #inRun = false;
  #inGuide = false;

  open(name: string, attributes: Attributes, empty: boolean): void {
    if (empty) return;
    if (name === 't' && !this.#inGuide) {
      this.wants = true;
      this.#piece = '';
      this.#keepsSpace = this.#inRun || attribute(attributes, 'xml:space') === 'preserve';
    } else if (name === 'r') this.#inRun = true;
    else if (name === 'rPh') this.#inGuide = true;
  }

  add(written: string, cdata: boolean): void {
    this.#piece += cdata ? fromBytes(written) : decoded(written);
  }

  close(name: string): void {
    if (name === 't' && this.wants) {
      this.wants = false;
      this.#text += this.#keepsSpace ? this.#piece : this.#piece.trim();
      if (this.#text.length > 8 * CELL_CHARACTERS) throw refused('cellTooLong');
    } else if (name === 'r') this.#inRun = false;
    else if (name === 'rPh') this.#inGuide = false;
  }

  /** What was collected since the last time. */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return cellText(text);
  }
}
