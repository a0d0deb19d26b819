import { z } from 'zod';
import { PERMISSION_NAMES } from '#domain/access/permissionNames.ts';
import { takesAway } from '#domain/people/accessChange.ts';
import { each, type Sentence } from '#domain/sentence.ts';
import { noticeKind, noticeKinds } from '../../notices/noticeKind.ts';

const names = z.array(z.string());
const params = z.object({
  gains: names,
  loses: names,
  storesGained: names,
  storesLost: names,
  reach: z.enum(['wider', 'narrower', 'same']),
});
/** What of somebody's access changed, as it is kept of the occasion. */
export type AccessTold = z.output<typeof params>;

const REACH: Readonly<Record<AccessTold['reach'], Sentence>> = {
  wider: { en: 'You see all stores of the partner.', fil: 'Nakikita mo ang lahat ng tindahan ng partner.' },
  narrower: { en: 'You see your own stores alone.', fil: 'Sariling mga tindahan mo lang ang nakikita mo.' },
  same: { en: '', fil: '' },
};

/** What changed of somebody's access, in words: rights and stores that come new, and those that are gone. */
export const accessSentence = ({ gains, loses, storesGained, storesLost, reach }: AccessTold): Sentence =>
  each((language) => {
    const rights = (codes: readonly string[]) =>
      codes.map((code) => (PERMISSION_NAMES as Record<string, Sentence>)[code]?.[language] ?? code);
    const more = [...rights(gains), ...storesGained].join(', ');
    const less = [...rights(loses), ...storesLost].join(', ');
    const [isNew, isGone] = language === 'en' ? ['New', 'No more'] : ['Bago', 'Wala na'];
    return [more && `${isNew}: ${more}.`, less && `${isGone}: ${less}.`, REACH[reach][language]]
      .filter(Boolean)
      .join(' ');
  });

/** What the person is told whose access was changed. */
export const accessNotices = noticeKinds({
  'access-changed': noticeKind('answers', params, (told) => ({
    title: takesAway(told)
      ? {
          en: 'Your access was changed, and you were signed out',
          fil: 'Binago ang access mo, at na-sign out ka',
        }
      : { en: 'Your access was changed', fil: 'Binago ang access mo' },
    body: accessSentence(told),
  })),
});
