import { PERMISSION_NAMES } from '#domain/access/permissionNames.ts';
import type { Permission } from '#domain/permissions.ts';
import { each, type Sentence } from '#domain/sentence.ts';

/** Tells somebody which rights they no longer have, and why they were signed out. */
export const composeRightsLost = (lost: readonly Permission[]): Record<'subject' | 'body', Sentence> => {
  const names = each((language) =>
    lost.map((permission) => `- ${PERMISSION_NAMES[permission][language]}`).join('\n'),
  );
  return {
    subject: { en: 'Your access was changed', fil: 'Binago ang access mo' },
    body: {
      en: `Your access was changed. You no longer have:\n\n${names.en}\n\nYou were signed out so that this holds at once. Sign in again to go on. If you need these rights, ask whoever manages access where you work.\n\nSuki`,
      fil: `Binago ang access mo. Wala ka na ng mga ito:\n\n${names.fil}\n\nNa-sign out ka para umiral agad ito. Mag-sign in muli para magpatuloy. Kung kailangan mo ang mga karapatang ito, magtanong sa namamahala ng access sa trabaho mo.\n\nSuki`,
    },
  };
};
