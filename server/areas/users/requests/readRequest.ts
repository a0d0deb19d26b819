import type { UserRequest } from '#contract/people/userRequests.ts';
import type { Tx } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { FROM, REQUEST } from './requestColumns.ts';

const READ = `select ${REQUEST.select} from ${FROM} where r.id = $1`;

/** How somebody was identified is for those who decide. */
const NOT_TOLD = {
  identificationType: null,
  identificationEnd: null,
  dateValidity: null,
  identificationFiles: [],
};

/** One request as somebody sees it; 404 when there is none. */
export const readRequest = async (
  tx: Tx,
  id: string,
  reader: Pick<SignedIn, 'permissions'>,
): Promise<UserRequest> => {
  const [request] = await REQUEST.read(tx, { name: 'user-request', text: READ, values: [id] });
  if (!request) throw notFound();
  return reader.permissions.has('UR_EDIT') ? request : { ...request, ...NOT_TOLD };
};
