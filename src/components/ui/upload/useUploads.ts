import { useState } from 'react';
import { ALLOWED, checkFileName, mostBytes, type UploadKind } from '#domain/files/fileRules.ts';
import type { Language } from '#domain/sentence.ts';
import { randomId } from '../../../providers/http/randomId.ts';
import { waitOut } from '../../../providers/http/waitOut.ts';
import type { UiTexts } from '../englishUiTexts.ts';
import { useUiTexts } from '../uiTexts.tsx';
import { createUploadQueue, type Progress, type SendFile } from './uploadQueue.ts';

/** A file on its way, and what is wrong with it. */
export interface Upload extends Progress {
  id: string;
  name: string;
  file: File;
  message?: string;
}

interface Settings {
  kind: UploadKind;
  language: Language;
  /** What went wrong, in words. */
  messageOf: (error: unknown) => string;
}

/** Why a file need not be sent at all. */
const problemOf = (file: File, { kind, language }: Settings, texts: UiTexts): string | undefined => {
  const check = checkFileName(file.name, ALLOWED[kind]);
  if (!check.ok) return check.text[language];
  if (file.size === 0) return texts.fileEmpty;
  const most = mostBytes(kind, file.name);
  return file.size > most ? texts.fileTooLarge.replace('%{mb}', `${most >> 20}`) : undefined;
};

/** Sends a file as `send` does; while the server puts it off, it waits and goes on by itself. */
const patiently =
  (send: SendFile): SendFile =>
  (file, options) =>
    waitOut(() => send(file, options), options.onWait, options.signal);

/** Files that are being sent, each for itself: one that fails leaves the others alone and can be tried again. */
export const useUploads = (settings: Settings) => {
  const texts = useUiTexts();
  const [tracked, setTracked] = useState<readonly Upload[]>([]);
  const [queue] = useState(() =>
    createUploadQueue((id, progress) =>
      setTracked((all) => all.map((one) => (one.id === id ? { ...one, ...progress } : one))),
    ),
  );
  const add = (files: readonly File[], send: SendFile) => {
    const fresh = files.map((file): Upload => {
      const id = randomId();
      const message = problemOf(file, settings, texts);
      if (message) return { id, name: file.name, file, state: 'refused', share: 0, message };
      queue.add(id, file, patiently(send));
      return { id, name: file.name, file, state: 'waiting', share: 0 };
    });
    setTracked((all) => [...all.filter(({ state }) => state !== 'done'), ...fresh]);
    queue.pump();
  };
  const dismiss = (id: string) => {
    queue.drop(id);
    setTracked((all) => all.filter((one) => one.id !== id));
  };
  const uploads = tracked.map((one) =>
    one.state === 'failed' ? { ...one, message: settings.messageOf(one.error) } : one,
  );
  const isBusy = tracked.some(({ state }) => state === 'waiting' || state === 'sending');
  return { uploads, add, retry: queue.retry, dismiss, isBusy };
};
