import { CELL_CHARACTERS, grouped, limitProblem } from '#domain/files/sheetLimits.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { SheetProblemCode } from './openedSheet.ts';

/** Why a spreadsheet is refused, as a sentence for whoever chose the file. */
export class SheetProblem extends Error {
  readonly code: SheetProblemCode;
  readonly sentence: Sentence;
  constructor(code: SheetProblemCode, sentence: Sentence) {
    super(sentence.en);
    this.name = 'SheetProblem';
    this.code = code;
    this.sentence = sentence;
  }
}

type Fixed = Exclude<
  SheetProblemCode,
  'tooLarge' | 'tooManyRows' | 'tooManyColumns' | 'unknownSheet' | 'brokenQuote'
>;

const SENTENCES: Readonly<Record<Fixed, Sentence>> = {
  empty: {
    en: 'There is nothing in the sheet: fill in the rows and upload the file again.',
    fil: 'Walang laman ang sheet: punan ang mga row at i-upload muli ang file.',
  },
  damaged: {
    en: 'The file is damaged or incomplete: open it, save it again and upload the new file.',
    fil: 'Sira o kulang ang file: buksan ito, i-save muli at i-upload ang bagong file.',
  },
  bomb: {
    en: 'The file unpacks to far more than a list of this size holds: copy the rows to a new workbook and upload that.',
    fil: 'Masyadong malaki ang file kapag binuksan: kopyahin ang mga row sa bagong workbook at iyon ang i-upload.',
  },
  unsafeXml: {
    en: 'The file contains instructions that a list of rows never needs: copy the rows to a new workbook and upload that.',
    fil: 'May mga utos sa file na hindi kailangan ng listahan: kopyahin ang mga row sa bagong workbook at iyon ang i-upload.',
  },
  macros: {
    en: 'The workbook contains macros: save it as "Excel Workbook (.xlsx)" and upload that file.',
    fil: 'May macro ang workbook: i-save ito bilang "Excel Workbook (.xlsx)" at iyon ang i-upload.',
  },
  password: {
    en: 'The workbook is protected with a password: open it, remove the password (File, Info, Protect Workbook), save it and upload it again.',
    fil: 'May password ang workbook: buksan ito, alisin ang password (File, Info, Protect Workbook), i-save at i-upload muli.',
  },
  webPage: {
    en: 'This is a web page or XML without a table of rows: open it in Excel, choose Save As, "Excel Workbook (.xlsx)", and upload the new file.',
    fil: 'Web page o XML ito na walang talaan ng mga row: buksan ito sa Excel, piliin ang Save As, "Excel Workbook (.xlsx)", at i-upload ang bagong file.',
  },
  notASpreadsheet: {
    en: 'This is not a spreadsheet: upload an .xlsx, .csv, .xls, .xlsb, .ods or .fods file.',
    fil: 'Hindi ito spreadsheet: .xlsx, .csv, .xls, .xlsb, .ods o .fods file ang i-upload.',
  },
  tooHeavy: {
    en: 'The file takes more than 30 seconds or more memory to read than a list of this size needs: save it as "Excel Workbook (.xlsx)" and upload that.',
    fil: 'Higit sa 30 segundo o mas maraming memory ang kailangan sa pagbasa ng file kaysa sa listahang ganito kalaki: i-save ito bilang "Excel Workbook (.xlsx)" at iyon ang i-upload.',
  },
  busy: {
    en: 'The server is reading other files like this one at the moment: try again in a minute, or save the file as "Excel Workbook (.xlsx)" and upload that.',
    fil: 'Nagbabasa pa ang server ng ibang file na tulad nito: subukan muli pagkaraan ng isang minuto, o i-save ang file bilang "Excel Workbook (.xlsx)" at iyon ang i-upload.',
  },
  encoding: {
    en: 'Some letters cannot be read: save the file as "CSV UTF-8" and upload it again.',
    fil: 'May mga letrang hindi mabasa: i-save ang file bilang "CSV UTF-8" at i-upload muli.',
  },
  cellTooLong: {
    en: `A cell holds more than ${grouped(CELL_CHARACTERS)} characters: shorten its text and upload the file again.`,
    fil: `May cell na lampas sa ${grouped(CELL_CHARACTERS)} character: paikliin ang text nito at i-upload muli ang file.`,
  },
};

/** A refusal whose sentence needs no figures. */
export const refused = (code: Fixed): SheetProblem => new SheetProblem(code, SENTENCES[code]);

/** Throws when a sheet's or file's figures go beyond the stated limits. */
export const keepLimits = (...counted: Parameters<typeof limitProblem>): void => {
  const problem = limitProblem(...counted);
  if (problem)
    throw new SheetProblem(problem.code, { en: `${problem.text.en}.`, fil: `${problem.text.fil}.` });
};

/** No sheet of the workbook has that name. */
export const unknownSheet = (name: string): SheetProblem =>
  new SheetProblem('unknownSheet', {
    en: `The workbook has no sheet "${name}": choose another one.`,
    fil: `Walang sheet na "${name}" ang workbook: pumili ng iba.`,
  });

/** A quoted text of a csv that does not end as it should; `line` counts from 1, where the quote opens. */
export const brokenQuote = (line: number): SheetProblem =>
  new SheetProblem('brokenQuote', {
    en: `The quotes of line ${grouped(line)} do not fit: a text that begins with " ends with " before the next column.`,
    fil: `Hindi tugma ang mga panipi sa linya ${grouped(line)}: ang text na nagsisimula sa " ay nagtatapos sa " bago ang kasunod na column.`,
  });
