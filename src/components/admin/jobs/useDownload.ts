import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import { problemOf } from '../problem.ts';

/** Saves a stored file: fetched with the session's header, handed to the browser under its own name. */
export const useDownload = () => {
  const dataProvider = useDataProvider<SukiDataProvider>();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const download = async (fileId: string) => {
    setBusy(true);
    try {
      const file = await dataProvider.downloadFile(fileId);
      const url = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = url;
      link.download = file.name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (error) {
      notify(problemOf(error).message ?? 'common.failed', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { download, busy };
};
