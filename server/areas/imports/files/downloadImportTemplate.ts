import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { importKinds } from '#domain/importJobs/importKinds.ts';
import { contentDisposition } from '../../../http/files/contentDisposition.ts';
import { os } from '../../../http/os.ts';
import type { ImportKinds } from '../../../imports/importKind.ts';
import { kindFor } from '../../../imports/kindFor.ts';
import { writeTemplate } from '../../../imports/papers/writeTemplate.ts';
import { permitKind } from '../permitKind.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The workbook that the rows of a kind are typed into, in the reader's language and with values that the reader may see. 403. */
export const downloadImportTemplate = (kinds: ImportKinds) =>
  os.imports.downloadImportTemplate.handler(async ({ input, context }) => {
    const { kind } = input.params;
    const { tx, user, deps, language, resHeaders } = context;
    permitKind(context, kind);
    const { fields, template } = kindFor(kinds, user, kind);
    const now = deps.now();
    const sheet = { id: kind, title: importKinds[kind].title };
    const data = await template({ tx, user, now });
    const bytes = await buffer(Readable.from(writeTemplate({ sheet, fields, ...data, language, now })));
    const name = `${kind}-template.xlsx`;
    resHeaders.set('Content-Disposition', contentDisposition('attachment', name));
    return new File([bytes], name, { type: XLSX });
  });
