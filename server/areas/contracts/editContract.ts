import { formatDate } from '#domain/day.ts';
import type { Sentence } from '#domain/sentence.ts';
import { setTo } from '../../db/columns/definitionOf.ts';
import { badFields } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import { TERM } from './contractColumns.ts';
import { readContract } from './readContract.ts';

const MOST_YEARS = 30;
const endsBefore = (start: string): Sentence => ({
  en: `The expiry date has to come after the start date, ${formatDate(start)}`,
  fil: `Dapat mas huli ang petsa ng pagkapaso sa petsa ng simula, ${formatDate(start)}`,
});
const TOO_LONG = {
  en: `A contract runs for ${MOST_YEARS} years at most`,
  fil: `Hanggang ${MOST_YEARS} taon lang ang kontrata`,
};

const years = (from: string, to: string): number => Number(to.slice(0, 4)) - Number(from.slice(0, 4));

// Who was told that it ends is told again when it ends on another day.
const WRITE = `update partner_contract set ${setTo(TERM, 6)}, version = version + 1, updated_at = $3, updated_by = $4,
    warned_at = case when expiry_date = $5 then warned_at end
  where id = $1 and version = $2 returning id`;

/** Sets the days on which a contract begins and ends. 404, 428, 409 with the contract, 400 on `expiryDate`. */
export const editContract = os.contracts.editContract.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const version = versionOf(context);
  const { startDate, expiryDate } = input.body;
  const before = await readContract(tx, input.params.id, deps.now());
  if (before.version !== version) throw moved(before);
  if (expiryDate <= startDate) throw badFields({ expiryDate: endsBefore(startDate) });
  if (years(startDate, expiryDate) > MOST_YEARS) throw badFields({ expiryDate: TOO_LONG });
  const by = [deps.now(), user.username];
  const values = [before.id, version, ...by, expiryDate, ...Object.values(TERM.write(input.body))];
  const changed = await tx.query({ name: 'edit-contract', text: WRITE, values });
  const contract = await readContract(tx, before.id, deps.now());
  if (!changed.length) throw moved(contract);
  return { data: contract };
});
