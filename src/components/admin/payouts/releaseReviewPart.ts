import { payoutFileTexts } from '../../../i18n/messages.ts';
import { loadTexts } from '../../../providers/i18nProvider.ts';
import { lazyPage } from '../../../public/loading/lazyPage.ts';

/** What the person who releases a bank file looks at, fetched with its texts when a request is about one. */
export const ReleaseReviewOf = lazyPage(async () => {
  const [{ ReleaseReviewOf: Part }] = await Promise.all([
    import('./ReleaseReview.tsx'),
    loadTexts(payoutFileTexts),
  ]);
  return { default: Part };
});
