import { type ApplicationStatus, applicationStatus } from '#domain/review/applicationStatus.ts';
import { fail } from '../../http/errors/fail.ts';

/** 422 rule_partner_closed of a partner that nobody outside applies for stores of. */
export const closedPartner = (status: ApplicationStatus) => {
  const { label } = applicationStatus[status];
  return fail('rule_partner_closed', {
    en: `Stores are added to partners in business: this one is ${label.en}. Call our support if you think that this is wrong.`,
    fil: `Sa mga partner na tumatakbo idinaragdag ang tindahan: ${label.fil} ang partner na ito. Tumawag sa aming support kung sa tingin mo ay mali ito.`,
  });
};
