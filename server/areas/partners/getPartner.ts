import { notFound } from '../../http/errors.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { COLUMNS, present, type WholePartner } from './present.ts';

const READ = `select ${COLUMNS} from partner p where p.id = $1`;

/** One partner; 404 for an unknown one and for another's alike. */
export const getPartner = os.partners.getPartner.handler(async ({ input, context }) => {
  const values = [toId(input.params.id)];
  const [row] = await context.tx.query<WholePartner>({ name: 'get-partner', text: READ, values });
  if (!row) throw notFound();
  return { data: present(row) };
});
