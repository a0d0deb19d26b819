import { notFound } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import type { ImportKinds } from '../../imports/importKind.ts';
import { seenImport } from './seenImport.ts';

const MOST = 50;

/** What a field may be: its fixed list, or values of the data that contain `q`, 50 at most. 404, 403. */
export const listImportChoices = (kinds: ImportKinds) =>
  os.imports.listImportChoices.handler(async ({ input, context }) => {
    const job = await seenImport({ ...context, kinds }, input.params.id);
    const kind = kinds[job.kind];
    const { q = '' } = input.query;
    const field = kind.fields.find(({ key }) => key === input.params.field);
    if (!field) throw notFound();
    if (field.choices) {
      const wanted = q.toLowerCase();
      const list = field.choices
        .filter(({ label, value }) => `${label} ${value}`.toLowerCase().includes(wanted))
        .map(({ label }) => ({ value: label, label }));
      return { data: { list } };
    }
    const { tx, user, deps } = context;
    const scope = { tx, user, importId: job.id, now: deps.now() };
    const list = (await kind.choices?.(scope, field.key, q)) ?? [];
    return { data: { list: list.slice(0, MOST) } };
  });
