import { xmlText } from './xml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Beginning of a sheet's XML, up to its rows. `frozen` keeps the first row in sight. */
export const sheetHead = (widths: readonly number[], frozen: boolean): string => {
  const pane = frozen
    ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>'
    : '';
  const cols = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"${frozen ? ' tabSelected="1"' : ''}>${pane}</sheetView></sheetViews><cols>${cols}</cols><sheetData>`;
};

/** End of a sheet's XML, with the filter buttons over `range`. */
export const sheetTail = (range?: string): string =>
  `</sheetData>${range ? `<autoFilter ref="${range}"/>` : ''}</worksheet>`;

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="mm/dd/yyyy"/><numFmt numFmtId="165" formatCode="mm/dd/yyyy hh:mm:ss"/><numFmt numFmtId="166" formatCode="#,##0.00"/></numFmts><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="16"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf fontId="2" applyFont="1"/></cellXfs></styleSheet>`;

const RELS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const contentTypes = (sheets: number): string =>
  `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${Array.from({ length: sheets }, (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPES}.worksheet+xml"/>`).join('')}</Types>`;

const workbook = (names: readonly string[]): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView activeTab="1"/></bookViews><sheets>${names.map((name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`;

const workbookRels = (sheets: number): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${Array.from({ length: sheets }, (_, at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId${sheets + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`;

/** The parts around the sheets, by path; `names` are the sheets' in order, the first one is the cover. */
export const fixedParts = (names: readonly string[]): [string, string][] => [
  ['xl/styles.xml', STYLES],
  ['xl/workbook.xml', workbook(names)],
  ['xl/_rels/workbook.xml.rels', workbookRels(names.length)],
  ['_rels/.rels', RELS],
  ['[Content_Types].xml', contentTypes(names.length)],
];

/** A sheet's name without the characters that spreadsheets refuse, at most 31 long with its number. */
export const sheetName = (title: string, number: number): string => {
  const plain = title.replace(/[\\/?*[\]:']/g, ' ').trim() || 'Rows';
  return number === 1 ? plain.slice(0, 31) : `${plain.slice(0, 27)} ${number}`;
};
