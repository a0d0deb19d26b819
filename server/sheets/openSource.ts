import { type FileHandle, open } from 'node:fs/promises';
import { readCsv } from './csv/readCsv.ts';
import { fileBytes } from './fileBytes.ts';
import { keepLimits, refused } from './problems.ts';
import type { Source } from './source.ts';
import type { OpenOptions } from './types.ts';
import { readXlsx } from './xlsx/readXlsx.ts';

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP = Buffer.from('504b', 'hex');
const SPACE = 32;
/** The stream of a workbook that is locked with a password, in the directory of its OLE file. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');

/** Old Excel's own records, when they lie in no OLE file: 9, a version, a length. */
const isBiff = ([id, version = 1, length = 1, zero]: Buffer): boolean =>
  id === 9 && version % 2 === 0 && version <= 8 && length % 2 === 0 && length <= 16 && zero === 0;

/** Whether the bytes occur anywhere in a file. */
const contains = async (handle: FileHandle, wanted: Buffer): Promise<boolean> => {
  let end = Buffer.alloc(0);
  for await (const chunk of fileBytes(handle)) {
    const bytes = Buffer.concat([end, chunk]);
    if (bytes.includes(wanted)) return true;
    end = bytes.subarray(-wanted.length);
  }
  return false;
};

const read = async (handle: FileHandle, { name, sheet }: OpenOptions): Promise<Omit<Source, 'close'>> => {
  const { size } = await handle.stat();
  keepLimits({ bytes: size });
  if (size === 0) throw refused('empty');
  const head = Buffer.alloc(8);
  await handle.read(head, 0, 8, 0);
  if (head.equals(OLE)) throw refused((await contains(handle, LOCKED)) ? 'password' : 'oldExcel');
  if (isBiff(head)) throw refused('oldExcel');
  const isZip = head.subarray(0, 2).equals(ZIP) && (head[2] ?? SPACE) < SPACE;
  return isZip ? readXlsx(handle, size, sheet) : readCsv(handle, name, sheet);
};

/** Opens a spreadsheet in this thread, by its content alone, and counts it. Throws SheetProblem. */
export const openSource = async (path: string, options: OpenOptions): Promise<Source> => {
  const handle = await open(path);
  const close = () => handle.close();
  try {
    return { ...(await read(handle, options)), close };
  } catch (error) {
    await close();
    throw error;
  }
};
