import { useSukiDataProvider } from '../useSukiDataProvider.ts';
import { useSaveFile } from './useSaveFile.ts';

/** Saves a stored file: fetched with the session's header, handed to the browser under its own name. */
export const useDownload = () => {
  const dataProvider = useSukiDataProvider();
  const { keep, busy } = useSaveFile();
  return { download: (fileId: string) => keep(() => dataProvider.downloadFile(fileId)), busy };
};
