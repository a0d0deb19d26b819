import { refused } from '../sheetProblem.ts';
import type { Attributes } from './attribute.ts';
import { Namespaces } from './namespaces.ts';

/** Hears of the tags of an XML document that belong to its own namespace. Names come without their prefix. */
export interface XmlListener {
  open: (name: string, attributes: Attributes, empty: boolean) => void;
  close: (name: string) => void;
  /** A run of characters as it is written (see xml/text.ts), or of CDATA; one text may come in several. */
  text: (written: string, cdata: boolean) => void;
  /** Whether the next run of characters is wanted; most lie between tags and are not. */
  wantsText: () => boolean;
  /** Whether it hears of the tags of every namespace: an OpenDocument is written in several. */
  hearsAll?: boolean;
  /**
   * Takes elements that it knows by heart, beginning at a `<`, in one go: answers where it stopped, or `at` to have the tag told
   * the usual way. Whatever is incomplete or written in another way is left alone.
   */
  takeWhole?: (window: Window, at: number) => number;
}

/** A stretch of a document, as bytes of UTF-8 and as text in which every character is one of them. */
export interface Window {
  bytes: Buffer;
  text: string;
}

/** No tag, comment or run of characters that a spreadsheet needs is longer. */
const LONGEST_TOKEN = 2 * 1024 * 1024;

const BANG = 33;
const QUOTE = 34;
const APOSTROPHE = 39;
const SLASH = 47;
const LESS = 60;
const COLON = 58;
const GREATER = 62;
const QUESTION = 63;
const X = 120;
const SPACE = 32;

/**
 * A scanner for XML that comes in pieces, bytes of UTF-8. It knows tags, CDATA, comments and nothing else: a DOCTYPE, the door to
 * entities and to other files, is refused. Throws SheetProblem.
 */
export class XmlScanner {
  readonly #listener: XmlListener;
  readonly #names = new Namespaces();
  readonly #attributes: Attributes = { text: '', from: 0, to: 0, uriOf: this.#names.uriOf };
  #rest: Buffer = Buffer.alloc(0);
  #at = 0;
  #depth = 0;
  /** How deep the foreign element stands that is being passed over; 0 when there is none. */
  #passing = 0;

  constructor(listener: XmlListener) {
    this.#listener = listener;
  }

  /** Scans as far as this piece goes. */
  push(piece: Buffer): void {
    const bytes = this.#rest.length ? Buffer.concat([this.#rest, piece]) : piece;
    const window = { bytes, text: bytes.toString('latin1') };
    this.#at = 0;
    while (this.#token(window));
    this.#rest = bytes.subarray(this.#at);
    if (this.#rest.length > LONGEST_TOKEN) throw refused('damaged');
  }

  /** Throws when the document did not come to its end. */
  end(): void {
    if (this.#depth !== 0 || this.#rest.some((byte) => byte > SPACE)) throw refused('damaged');
  }

  /** Scans one token beginning at `#at`; false when it is not complete yet. */
  #token(window: Window): boolean {
    const { bytes, text } = window;
    const start = bytes[this.#at] === LESS ? this.#at : text.indexOf('<', this.#at);
    if (start < 0) {
      if (!this.#wantsText()) this.#at = text.length;
      return false;
    }
    if (start > this.#at) this.#runTo(text, start);
    if (start + 1 >= bytes.length) return false;
    const second = bytes[start + 1];
    if (second === SLASH) return this.#closing(text, start);
    if (second === BANG) return this.#declaration(text, start);
    if (second === QUESTION) return this.#skip(text, start, '?>');
    const end = (this.#passing ? undefined : this.#listener.takeWhole?.(window, start)) ?? start;
    if (end === start) return this.#opening(text, start);
    this.#at = end;
    return true;
  }

  #wantsText(): boolean {
    return !this.#passing && this.#listener.wantsText();
  }

  /** Hands over the characters before a tag. */
  #runTo(text: string, start: number): void {
    if (this.#wantsText()) this.#listener.text(text.slice(this.#at, start), false);
    this.#at = start;
  }

  #skip(text: string, start: number, ending: string): boolean {
    const end = text.indexOf(ending, start + 2);
    if (end < 0) return false;
    this.#at = end + ending.length;
    return true;
  }

  #declaration(text: string, start: number): boolean {
    if (text.startsWith('<!--', start)) return this.#skip(text, start + 2, '-->');
    if (text.startsWith('<![CDATA[', start)) {
      const end = text.indexOf(']]>', start);
      if (end < 0) return false;
      if (this.#wantsText()) this.#listener.text(text.slice(start + 9, end), true);
      this.#at = end + 3;
      return true;
    }
    if (
      text.length - start < 9 &&
      ('<![CDATA['.startsWith(text.slice(start)) || '<!--'.startsWith(text.slice(start)))
    )
      return false;
    throw refused('unsafeXml');
  }

  #closing(text: string, start: number): boolean {
    const end = text.indexOf('>', start);
    if (end < 0) return false;
    let from = start + 2;
    let to = from;
    for (; to < end; to++) {
      const code = text.charCodeAt(to);
      if (code === COLON) from = to + 1;
      else if (code <= SPACE) break;
    }
    if (this.#depth === 0) throw refused('damaged');
    this.#at = end + 1;
    const [prefix, name] = [text.slice(start + 2, Math.max(start + 2, from - 1)), text.slice(from, to)];
    if (!this.#passing && this.#standingOf(prefix, name) === 'own') this.#listener.close(name);
    this.#leave();
    return true;
  }

  #opening(text: string, start: number): boolean {
    let from = start + 1;
    let at = from;
    let code = text.charCodeAt(at);
    while (code > SPACE && code !== GREATER && code !== SLASH) {
      if (code === COLON) from = at + 1;
      code = text.charCodeAt(++at);
    }
    const nameEnd = at;
    let declares = false;
    while (code !== GREATER) {
      if (Number.isNaN(code)) return false;
      if (code === QUOTE || code === APOSTROPHE) {
        at = text.indexOf(code === QUOTE ? '"' : "'", at + 1);
        if (at < 0) return false;
      } else if (code === X) declares ||= text.startsWith('xmlns', at);
      code = text.charCodeAt(++at);
    }
    const empty = text.charCodeAt(at - 1) === SLASH;
    this.#at = at + 1;
    const attributes = this.#attributes;
    attributes.text = text;
    attributes.from = nameEnd;
    attributes.to = empty ? at - 1 : at;
    const name = text.slice(from, nameEnd);
    this.#depth += 1;
    if (!this.#passing)
      this.#open(text.slice(start + 1, Math.max(start + 1, from - 1)), name, empty, declares);
    if (empty) this.#leave();
    return true;
  }

  #open(prefix: string, name: string, empty: boolean, declares: boolean): void {
    if (declares) this.#names.declare(this.#attributes, this.#depth);
    if (this.#depth === 1) this.#names.root(prefix);
    const standing = this.#standingOf(prefix, name);
    if (standing === 'own') this.#listener.open(name, this.#attributes, empty);
    else if (standing === 'foreign') this.#passing = this.#depth;
  }

  #standingOf(prefix: string, name: string) {
    return this.#listener.hearsAll ? 'own' : this.#names.standingOf(prefix, name);
  }

  /** Leaves the element that is open. */
  #leave(): void {
    if (this.#passing === this.#depth) this.#passing = 0;
    this.#names.leave(this.#depth);
    this.#depth -= 1;
  }
}
