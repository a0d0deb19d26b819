import type { FileHandle } from 'node:fs/promises';
import { sniffKind } from '#domain/files/sniffKind.ts';
import { fileBytes, headOf } from '../fileBytes.ts';
import type { Encoding } from '../openedSheet.ts';
import { refused } from '../sheetProblem.ts';
import { fromUtf16, isUtf16 } from './utf16Text.ts';

const BOMS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const OTHER_TEXT = /^\{\\rtf/;

// Bytes that Windows-1252 leaves open, and letters of UTF-8 read as two of its own (`Ã±`, `â€™`).
const NOT_1252 = /[\x81\x8d\x8f\x90\x9d]|\xc3[\x80-\xbf]|\xe2\x80[\x90-\xbf]/;

// Bytes as they stand in words: é, ñ, Ñ in the one encoding are quotes, dashes or other capitals in the middle of a word in the other.
const IN_MAC =
  /(?<=[A-Za-z])[\x87\x8e\x96\x97\x9c\x9f](?=[a-z])|(?<=[A-Za-z])[\x83\x84](?=[A-Za-z])|(?<=[a-z])\x8e(?![A-Za-z])/g;

const IN_1252 = /(?<=[A-Za-z])[\xc1\xcd\xd1\xd3\xda\xe1\xe9\xed\xf1\xf3\xfa\xfc]|[\xc1\xd1\xf1](?=[A-Za-z])/g;

/** UTF-16 without a mark: every other byte of a list in Latin letters is zero. */
const unmarkedUtf16 = (head: Buffer): Encoding | null => {
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const many = head.length / 5;
  if ((zeros[1] ?? 0) > many && zeros[0] === 0) return 'utf-16le';
  return (zeros[0] ?? 0) > many && zeros[1] === 0 ? 'utf-16be' : null;
};

/** Signs of a damaged text that are let pass however short it is; of a longer one every hundredth. */
const STRAY = 3;

const isNoText = (strange: number, length: number): boolean => (strange - STRAY) * 100 > length;

const isStrange = (code: number): boolean =>
  code < 9 || (code > 13 && code < 32) || (code >= 0xd800 && code <= 0xdfff);

/** Control characters and halves of characters in a text. */
const strangeIn = (text: string): number => {
  let strange = 0;
  for (const sign of text) if (isStrange(sign.codePointAt(0) ?? 0)) strange += 1;
  return strange;
};

/** Which of two encodings with one byte a letter: the one in which more of the bytes are letters of words, Windows' own without a sign. */
const singleByte = (isMac: number, is1252: number): Encoding =>
  isMac > is1252 ? 'macintosh' : 'windows-1252';

const times = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** UTF-8 when all of the file is, else what Windows or an old Mac writes; refuses what is none of them, or no text. */
const byContent = async (handle: FileHandle): Promise<Encoding> => {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let [isUtf8, isOther, controls, length] = [true, true, 0, 0];
  let [ofMac, of1252] = [0, 0];
  for await (const chunk of fileBytes(handle)) {
    length += chunk.length;
    for (const byte of chunk) if (isStrange(byte)) controls += 1;
    try {
      if (isUtf8) utf8.decode(chunk, { stream: true });
    } catch {
      isUtf8 = false;
    }
    if (!isUtf8) {
      const text = chunk.toString('latin1');
      isOther &&= !NOT_1252.test(text);
      ofMac += times(text, IN_MAC);
      of1252 += times(text, IN_1252);
    }
    if (isNoText(controls, length)) throw refused('notASpreadsheet');
  }
  try {
    if (isUtf8) utf8.decode();
  } catch {
    isUtf8 = false;
  }
  if (isUtf8) return 'utf-8';
  const encoding = singleByte(ofMac, of1252);
  if (!isOther && encoding === 'windows-1252') throw refused('encoding');
  return encoding;
};

/** The first bytes of a file as text. */
export const beginning = (head: Buffer, encoding: Encoding): string =>
  isUtf16(encoding)
    ? fromUtf16(head.subarray(0, head.length & ~1), encoding)
    : new TextDecoder(encoding).decode(head);

/** The encoding of a file of text. Throws SheetProblem when it is no text, or in an encoding that cannot be told. */
export const encodingOf = async (handle: FileHandle): Promise<Encoding> => {
  const head = await headOf(handle);
  const kind = sniffKind(Buffer.concat([head, Buffer.alloc(16)]));
  if (kind) throw refused('notASpreadsheet');
  const marked = BOMS.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))?.[0];
  const encoding = marked ?? unmarkedUtf16(head) ?? (await byContent(handle));
  const text = beginning(head, encoding);
  if (OTHER_TEXT.test(text) || isNoText(strangeIn(text), text.length)) throw refused('notASpreadsheet');
  return encoding;
};
