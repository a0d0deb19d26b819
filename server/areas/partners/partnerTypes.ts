import { os, osAnyone } from '../../http/os.ts';
import { plain } from '../../lookups/plain.ts';

/** Kinds of partner. */
export const getPartnerTypes = os.partners.getPartnerTypes.handler(plain('partner-type'));

/** Kinds of transaction: one for each type of rate. */
export const getTransactionTypes = os.partners.getTransactionTypes.handler(plain('transaction-types'));

/** The same for people without a session. */
export const getTransactionTypesPublic = osAnyone.partners.getTransactionTypesPublic.handler(
  plain('transaction-types'),
);
