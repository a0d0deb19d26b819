import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Language } from '#domain/sentence.ts';
import { contentDisposition } from '../../../http/files/contentDisposition.ts';
import { writeTemplate } from '../../../imports/papers/writeTemplate.ts';
import type { PaperKind } from '../../../imports/sheets/sheetKind.ts';
import type { Work } from '../../../records/lock/work.ts';
import { ownDraft } from '../drafts/ownDraft.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The workbook that somebody with a draft types into, in their language. 404 without a draft. */
export const templateFile = async (
  kind: PaperKind,
  context: Work,
  { referenceNumber, names }: { referenceNumber: string; names: Readonly<Record<Language, string>> },
): Promise<File> => {
  const { tx, deps, language, resHeaders } = context;
  await ownDraft(context, referenceNumber);
  const { limits } = kind;
  const about = { fields: kind.fieldsIn(language), lists: await kind.lists(tx), limits };
  const chunks = writeTemplate({ sheet: kind, ...about, language, now: deps.now() });
  const name = names[language];
  resHeaders.set('Content-Disposition', contentDisposition('attachment', name));
  return new File([await buffer(Readable.from(chunks))], name, { type: XLSX });
};
