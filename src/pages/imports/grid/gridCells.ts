import { lazyPage } from '../../../public/loading/lazyPage.ts';

const load = () => import('../../../components/ui/clipboard/WithCells.tsx');

/** What reads and writes the clipboard, for the sheet. */
export const GridCells = lazyPage(async () => ({ default: (await load()).WithCells }));

/** Fetches it ahead, while the import itself is asked for; who shows the sheet tells when that failed. */
export const fetchCells = (): void => {
  load().catch(() => undefined);
};
