import type { ErrorCode } from '#contract/errors.ts';
import type { User } from '#contract/people/users.ts';
import {
  type FactorResetProblem,
  type LostDevice,
  MOBILE_SETTLED_DAYS,
  whyNoFactorReset,
} from '#domain/people/factorReset.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { FactorState } from '#domain/signIn/secondFactor.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, id, moment, text } from '../../../db/columns/kinds.ts';
import { NEEDS_FACTOR, NUMBER_PROVED } from '../../../http/caller/needsFactor.ts';
import { fail, notFound } from '../../../http/errors/fail.ts';
import { READER } from '../../../records/hands/peopleOf.ts';
import type { Caller } from '../asking/caller.ts';

/** The same with how its owner signs in afterwards. */
type LostFactor = LostDevice & FactorState;
const DEVICE = columnsOf<Omit<LostFactor, 'id' | 'status'>>('user_account u')({
  chosen: text('u.second_factor'),
  chosenAt: moment('u.second_factor_at'),
  isRequired: flag(NEEDS_FACTOR),
  isNumberProved: flag(NUMBER_PROVED),
  // By another account of the caller: as if by this one.
  mobileSetBy: id(`case when u.mobile_set_by = any (${READER}) then ctx_user() else u.mobile_set_by end`),
  mobileSetAt: moment('u.mobile_set_at'),
});
const READ = `select ${DEVICE.select} from user_account u where u.id = $1`;

const REFUSED: Readonly<Record<FactorResetProblem, [ErrorCode, Sentence]>> = {
  own: [
    'rule_own_account',
    {
      en: 'Nobody does this for their own account: ask a colleague.',
      fil: 'Walang gumagawa nito sa sarili nilang account: ipagawa ito sa kasamahan.',
    },
  ],
  status: [
    'rule_account_status',
    {
      en: 'Only an account in use has a second factor to lose.',
      fil: 'Ang ginagamit na account lang ang may ikalawang patunay na mawawala.',
    },
  ],
  none: [
    'rule_no_second_factor',
    {
      en: 'This person has set up no second factor that could be removed.',
      fil: 'Walang na-set up na ikalawang patunay ang taong ito na maaalis.',
    },
  ],
  mobileSet: [
    'rule_mobile_set_lately',
    {
      en: `You set the mobile number of this account within the last ${MOBILE_SETTLED_DAYS} days, and codes would go to it: two others have to do this.`,
      fil: `Ikaw ang nagtakda ng numero ng mobile ng account na ito sa nakaraang ${MOBILE_SETTLED_DAYS} araw, at doon pupunta ang mga code: dalawang iba ang dapat gumawa nito.`,
    },
  ],
};

/**
 * The second factor of an account whose device is lost, where the caller may take part in taking it away. 404, 422 rule_own_account,
 * rule_account_status, rule_no_second_factor, rule_mobile_set_lately.
 */
export const lostDevice = async (
  { tx, user, deps }: Caller,
  account: Pick<User, 'id' | 'status'>,
): Promise<LostFactor> => {
  const [stored] = await DEVICE.read(tx, { name: 'lost-device', text: READ, values: [account.id] });
  if (!stored) throw notFound();
  const device = { ...stored, id: account.id, status: account.status };
  const problem = whyNoFactorReset(device, user.userId, deps.now());
  if (problem) throw fail(...REFUSED[problem]);
  return device;
};
