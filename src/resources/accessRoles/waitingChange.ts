import { managementTexts } from '../../i18n/messages.ts';
import { loadTexts } from '../../providers/i18nProvider.ts';
import { lazyPage } from '../../public/loading/lazyPage.ts';

/** The waiting change of a role: fetched with the texts of requests when there is one. */
export const WaitingChange = lazyPage(async () => {
  const [{ WaitingRequest }] = await Promise.all([
    import('./WaitingRequest.tsx'),
    loadTexts(managementTexts),
  ]);
  return { default: WaitingRequest };
});
