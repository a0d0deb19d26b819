import type { FileHandle } from 'node:fs/promises';
import { fileBytes } from '../fileBytes.ts';
import type { Encoding } from '../openedSheet.ts';
import { refused } from '../sheetProblem.ts';

export const isUtf16 = (encoding: Encoding): boolean => encoding === 'utf-16le' || encoding === 'utf-16be';

/** An even number of bytes as text; halves of characters stay what they are, which a decoder of the platform refuses. */
export const fromUtf16 = (bytes: Buffer, encoding: Encoding): string =>
  (encoding === 'utf-16be' ? Buffer.from(bytes).swap16() : bytes).toString('utf16le');

/** The text of a file in pieces, without a byte order mark. Throws SheetProblem when its last sign is cut. */
export async function* utf16Text(handle: FileHandle, encoding: Encoding): AsyncGenerator<string> {
  let [rest, isFirst] = [Buffer.alloc(0), true];
  for await (const chunk of fileBytes(handle)) {
    const bytes = Buffer.concat([rest, chunk]);
    const end = bytes.length & ~1;
    rest = bytes.subarray(end);
    const text = fromUtf16(bytes.subarray(0, end), encoding);
    yield isFirst ? text.replace(/^\uFEFF/, '') : text;
    isFirst = false;
  }
  if (rest.length) throw refused('encoding');
}
