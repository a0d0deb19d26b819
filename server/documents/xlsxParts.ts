import { xmlText } from './xml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Beginning of a sheet's XML, up to its rows. `frozen` keeps the first row in sight; `styles` are formats of whole columns. */
export const sheetHead = (
  widths: readonly number[],
  frozen: boolean,
  { selected = frozen, styles = [] }: { selected?: boolean; styles?: readonly number[] } = {},
): string => {
  const pane = frozen
    ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>'
    : '';
  const cols = widths
    .map(
      (width, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${styles[at] ? ` style="${styles[at]}"` : ''}/>`,
    )
    .join('');
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"${selected ? ' tabSelected="1"' : ''}>${pane}</sheetView></sheetViews><cols>${cols}</cols><sheetData>`;
};

/** End of a sheet's XML, with the filter buttons over `range` and whatever else belongs behind them. */
export const sheetTail = (range?: string, more = ''): string =>
  `</sheetData>${range ? `<autoFilter ref="${range}"/>` : ''}${more}</worksheet>`;

/** The cell formats of STYLE in their order. */
const formats = (fill: string): string =>
  [
    '',
    ' fontId="1" applyFont="1"',
    ...[164, 165, 166, 49].map((id) => ` numFmtId="${id}" applyNumberFormat="1"`),
    ' fontId="2" applyFont="1"',
  ]
    .map((format) => `<xf${format}${fill}/>`)
    .join('');

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="mm/dd/yyyy"/><numFmt numFmtId="165" formatCode="mm/dd/yyyy hh:mm:ss"/><numFmt numFmtId="166" formatCode="#,##0.00"/></numFmts><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="16"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFD6D6"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="14">${formats('')}${formats(' fillId="2" applyFill="1"')}</cellXfs></styleSheet>`;

const RELS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const contentTypes = (sheets: number): string =>
  `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${Array.from({ length: sheets }, (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPES}.worksheet+xml"/>`).join('')}</Types>`;

const workbook = (names: readonly string[], { active, hidden }: BookView): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView activeTab="${active}"/></bookViews><sheets>${names.map((name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}"${name === hidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`;

const workbookRels = (sheets: number): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${Array.from({ length: sheets }, (_, at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId${sheets + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`;

/** Which sheet a book opens with, from 0, and which one nobody sees. */
export interface BookView {
  active: number;
  hidden?: string;
}

/** The parts around the sheets, by path; `names` are the sheets' in order. Unless told otherwise the first one is a cover. */
export const fixedParts = (names: readonly string[], view: BookView = { active: 1 }): [string, string][] => [
  ['xl/styles.xml', STYLES],
  ['xl/workbook.xml', workbook(names, view)],
  ['xl/_rels/workbook.xml.rels', workbookRels(names.length)],
  ['_rels/.rels', RELS],
  ['[Content_Types].xml', contentTypes(names.length)],
];

/** The words of a text that fit, or so much of its first as does. */
const wordsWithin = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(' ', most);
  return text.slice(0, space > 0 ? space : most);
};

/** A sheet's name without the characters that spreadsheets refuse, at most 31 long with its number. */
export const sheetName = (title: string, number: number): string => {
  const plain = title.replace(/[\\/?*[\]:']/g, ' ').trim() || 'Rows';
  return number === 1 ? wordsWithin(plain, 31) : `${wordsWithin(plain, 27)} ${number}`;
};
