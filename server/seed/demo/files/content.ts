import { formatDate, manilaDate } from '#domain/day.ts';
import { trimmedEnd } from '#domain/formats/trimmedEnd.ts';
import { pdfOf } from './pdf.ts';
import { PICTURES } from './pictures.ts';

/** What stands in a document of the demo; its bytes follow from this alone, so that a lost file can be made again. */
export interface DemoFile {
  /** "BIR 2303 certificate of registration - Habagatan Crestline Trading Corp.pdf" */
  name: string;
  code: string;
  createdAt: Date;
}

const BETWEEN = ' - ';

/** The name of a document's file: what it is and whose, with nothing that a file's name cannot hold. */
export const fileName = (code: string, label: string, owner: string): string => {
  const clean = (text: string) =>
    trimmedEnd(text.replace(/[\\/:*?"<>|]/g, ' ').replace(/\s+/g, ' '), '. ').trim();
  return `${clean(label)}${BETWEEN}${clean(owner)}.${Object.hasOwn(PICTURES, code) ? 'png' : 'pdf'}`;
};

export const mediaTypeOf = (code: string): string =>
  Object.hasOwn(PICTURES, code) ? 'image/png' : 'application/pdf';

/** The bytes of a document of the demo. */
export const contentOf = ({ name, code, createdAt }: DemoFile): Buffer => {
  const picture = Object.hasOwn(PICTURES, code) ? PICTURES[code] : undefined;
  if (picture) return picture(name);
  const [title = '', owner = ''] = name.replace(/\.pdf$/, '').split(BETWEEN);
  return pdfOf(title, [`Issued to: ${owner}`, `Date: ${formatDate(manilaDate(createdAt))}`, '', 'Suki demo']);
};
