import { manilaDate } from '#domain/day.ts';
import {
  type CodeStanding,
  registrationCodeStatusOn,
  typedRegistrationCode,
} from '#domain/people/registrationCode.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { day, flag, id, ids, int, text } from '../../../db/columns/kinds.ts';
import { withSession } from '../../../db/context.ts';
import type { RequestContext } from '../../../http/deps.ts';
import { limitFailures } from '../../../http/limits/takeFromLimit.ts';
import { CLOSED_PARTNERS } from '../invitations/closedPartners.ts';
import { codeEnded } from './codeEnded.ts';

/** A code that somebody typed and may register with. */
export interface UsableCode extends CodeStanding {
  id: string;
  code: string;
  partnerId: string;
  partnerName: string;
  isPartnerBrand: boolean;
  partnerStatus: string;
  merchantIds: string[];
  jobTitleIds: string[];
}

const FROM = 'registration_code c join partner p on p.id = c.partner_id';
const USABLE = columnsOf<UsableCode>(FROM)({
  id: id('c.id'),
  code: text('c.code'),
  partnerId: id('c.partner_id'),
  partnerName: text('p.name'),
  isPartnerBrand: flag('p.is_partner_brand'),
  partnerStatus: text('p.status'),
  merchantIds: ids('c.merchant_ids'),
  jobTitleIds: ids('c.job_title_ids'),
  isRevoked: flag('c.revoked_at is not null'),
  dateExpires: day('c.date_expires'),
  maxUses: int('c.max_uses'),
  uses: int('c.uses'),
});
const FIND = `select ${USABLE.select} from ${FROM} where c.code = $1`;

const isUsable = (code: UsableCode, now: Date): boolean =>
  registrationCodeStatusOn(code, manilaDate(now)) === 'ACTIVE' &&
  !CLOSED_PARTNERS.includes(code.partnerStatus);

/**
 * The code that was typed. Whatever is wrong with it costs the same statements and is answered alike; above 60 wrong ones a minute
 * from one address there is no further try. 422 rule_registration_code, 429.
 */
export const usableCode = (
  context: RequestContext,
  typed: string,
  field: 'code' | 'registrationCode',
): Promise<UsableCode> =>
  limitFailures(context, 'registration-code', async () => {
    const { deps, requestId } = context;
    const values = [typedRegistrationCode(typed) ?? ''];
    const [found] = await withSession(deps.pools, requestId, (tx) =>
      USABLE.read(tx, { name: 'usable-code', text: FIND, values }),
    );
    if (!found || !isUsable(found, deps.now())) throw codeEnded(field);
    return found;
  });
