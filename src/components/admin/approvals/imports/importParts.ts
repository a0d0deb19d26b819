import { importTexts } from '../../../../i18n/messages.ts';
import { loadTexts } from '../../../../providers/i18nProvider.ts';
import { lazyPage } from '../../../../public/loading/lazyPage.ts';

/** What is shown of an import's request: fetched with the texts of imports when there is one to show. */
export const ImportRequest = lazyPage(async () => {
  const [{ ImportRequest: Part }] = await Promise.all([import('./importPieces.ts'), loadTexts(importTexts)]);
  return { default: Part };
});
export const ImportCounts = lazyPage(async () => {
  const [{ ImportCounts: Part }] = await Promise.all([import('./importPieces.ts'), loadTexts(importTexts)]);
  return { default: Part };
});
export const ImportRows = lazyPage(async () => {
  const [{ ImportRows: Part }] = await Promise.all([import('./importPieces.ts'), loadTexts(importTexts)]);
  return { default: Part };
});
