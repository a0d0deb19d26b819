import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { setUnsaved } from '../../../providers/session/unsaved.ts';
import { DraftOffer } from './DraftOffer.tsx';
import type { DraftHandle } from './useDraft.ts';

/** Keeps what is typed as a draft, offers an earlier one back, and marks the page as unsaved while the form is changed. */
export const DraftKeeper = ({ draft, draftKey }: { draft: DraftHandle; draftKey: string }) => {
  const { subscribe } = useFormContext();
  const { isDirty } = useFormState();
  const { keep, flush, offered } = draft;

  useEffect(() => {
    setUnsaved(draftKey, isDirty, flush);
    return () => setUnsaved(draftKey, false);
  }, [draftKey, isDirty, flush]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: changed }) => {
          if (changed) keep(values);
        },
      }),
    [subscribe, keep],
  );
  useEffect(() => {
    const onBlur = () => void flush();
    // A phone may end a page that is out of sight without a word.
    const onHide = () => document.visibilityState === 'hidden' && void flush(true);
    document.addEventListener('focusout', onBlur);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('focusout', onBlur);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [flush]);

  return offered && <DraftOffer draft={draft} offered={offered} />;
};
