import { useEffect, useRef, useState } from 'react';
import type { UploadKind } from '#domain/files/fileRules.ts';
import type { Sentence } from '#domain/sentence.ts';
import { randomId } from '../../../providers/http/randomId.ts';
import { createUploadQueue, isUncertain, type Progress, type SendFile } from '../upload/uploadQueue.ts';
import type { PhotoKeeper } from './photoKeeper.ts';
import { photoProblem } from './photoProblem.ts';
import { type ReadyPicture, shrinkPicture } from './shrinkPicture.ts';
import { useKept } from './useKept.ts';

/** How far a photo is: its maker looks at it (`chosen`) before it leaves, and it stays here until it has arrived. */
export type PhotoStep = 'empty' | 'reading' | 'chosen' | 'sending' | 'failed' | 'sent';

interface Held {
  step: PhotoStep;
  picture: ReadyPicture | null;
  /** What is wrong with the file that was chosen last: it is not taken. */
  problem: Sentence | null;
  /** From 0 to 1. */
  share: number;
  /** Instant (ms) until which the server has put it off; it goes on by itself then. */
  until: number | null;
  error: unknown;
  /** It was chosen before the page was loaded. */
  isRestored: boolean;
}

const EMPTY: Held = {
  step: 'empty',
  picture: null,
  problem: null,
  share: 0,
  until: null,
  error: null,
  isRestored: false,
};
const STEPS: Readonly<Record<Progress['state'], PhotoStep>> = {
  waiting: 'sending',
  sending: 'sending',
  done: 'sent',
  failed: 'failed',
  refused: 'failed',
};

const isCut = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 0;
/** The file itself was refused, for what it is: another try with it would end alike. */
const isOfFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'rule_file_not_valid';

/** Sends what could not be sent for want of a network once there is one. */
const useNetworkAgain = (isWaiting: boolean, again: () => void): void => {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (!isWaiting) return;
    const send = () => latest.current();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [isWaiting]);
};

/** The picture's way, and the file as it was chosen, of which each turn is drawn. */
const useHeld = (isSent: boolean) => {
  const [held, setHeld] = useState(EMPTY);
  const original = useRef<{ file: File; quarters: number } | null>(null);
  const preview = held.picture?.preview ?? null;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  const wasSent = useRef(isSent);
  useEffect(() => {
    // Removed after it had arrived: there is none any more.
    if (wasSent.current && !isSent) setHeld((now) => (now.step === 'sent' ? EMPTY : now));
    wasSent.current = isSent;
  }, [isSent]);
  return { held, setHeld, original };
};

const PHOTO = 'photo';

interface Settings {
  kind: UploadKind;
  /** Whether the server has one. */
  isSent?: boolean;
  send: SendFile;
  /** Where it outlives a reload; without one it does not. */
  keeper?: PhotoKeeper | undefined;
}

/** One photo on its way to the server: chosen, made small, turned, looked at, sent, and sent again after a cut. */
export const usePhoto = ({ kind, isSent = false, send, keeper }: Settings) => {
  const { held, setHeld, original } = useHeld(isSent);
  const kept = useKept(keeper, (picture, key) => {
    // Somebody who chose another meanwhile sees that one.
    if (original.current) return;
    original.current = { file: picture.file, quarters: 0 };
    setHeld({ ...EMPTY, step: 'chosen', picture, isRestored: true });
    // It was on its way: it goes on where it was.
    if (key) begin(picture, key);
  });
  const [queue] = useState(() =>
    createUploadQueue((_, { state, share, error = null, until = null }) => {
      if (state === 'done') kept.forget();
      // What was refused leaves under another name, if at all.
      if (state === 'failed' && !isUncertain(error)) kept.keepAs(null);
      // And what is not taken at all is not offered again.
      if (isOfFile(error)) kept.forget();
      setHeld((now) => ({ ...now, step: STEPS[state], share, error, until }));
    }),
  );
  useEffect(() => () => queue.drop(PHOTO), [queue]);
  const show = async (file: File, quarters: number) => {
    queue.drop(PHOTO);
    original.current = { file, quarters };
    setHeld((now) => ({ ...now, step: 'reading', problem: null, error: null }));
    const picture = await shrinkPicture(file, quarters);
    // Somebody who chose another meanwhile sees that one.
    if (original.current?.file !== file || original.current.quarters !== quarters) return;
    const problem = await photoProblem(picture.file, kind);
    if (original.current?.file !== file) return;
    setHeld(problem ? { ...EMPTY, problem } : { ...EMPTY, step: 'chosen', picture });
    if (problem) kept.forget();
    else kept.keep(picture);
  };
  const begin = (picture: ReadyPicture, key: string) => {
    queue.add(PHOTO, picture.file, send, key);
    queue.pump();
  };
  const retry = () => queue.retry(PHOTO);
  const isWaiting = held.step === 'failed' && isCut(held.error);
  useNetworkAgain(isWaiting, retry);
  return {
    ...held,
    isWaiting,
    isRefused: held.step === 'failed' && isOfFile(held.error),
    /** A document that no camera took. */
    isPaper: /\.pdf$/i.test(held.picture?.file.name ?? ''),
    choose: (file: File) => void show(file, 0),
    turn: () => {
      const { file, quarters } = original.current ?? {};
      if (file) void show(file, ((quarters ?? 0) + 1) % 4);
    },
    use: () => {
      if (!held.picture) return;
      const key = randomId();
      kept.keepAs(key);
      begin(held.picture, key);
    },
    stop: () => {
      queue.drop(PHOTO);
      kept.keepAs(null);
      setHeld((now) => ({ ...now, step: 'chosen', share: 0, until: null, error: null }));
    },
    retry,
  };
};
