import { useState } from 'react';
import { useNotify } from 'react-admin';
import { keepFile } from '../../../public/keepFile.ts';
import { problemOf } from '../problem.ts';

/** Hands a fetched file to the browser under its own name; says so when it cannot be had. */
export const useSaveFile = () => {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const keep = async (fetchFile: () => Promise<File>) => {
    setBusy(true);
    try {
      const file = await fetchFile();
      keepFile(file, file.name);
    } catch (error) {
      notify(problemOf(error).message ?? 'common.failed', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { keep, busy };
};
