import { refused } from '../sheetProblem.ts';
import { type XmlListener, XmlScanner } from '../xml/XmlScanner.ts';
import { xmlPieces } from '../xml/xmlPieces.ts';
import type { ZipFile } from '../zip/openZip.ts';

/** Scans a part of the archive to its end, piece by piece; `each` runs after every piece. Throws SheetProblem when it is missing. */
export async function* scanPart(zip: ZipFile, path: string, listener: XmlListener): AsyncGenerator<void> {
  const part = zip.parts.get(path.toLowerCase());
  if (!part) throw refused('damaged');
  const scanner = new XmlScanner(listener);
  for await (const piece of xmlPieces(zip.read(part))) {
    scanner.push(piece);
    yield;
  }
  scanner.end();
}

/** Scans a part at one go. */
export const scanWhole = async (zip: ZipFile, path: string, listener: XmlListener): Promise<void> => {
  for await (const _ of scanPart(zip, path, listener));
};
