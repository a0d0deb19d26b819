import type { FileHandle } from 'node:fs/promises';
import { fileBytes, headOf } from '../fileBytes.ts';
import type { Encoding } from '../openedSheet.ts';
import { refused } from '../sheetProblem.ts';
import { beginning } from './encodingOf.ts';
import { isUtf16, utf16Text } from './utf16Text.ts';

/** How the text of a file begins. */
export const headText = async (handle: FileHandle, encoding: Encoding): Promise<string> =>
  beginning(await headOf(handle), encoding).replace(/^\uFEFF/, '');

/** The text of a file in pieces, without a byte order mark; of one in UTF-16 it may hold halves of characters. */
export async function* textOf(handle: FileHandle, encoding: Encoding): AsyncGenerator<string> {
  if (isUtf16(encoding)) return yield* utf16Text(handle, encoding);
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw refused('encoding');
    }
  };
  for await (const chunk of fileBytes(handle)) yield decode(chunk);
  yield decode();
}
