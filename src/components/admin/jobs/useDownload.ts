import { useSukiDataProvider } from '../useSukiDataProvider.ts';
import { useKeepFile } from './useKeepFile.ts';

/** Saves a stored file: fetched with the session's header, handed to the browser under its own name. */
export const useDownload = () => {
  const dataProvider = useSukiDataProvider();
  const { keep, busy } = useKeepFile();
  return { download: (fileId: string) => keep(() => dataProvider.downloadFile(fileId)), busy };
};
