import { refused } from '../sheetProblem.ts';

/** Encodings that other programs write XML in, besides UTF-8, by what a document in them begins with. */
const otherEncoding = (head: Buffer): string | null => {
  const [first, second] = [head[0], head[1]];
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const [, declared = 'utf-8'] =
    /^[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(head.toString('latin1', 0, 200)) ?? [];
  return /^(?:utf-?8|us-ascii)$/i.test(declared) ? null : declared;
};

const decoderOf = (encoding: string): TextDecoder => {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw refused('damaged');
  }
};

/** The bytes of an XML document as bytes of UTF-8, without a byte order mark. */
export async function* xmlPieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null | undefined;
  for await (const chunk of bytes) {
    const isFirst = decoder === undefined;
    if (decoder === undefined) {
      const encoding = otherEncoding(chunk);
      decoder = encoding ? decoderOf(encoding) : null;
    }
    if (decoder) yield Buffer.from(decoder.decode(chunk, { stream: true }));
    else yield isFirst && chunk[0] === 0xef && chunk[1] === 0xbb ? chunk.subarray(3) : chunk;
  }
}
