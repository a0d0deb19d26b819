import { os } from '../../http/os.ts';
import { plain } from '../../lookups/plain.ts';

/** Kinds of partner, under the path of finance. */
export const getFinancePartnerTypes = os.applications.getFinancePartnerTypes.handler(plain('partner-type'));
