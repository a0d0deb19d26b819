import { LINK_LIFETIME_MS } from '#domain/applicants/draftLife.ts';
import { resumePath } from '#domain/applicants/resumePath.ts';
import type { Tx } from '../../../db/context.ts';
import type { Deps } from '../../../http/deps.ts';
import { newToken, tokenHash } from '../../../signIn/tokensAndCodes.ts';

const INSERT = `insert into applicant_link (token_hash, draft_id, created_at, expires_at)
  select $1, d.id, $3, $4 from applicant_draft d where d.id = $2`;

/** Makes a link to a draft and returns its address, which nobody sees again, and the hash it is stored by. Without a draft it does the same, and the link opens nothing. */
export const makeLink = async (tx: Tx, { config, now }: Deps, draftId: string | null) => {
  const [token, at] = [newToken(), now()];
  const secretHash = tokenHash(token);
  const values = [secretHash, draftId, at, new Date(at.getTime() + LINK_LIFETIME_MS)];
  await tx.query({ name: 'new-draft-link', text: INSERT, values });
  return { link: `${config.publicUrl.replace(/\/$/, '')}${resumePath(token)}`, secretHash };
};
