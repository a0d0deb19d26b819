import { osAnyone } from '../../http/os.ts';
import { plain } from '../../lookups/plain.ts';

// Applicants without a session use these too; the contract says who.
const open = osAnyone.merchants;

/** Documents of a business, a store's among them. */
export const getMerchantDocumentTypes = open.getMerchantDocumentTypes.handler(plain('document-types-enum'));

/** Kinds of VAT registration. */
export const getVatTypes = open.getVatTypes.handler(plain('vat-types'));
