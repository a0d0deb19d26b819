import { LINK_LIFETIME_MS } from '#domain/applicants/draftLife.ts';
import { resumePath } from '#domain/applicants/resumePath.ts';
import type { Tx } from '../../../db/context.ts';
import type { Deps } from '../../../http/deps.ts';
import { newToken, tokenHash } from '../../../signIn/tokensAndCodes.ts';

const INSERT = `insert into applicant_link (token_hash, draft_id, created_at, expires_at)
  select $1, d.id, $3, $4 from applicant_draft d where d.id = $2`;

/** The address of a new link to a draft; nobody sees its token again. For no draft the same is done, and it opens nothing. */
export const makeLink = async (tx: Tx, { config, now }: Deps, draftId: string | null): Promise<string> => {
  const [token, at] = [newToken(), now()];
  const values = [tokenHash(token), draftId, at, new Date(at.getTime() + LINK_LIFETIME_MS)];
  await tx.query({ name: 'new-draft-link', text: INSERT, values });
  return `${config.publicUrl.replace(/\/$/, '')}${resumePath(token)}`;
};
