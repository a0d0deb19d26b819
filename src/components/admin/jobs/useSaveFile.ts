import { useState } from 'react';
import { useNotify } from 'react-admin';
import { problemOf } from '../problem.ts';

/** Hands a fetched file to the browser under its own name; says so when it cannot be had. */
export const useSaveFile = () => {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const keep = async (fetchFile: () => Promise<File>) => {
    setBusy(true);
    try {
      const file = await fetchFile();
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
  return { keep, busy };
};
