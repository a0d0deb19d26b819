import { accessReview } from '../../../src/i18n/en/accounts/accessReview.ts';
import { changeAccess } from '../../../src/i18n/en/accounts/changeAccess.ts';
import { contactRequests } from '../../../src/i18n/en/accounts/contactRequests.ts';
import { registrationCodes } from '../../../src/i18n/en/accounts/registrationCodes.ts';
import { roles } from '../../../src/i18n/en/accounts/roles.ts';
import { sessions } from '../../../src/i18n/en/accounts/sessions.ts';
import { settings } from '../../../src/i18n/en/accounts/settings.ts';
import { users } from '../../../src/i18n/en/accounts/users.ts';
import { sentMessages } from '../../../src/i18n/en/control/sentMessages.ts';
import { certificates } from '../../../src/i18n/en/finance/certificates.ts';
import { deliveryAdvices } from '../../../src/i18n/en/finance/deliveryAdvices.ts';
import { disbursements } from '../../../src/i18n/en/finance/disbursements.ts';
import { machines } from '../../../src/i18n/en/finance/machines.ts';
import { offsets } from '../../../src/i18n/en/finance/offsets.ts';
import { payoutFiles } from '../../../src/i18n/en/finance/payoutFiles.ts';
import { payouts } from '../../../src/i18n/en/finance/payouts.ts';
import { protection } from '../../../src/i18n/en/finance/protection.ts';
import { receipts } from '../../../src/i18n/en/finance/receipts.ts';
import { reportSettings } from '../../../src/i18n/en/finance/reportSettings.ts';
import { settlement } from '../../../src/i18n/en/finance/settlement.ts';
import { transactions } from '../../../src/i18n/en/finance/transactions.ts';
import { funnel } from '../../../src/i18n/en/funnel.ts';
import { guide } from '../../../src/i18n/en/help/guide.ts';
import { imports } from '../../../src/i18n/en/imports.ts';
import { promos } from '../../../src/i18n/en/promos.ts';
import { english } from '../../../src/i18n/english.ts';
import { management } from '../../../src/i18n/managementEnglish.ts';
import { en } from '../../../src/public/texts/en.ts';
import { enCodes } from '../../../src/public/texts/enCodes.ts';

const at = (group: unknown, key: string): unknown =>
  typeof group === 'object' && group !== null
    ? Object.entries(group).find(([name]) => name === key)?.[1]
    : undefined;

/** A text of the back office by its key, `%{name}` filled in. Throws on a key that does not exist. */
export const say = (key: string, values: Record<string, string | number> = {}): string => {
  const text = key.split('.').reduce<unknown>(at, {
    ...english,
    ...management,
    resources: { ...english.resources, ...management.resources },
    promos,
    roles,
    users,
    registrationCodes,
    changeAccess,
    sessions,
    accessReview,
    settings,
    imports,
    guide,
    funnel,
    receipts,
    transactions,
    reportSettings,
    disbursements,
    offsets,
    machines,
    settlement,
    payouts,
    payoutFiles,
    certificates,
    protection,
    contactRequests,
    deliveryAdvices,
    sentMessages,
  });
  if (typeof text !== 'string') throw new Error(`no text ${key}`);
  return text.replace(/%\{(\w+)\}/g, (_, name) => String(values[name]));
};

const PUBLIC = { ...en, ...enCodes };

/** A text of the public pages by its key, `{name}` filled in. */
export const publicText = (key: keyof typeof PUBLIC, values: Record<string, string | number> = {}): string =>
  PUBLIC[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
