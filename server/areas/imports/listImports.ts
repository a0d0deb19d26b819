import { os } from '../../http/os.ts';
import type { ImportKinds } from '../../imports/importKind.ts';
import { kindFor } from '../../imports/kindFor.ts';
import { IMPORT } from '../../imports/readImport.ts';
import { permitKind } from './permitKind.ts';
import { fieldsOf, presentSummary } from './presentImport.ts';

const WHERE = `i.kind = any ($1) and ($2::bigint is null or i.owner_id = $2)`;
const LIST = `select ${IMPORT.select} from import_job i where ${WHERE} order by i.id desc limit $3 offset $4`;
const COUNT = `select count(*)::int as total from import_job i where ${WHERE}`;

/** Imports of a kind, the newest first. The page of merchants shows third-party merchants too. 403. */
export const listImports = (kinds: ImportKinds) =>
  os.imports.listImports.handler(async ({ input, context }) => {
    const { kind, mine, limit, offset } = input.query;
    const { tx, user } = context;
    permitKind(context, kind);
    const shown = kind === 'merchant' ? ['merchant', 'merchant-3rd-party'] : [kind];
    const values = [shown, mine ? user.userId : null];
    const [rows, [all]] = await Promise.all([
      IMPORT.read(tx, { name: 'list-imports', text: LIST, values: [...values, limit, offset] }),
      tx.query<{ total: number }>({ name: 'count-imports', text: COUNT, values }),
    ]);
    const fields = fieldsOf(kindFor(kinds, user, kind), context.language);
    return { data: { list: rows.map(presentSummary), total: all?.total ?? 0, fields } };
  });
