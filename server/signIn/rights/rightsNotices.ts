import { z } from 'zod';
import { PERMISSION_NAMES } from '#domain/access/permissionNames.ts';
import { isPermission } from '#domain/permissions.ts';
import { each } from '#domain/sentence.ts';
import { noticeKind, noticeKinds } from '../../notices/noticeKind.ts';

/** What people are told of their own rights. */
export const rightsNotices = noticeKinds({
  'rights-lost': noticeKind('answers', z.object({ lost: z.array(z.string()) }), ({ lost }) => ({
    title: {
      en: 'Your access was changed, and you were signed out',
      fil: 'Binago ang access mo, at na-sign out ka',
    },
    body: each(
      (language) =>
        `${language === 'en' ? 'You no longer have' : 'Wala ka nang'}: ${lost
          .map((name) => (isPermission(name) ? PERMISSION_NAMES[name][language] : name))
          .join(', ')}.`,
    ),
  })),
});
