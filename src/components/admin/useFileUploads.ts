import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { UploadKind } from '#domain/files/fileRules.ts';
import { setUnsaved } from '../../providers/session/unsaved.ts';
import { useUploads } from '../ui/upload/useUploads.ts';
import { problemOf } from './problem.ts';
import { useLanguage } from './useLanguage.ts';

/** What went wrong with a file, in words: what the server says of the file itself before what it says at large. */
export const useFileMessage = () => {
  const translate = useTranslate();
  return (error: unknown): string => {
    const { fields, message } = problemOf(error);
    return fields.file ?? Object.values(fields)[0] ?? message ?? translate('common.failed');
  };
};

/** Files on their way to the server; leaving the page asks first while there are any. */
export const useFileUploads = (kind: UploadKind) => {
  const language = useLanguage();
  const messageOf = useFileMessage();
  const uploads = useUploads({ kind, language, messageOf });
  const { isBusy } = uploads;
  useEffect(() => {
    setUnsaved(`uploads/${kind}`, isBusy);
    return () => setUnsaved(`uploads/${kind}`, false);
  }, [kind, isBusy]);
  return uploads;
};
