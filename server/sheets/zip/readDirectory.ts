import { refused } from '../sheetProblem.ts';

/** One file of an archive as its directory describes it. */
export interface ZipPart {
  /** Forward slashes; case as it was written. */
  name: string;
  method: 'stored' | 'deflated';
  packed: number;
  size: number;
  crc: number;
  /** Where its local header begins. */
  offset: number;
}

const CENTRAL = 0x0201_4b50;
const CENTRAL_LENGTH = 46;
const MOST_32 = 0xffff_ffff;
const ENCRYPTED = 0x0001;
const ZIP64_FIELD = 0x0001;

const METHODS = new Map([
  [0, 'stored'],
  [8, 'deflated'],
] as const);

/** Numbers of 64 bits that stand in for those of 32 that were too small, in their fixed order. */
const wideNumbers = (extra: Buffer) => {
  for (let at = 0; at + 4 <= extra.length; ) {
    const [id, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)];
    const field = extra.subarray(at + 4, at + 4 + length);
    if (id !== ZIP64_FIELD) {
      at += 4 + length;
      continue;
    }
    let next = 0;
    return (narrow: number) => {
      if (narrow !== MOST_32) return narrow;
      next += 8;
      return next <= field.length ? Number(field.readBigUInt64LE(next - 8)) : Number.NaN;
    };
  }
  return (narrow: number) => narrow;
};

const checkedName = (raw: string): string => {
  // Some programs write the separators of Windows.
  const name = raw.replaceAll('\\', '/');
  if (name.startsWith('/') || name.includes('\0') || name.split('/').includes('..')) throw refused('damaged');
  return name;
};

/** The parts that a central directory of `count` entries lists, by lower-cased name; folders are left out. */
export const readDirectory = (bytes: Buffer, count: number): Map<string, ZipPart> => {
  const parts = new Map<string, ZipPart>();
  for (let at = 0, seen = 0; seen < count; seen++) {
    if (at + CENTRAL_LENGTH > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) throw refused('damaged');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      bytes.readUInt16LE(at + field),
    ) as [number, number, number];
    const extraAt = at + CENTRAL_LENGTH + nameLength;
    const name = checkedName(bytes.toString('utf8', at + CENTRAL_LENGTH, extraAt));
    const wide = wideNumbers(bytes.subarray(extraAt, extraAt + extraLength));
    const size = wide(bytes.readUInt32LE(at + 24));
    const packed = wide(bytes.readUInt32LE(at + 20));
    const offset = wide(bytes.readUInt32LE(at + 42));
    const method = METHODS.get(bytes.readUInt16LE(at + 10) as 0 | 8);
    if (bytes.readUInt16LE(at + 8) & ENCRYPTED) throw refused('password');
    if (!method || ![size, packed, offset].every(Number.isSafeInteger)) throw refused('damaged');
    const key = name.toLowerCase();
    if (parts.has(key)) throw refused('damaged');
    if (!name.endsWith('/'))
      parts.set(key, { name, method, packed, size, crc: bytes.readUInt32LE(at + 16), offset });
    at = extraAt + extraLength + commentLength;
  }
  return parts;
};
