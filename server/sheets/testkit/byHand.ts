import { type Zippable, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

type Part = string | Uint8Array;

export interface HandMade {
  /** XML of `<sheetData>` or of what stands around it. */
  data?: string;
  before?: string;
  after?: string;
  /** `<si>`s. */
  strings?: string;
  /** Inside `<styleSheet>`. */
  styles?: string;
  /** Attributes of `<workbookPr>`. */
  properties?: string;
  /** Attributes of the one `<sheet>`. */
  sheet?: string;
  main?: string;
  relations?: string;
  /** Parts that replace or add to those made here; null takes one away. */
  parts?: Record<string, Part | null>;
  level?: 0 | 6;
}

const bytes = (part: Part): Uint8Array => (typeof part === 'string' ? new TextEncoder().encode(part) : part);

/** The parts of a small workbook, so that a test says only what is special about its own. */
export const partsByHand = (made: HandMade): Record<string, Part> => {
  const { main = MAIN, relations = RELATIONS } = made;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const parts: Record<string, Part | null> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}">${relation('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr ${made.properties ?? ''}/><sheets><sheet name="Stores" sheetId="1" ${made.sheet ?? ''} r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'sharedStrings', 'sharedStrings.xml')}${relation('rId3', 'styles', 'styles.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${made.before ?? ''}<sheetData>${made.data ?? ''}</sheetData>${made.after ?? ''}</worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${made.strings ?? ''}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${made.styles ?? ''}</styleSheet>`,
    ...made.parts,
  };
  return Object.fromEntries(
    Object.entries(parts).filter((entry): entry is [string, Part] => entry[1] !== null),
  );
};

export const zipped = (parts: Record<string, Part>, level: 0 | 6 = 6): Uint8Array => {
  const files: Zippable = {};
  for (const [path, part] of Object.entries(parts)) files[path] = [bytes(part), { level }];
  return zipSync(files);
};

/** A small workbook of hand-written XML. */
export const byHand = (made: HandMade): Uint8Array => zipped(partsByHand(made), made.level);
