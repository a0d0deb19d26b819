import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { formatInstant } from '#domain/dates.ts';
import { setUnsaved } from '../../../providers/unsaved.ts';
import type { DraftHandle } from './useDraft.ts';

/** Keeps what is typed as a draft, offers an earlier one back, and marks the page as unsaved while the form is changed. */
export const DraftKeeper = ({ draft, draftKey }: { draft: DraftHandle; draftKey: string }) => {
  const translate = useTranslate();
  const { subscribe, reset, getValues } = useFormContext();
  const { isDirty } = useFormState();
  const { keep, flush, offered, dismiss, discard } = draft;

  useEffect(() => {
    setUnsaved(draftKey, isDirty);
    return () => setUnsaved(draftKey, false);
  }, [draftKey, isDirty]);

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
    document.addEventListener('focusout', onBlur);
    window.addEventListener('pagehide', onBlur);
    return () => {
      document.removeEventListener('focusout', onBlur);
      window.removeEventListener('pagehide', onBlur);
    };
  }, [flush]);

  if (!offered) return null;
  const restore = () => {
    reset({ ...getValues(), ...offered.values }, { keepDefaultValues: true });
    dismiss();
  };
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button color="inherit" size="small" onClick={restore}>
            {translate('form.restoreDraft')}
          </Button>
          <Button color="inherit" size="small" onClick={() => void discard()}>
            {translate('form.discardDraft')}
          </Button>
        </>
      }
    >
      {translate('form.draftOffered', { when: formatInstant(new Date(offered.dtimeUpdated)) })}
    </Alert>
  );
};
