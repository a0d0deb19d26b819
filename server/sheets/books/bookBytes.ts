import { type Zippable, zipSync } from 'fflate';
import { textOf } from '../csv/textOf.ts';
import { fileBytes } from '../fileBytes.ts';
import type { OtherBook } from '../openSource.ts';
import { refused } from '../sheetProblem.ts';
import { xmlPieces } from '../xml/xmlPieces.ts';
import type { ZipFile } from '../zip/openZip.ts';
import { type Marks, openDocumentMarks } from './openDocumentMarks.ts';
import { withoutAttributes } from './withoutAttributes.ts';
import { withoutNames } from './withoutNames.ts';

/** What the parts that SheetJS gets may unpack to. */
const MOST_UNPACKED = 256 * 1024 * 1024;
const BINARY_PARTS = /^(?:xl|_rels)\/.*\.(?:bin|rels)$|^\[content_types\]\.xml$/;
const STORED = { level: 0 } as const;

/** What SheetJS gets to read: bytes or text, and of an OpenDocument what is hidden in it. */
export interface BookBytes {
  data: Buffer | string;
  marks: readonly Marks[];
}

/**
 * The parts that matter, unpacked and checked by us and by the name they were asked for. SheetJS gets them as an archive in which
 * nothing is packed and never sees the one that was uploaded.
 */
const partsOf = async (zip: ZipFile, isWanted: (name: string) => boolean): Promise<Map<string, Buffer>> => {
  const wanted = [...zip.parts].filter(([name]) => isWanted(name)).map(([, part]) => part);
  if (wanted.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED) throw refused('bomb');
  const parts = new Map<string, Buffer>();
  for (const part of wanted) {
    const isXml = part.name.toLowerCase().endsWith('.xml');
    const bytes = isXml ? xmlPieces(zip.read(part)) : zip.read(part);
    parts.set(part.name, Buffer.concat(await Array.fromAsync(bytes)));
  }
  return parts;
};

const stored = (parts: Iterable<readonly [string, Uint8Array]>): Buffer => {
  const files: Zippable = {};
  for (const [name, bytes] of parts) files[name] = [bytes, STORED];
  return Buffer.from(zipSync(files).buffer);
};

const openDocument = async (zip: ZipFile): Promise<BookBytes> => {
  const parts = await partsOf(zip, (name) => name === 'content.xml' || name === 'styles.xml');
  const content = parts.get('content.xml');
  if (!content) throw refused('damaged');
  const standing: [string, Uint8Array][] = [
    ['META-INF/manifest.xml', Buffer.from('<manifest/>')],
    ['styles.xml', Buffer.from('<styles/>')],
  ];
  return { data: stored([...standing, ...parts]), marks: openDocumentMarks(content) };
};

/** A text that SheetJS reads. All XML goes through our own scanner first: what is cut off or has a DOCTYPE ends there. */
const written = async ({ handle, format }: OtherBook, encoding: NonNullable<OtherBook['encoding']>) => {
  const text = (await Array.fromAsync(textOf(handle, encoding))).join('');
  if (format === 'html') return { data: withoutNames(withoutAttributes(text)), marks: [] };
  return { data: text, marks: openDocumentMarks(Buffer.from(text)) };
};

/** What SheetJS gets to read of a file. Throws SheetProblem when it is a bomb, damaged, or has instructions in it. */
export const bookBytes = async (book: OtherBook): Promise<BookBytes> => {
  const { handle, format, zip, encoding } = book;
  if (zip && format === 'ods') return openDocument(zip);
  if (zip) return { data: stored(await partsOf(zip, (name) => BINARY_PARTS.test(name))), marks: [] };
  if (encoding) return written(book, encoding);
  return { data: Buffer.concat(await Array.fromAsync(fileBytes(handle))), marks: [] };
};
