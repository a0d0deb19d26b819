import { useCallback, useEffect, useState } from 'react';
import { useDraft } from '../../../components/admin/form/useDraft.ts';
import { setUnsaved } from '../../../providers/session/unsaved.ts';

/** The text of a new note. It is kept as a draft while it is typed and stands there again when the page is opened anew. */
export const useTypedNote = (key: string) => {
  const [typed, setTyped] = useState('');
  const { offered, dismiss, keep, flush, discard } = useDraft(key);

  useEffect(() => {
    if (!offered) return;
    const { body } = offered.values;
    if (typeof body === 'string') setTyped((already) => already || body);
    dismiss();
  }, [offered, dismiss]);
  const isTyped = typed.trim() !== '';
  useEffect(() => {
    setUnsaved(key, isTyped, flush);
    return () => setUnsaved(key, false);
  }, [key, isTyped, flush]);

  const type = (body: string) => {
    setTyped(body);
    keep({ body });
  };
  const clear = useCallback(() => {
    setTyped('');
    void discard();
  }, [discard]);
  return { typed, type, clear };
};
