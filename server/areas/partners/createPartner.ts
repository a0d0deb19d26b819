import { os } from '../../http/os.ts';
import { askerOf } from '../../records/asker.ts';
import { adoptAllStaged, type StagedDocument } from '../../records/documents/staged.ts';
import { mustBeStaff } from '../../records/partner/mustBeStaff.ts';
import { readPartner } from '../../records/partner/readPartner.ts';
import { takeInApplication } from '../../records/partner/takeInApplication.ts';
import type { Owner, Placed } from '../../records/parts/owner.ts';
import { below } from '../../records/parts/problems.ts';

const documentsOf = (
  owner: Owner,
  documents: readonly StagedDocument[],
  path: string,
): Placed<StagedDocument>[] =>
  documents.map((input, at) => ({ owner, input, path: below(path, `documents.${at}`) }));

/**
 * Takes in a whole application: the partner as Submitted with its number, bank, people, pending rates, stores and documents, all
 * or nothing. 400 with every field that is wrong, 403, 422 rule_tin_taken, rule_code_taken, rule_file_gone.
 */
export const createPartner = os.partners.createPartner.handler(async ({ input, context }) => {
  const { body } = input;
  mustBeStaff(context.user);
  const { partner } = await takeInApplication(context, body, null, async (made) =>
    adoptAllStaged(context, [
      ...documentsOf(made.partner, body.documents, ''),
      ...made.stores.flatMap((owner, at) =>
        documentsOf(owner, body.merchants[at]?.documents ?? [], `merchants.${at}`),
      ),
    ]),
  );
  return { data: await readPartner(context.tx, partner.partnerId, askerOf(context)) };
});
