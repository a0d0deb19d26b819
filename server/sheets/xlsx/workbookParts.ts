import { posix } from 'node:path';
import { refused } from '../sheetProblem.ts';
import { storable } from '../storable.ts';
import { type Attributes, attribute, attributeIn, isOn } from '../xml/attribute.ts';
import { unescaped } from '../xml/decoded.ts';
import type { ZipFile } from '../zip/openZip.ts';
import { scanWhole } from './scanPart.ts';

/** Hears of the tags of a part of which only attributes count. */
const scanTags = (zip: ZipFile, path: string, open: (name: string, attributes: Attributes) => void) =>
  scanWhole(zip, path, { open, close: () => undefined, text: () => undefined, wantsText: () => false });

interface Relation {
  id: string;
  /** Last word of its type: `worksheet`, `styles`; alike in the strict and the usual dialect. */
  type: string;
  /** Path in the archive. */
  target: string;
}

/** A name in the archive: separators may be those of Windows, and signs be written as in an address. */
const pathOf = (zip: ZipFile, folder: string, target: string): string => {
  const path = target.replaceAll('\\', '/');
  const whole = posix.normalize(path.startsWith('/') ? path.slice(1) : posix.join(folder, path));
  if (zip.parts.has(whole.toLowerCase()) || !whole.includes('%')) return whole;
  try {
    return decodeURIComponent(whole);
  } catch {
    return whole;
  }
};

/** What a part refers to; nothing when it refers to nothing. */
const relationsOf = async (zip: ZipFile, path: string): Promise<Relation[]> => {
  const folder = posix.dirname(path);
  const rels = posix.join(folder, '_rels', `${posix.basename(path)}.rels`);
  const relations: Relation[] = [];
  if (!zip.parts.has(rels.toLowerCase())) return relations;
  await scanTags(zip, rels, (name, attributes) => {
    const target = attribute(attributes, 'Target');
    if (name !== 'Relationship' || !target || attribute(attributes, 'TargetMode') === 'External') return;
    relations.push({
      id: attribute(attributes, 'Id') ?? '',
      type: (attribute(attributes, 'Type') ?? '').split('/').at(-1) ?? '',
      target: pathOf(zip, folder, target),
    });
  });
  return relations;
};

/** A workbook's sheets of cells in their order, and the parts around them; those may be named and not be there. */
export interface WorkbookParts {
  sheets: { name: string; hidden: boolean; path: string }[];
  is1904: boolean;
  strings: string | undefined;
  styles: string | undefined;
}

/** The namespace of a relationship's id, in either dialect. */
const RELATIONSHIPS = /\/officeDocument\/(?:2006\/)?relationships$/;

const relationId = (attributes: Attributes): string | null =>
  attributeIn(attributes, RELATIONSHIPS, 'id') ?? attribute(attributes, 'r:id');

const refuseOtherKinds = async (zip: ZipFile, workbook: string | undefined): Promise<void> => {
  if (!workbook || !zip.parts.has(workbook.toLowerCase())) throw refused('notASpreadsheet');
  let [isWorkbook, hasMacros] = [false, false];
  await scanTags(zip, workbook, (name) => {
    isWorkbook ||= name === 'workbook';
  });
  if (zip.parts.has('[content_types].xml'))
    await scanTags(zip, '[Content_Types].xml', (_, attributes) => {
      const isIt = attribute(attributes, 'PartName')?.toLowerCase() === `/${workbook.toLowerCase()}`;
      hasMacros ||= isIt && /macroEnabled/i.test(attribute(attributes, 'ContentType') ?? '');
    });
  if (hasMacros) throw refused('macros');
  if (!isWorkbook) throw refused('notASpreadsheet');
};

/** Sheets whose names or parts come twice multiply what a small file unpacks to; no program writes them. */
const areUnlike = (sheets: WorkbookParts['sheets']): boolean =>
  new Set(sheets.map(({ name }) => name.toLowerCase())).size === sheets.length &&
  new Set(sheets.map(({ path }) => path.toLowerCase())).size === sheets.length;

/** Finds the sheets of a workbook. Throws SheetProblem when the archive is something else, or a workbook with macros. */
export const findParts = async (zip: ZipFile): Promise<WorkbookParts> => {
  const [document] = (await relationsOf(zip, '')).filter(({ type }) => type === 'officeDocument');
  await refuseOtherKinds(zip, document?.target);
  const workbook = document?.target ?? '';
  const relations = await relationsOf(zip, workbook);
  const parts: WorkbookParts = {
    sheets: [],
    is1904: false,
    strings: relations.find(({ type }) => type === 'sharedStrings')?.target,
    styles: relations.find(({ type }) => type === 'styles')?.target,
  };
  await scanTags(zip, workbook, (name, attributes) => {
    if (name === 'workbookPr') parts.is1904 = isOn(attributes, 'date1904');
    if (name !== 'sheet') return;
    const relation = relations.find(({ id }) => id === relationId(attributes));
    if (relation?.type !== 'worksheet') return;
    const hidden = /hidden/i.test(attribute(attributes, 'state') ?? '');
    parts.sheets.push({
      name: storable(unescaped(attribute(attributes, 'name') ?? '')),
      hidden,
      path: relation.target,
    });
  });
  if (!parts.sheets.length || !areUnlike(parts.sheets)) throw refused('damaged');
  return parts;
};
