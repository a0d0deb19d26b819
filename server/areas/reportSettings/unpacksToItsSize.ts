import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { sniffKind } from '#domain/files/sniffKind.ts';

const unpack = promisify(inflate);
const HEAD = 8;
/** A chunk's length and name before what is in it, and the sum of its bytes behind. */
const AROUND = 12;
/** Where the width stands, behind the length and name of the first chunk. */
const SIZE_AT = HEAD + 8;
/** Of four colours with 16 bits each. */
const PIXEL_BYTES = 8;

/** What is in the chunks of a PNG's pixels. */
const dataOf = (bytes: Buffer): Buffer[] => {
  const parts: Buffer[] = [];
  for (let at = HEAD; at + AROUND <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += AROUND + length;
  }
  return parts;
};

/**
 * Whether the pixels of a picture take no more than its width and height say: a PNG of a megabyte that calls itself small may unpack to a
 * gigabyte each time it is printed. What is no PNG is not unpacked in print.
 */
export const unpacksToItsSize = async (bytes: Buffer): Promise<boolean> => {
  if (sniffKind(bytes) !== 'png') return true;
  const [width, height] = [bytes.readUInt32BE(SIZE_AT), bytes.readUInt32BE(SIZE_AT + 4)];
  // Each line has a byte of its own; in a picture that comes in passes some lines count twice.
  const most = (width * PIXEL_BYTES + 2) * (height + HEAD);
  return unpack(Buffer.concat(dataOf(bytes)), { maxOutputLength: most }).then(
    () => true,
    () => false,
  );
};
