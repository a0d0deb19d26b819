import { readCell } from '#domain/imports/cells/readCell.ts';
import { bankAnswerFields } from '#domain/imports/fields/bankAnswerFields.ts';
import { spokenIn } from '#domain/imports/fields/spokenField.ts';
import { isWarning, problemSentence } from '#domain/imports/problems.ts';
import { each, type Sentence } from '#domain/sentence.ts';
import { BANK_FILE, MOST_ANSWERS } from '#domain/settlement/bank/bankFile.ts';
import type { SaidRow } from '#domain/settlement/bank/judgeAnswer.ts';
import type { FileStore } from '../../../files/openFileStore.ts';
import { uploadOf } from '../../../files/uploadedFile.ts';
import { fail } from '../../../http/errors/fail.ts';
import { readWholeSheet } from '../../../imports/sheets/readWholeSheet.ts';
import type { SheetRow, WholeSheet } from '../../../imports/sheets/sheetKind.ts';

const tooMany = (counted: number): Sentence => ({
  en: `The file has ${counted} rows; a bank's answer has at most ${MOST_ANSWERS}.`,
  fil: `May ${counted} hilera ang file; hanggang ${MOST_ANSWERS} lang ang sagot ng bangko.`,
});

/** Columns of the file that went out: that they are not read goes without saying. */
const OWN: ReadonlySet<string> = new Set(Object.values(BANK_FILE).map(({ en }) => en));

const KIND = {
  fields: bankAnswerFields,
  fieldsIn: spokenIn(bankAnswerFields),
  mostRows: MOST_ANSWERS,
  tooManyRows: (counted: number) =>
    fail('rule_file_not_valid', tooMany(counted), { fields: { file: tooMany(counted) } }),
};

type Texts = Readonly<Record<string, string | null>>;

const saidBy = ({ row, cells }: SheetRow, columns: WholeSheet['columns']): SaidRow => {
  let problem: Sentence | null = null;
  const texts: Texts = Object.fromEntries(
    bankAnswerFields.map((field) => {
      // What has to be there is found missing by the rules of the answer, which say more of it.
      const read = readCell({ ...field, required: false }, cells[field.key] ?? null, columns.get(field.key));
      const [wrong] = read.problems.filter(({ code }) => !isWarning(code));
      if (wrong) {
        const why = problemSentence(wrong.code, wrong.params);
        problem ??= each((language) => `${field.label[language]}: ${why[language]}`);
      }
      return [field.key, read.text];
    }),
  );
  const {
    reference = null,
    amount = null,
    outcome = null,
    bankReference = null,
    returnReason = null,
  } = texts;
  return { row, reference, amount, outcome, bankReference, returnReason, problem };
};

/** The bank's answer as its cells read, and the headers that no column is known by. 422 rule_file_not_valid with the remedy. */
export const readAnswer = async (
  files: FileStore,
  upload: File,
): Promise<{ rows: SaidRow[]; unknown: string[] }> => {
  const sheet = await readWholeSheet(files, uploadOf(upload).about, KIND);
  const unknown = sheet.unknown.filter((header) => !OWN.has(header));
  return { rows: sheet.rows.map((row) => saidBy(row, sheet.columns)), unknown };
};
