import { useEffect, useRef, useState } from 'react';
import { sheetFileProblem } from '#domain/applicants/branchSheet.ts';
import { MOST_BRANCHES } from '#domain/applicants/draftParts.ts';
import type { Sentence } from '#domain/sentence.ts';
import { getDraft } from '../../../../providers/applicant/drafts.ts';
import {
  type ApplicantSheet,
  addSheet,
  checkSheet,
  type MendedSheet,
} from '../../../../providers/applicant/sheets.ts';
import { sendUpload } from '../../../../providers/applicant/uploads.ts';
import { ApiError } from '../../../../providers/http/apiError.ts';
import { randomId } from '../../../../providers/http/randomId.ts';
import { waitOut } from '../../../../providers/http/waitOut.ts';
import { type Application, keepOffered } from '../draft/application.ts';
import type { KeptSame } from '../draft/keptSame.ts';
import type { KeptSheet } from '../draft/keptSheet.ts';
import { wasLeft, wrongStore } from '../draft/sections.ts';
import { useApplication } from '../parts/applicationContext.ts';
import { useLanguage } from '../parts/useApplyText.ts';
import { useKeptSheet } from './useKeptSheet.ts';
import { Unsaved, useRun } from './useRun.ts';
import { sentSame, useSame } from './useSame.ts';
import { isWrong } from './verdict.ts';

const STEP = 'branch-details/merchant';

const bodyOf = ({ uploadId, edits, leftOut, meant = [] }: KeptSheet, same: KeptSame): MendedSheet => ({
  uploadId,
  edits: Object.entries(edits).map(([row, cells]) => ({ row: Number(row), cells: { ...cells } })),
  leftOut: [...leftOut],
  meant: [...meant],
  same: sentSame(same),
});

/** What was typed by hand is compared with the rows on the server: it has to be there first, an offered store that is meant too. */
const saveFirst = async (application: Application): Promise<void> => {
  const isMeant = wasLeft(application, STEP) && wrongStore(application, STEP) === undefined;
  if (isMeant) keepOffered(application);
  if (!(await application.store.flush())) throw new Unsaved();
};

type Answer = ApplicantSheet & Partial<Pick<Awaited<ReturnType<typeof addSheet>>, 'parts'>>;

/** Takes in the stores that came of a sheet. Of an answer that was lost, or given to another tab, they are read from the server. */
const takeStores = async ({ draft, store }: Application, { parts = [], room }: Answer): Promise<void> => {
  store.takeIn(parts);
  const here = store.names().filter((name) => name.startsWith('branch-')).length;
  if (here !== MOST_BRANCHES - room) store.takeIn((await getDraft(draft.referenceNumber)).parts);
};

const isNoSheet = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'rule_file_not_valid');

/** A sheet of stores from the file to the application: sent, judged, mended, added. */
export const useSheet = () => {
  const application = useApplication();
  const { referenceNumber } = application.draft;
  const language = useLanguage();
  const file = useKeptSheet(referenceNumber);
  const { same, ...alike } = useSame(referenceNumber);
  const { run, setBusy, setFailure, setUntil, ...state } = useRun();
  const [sheet, setSheet] = useState<ApplicantSheet | null>(null);
  /** Rows were mended since they were judged. */
  const [isChanged, setChanged] = useState(false);
  /** What all have alike, as it was when the rows were judged. */
  const [judgedSame, setJudgedSame] = useState<KeptSame | null>(null);
  /** Stores were added by the last press: another object each time. */
  const [added, setAdded] = useState<object | null>(null);
  const [refused, setRefused] = useState<Sentence | null>(null);
  /** The name of the file that was chosen last. */
  const [sending, setSending] = useState<string | null>(null);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const ask = async (call: typeof checkSheet | typeof addSheet): Promise<Answer | null> => {
    const kept = file.now();
    if (!kept) return null;
    const sent = alike.now();
    await saveFirst(application);
    try {
      const answer: Answer = await waitOut(() => call(referenceNumber, bodyOf(kept, sent)), setUntil);
      await takeStores(application, answer);
      setSheet(answer);
      setJudgedSame(sent);
      setChanged(file.now() !== kept || alike.now() !== sent);
      return answer;
    } catch (error) {
      if (isNoSheet(error)) {
        setSheet(null);
        file.keep(null);
      }
      throw error;
    }
  };
  const judge = async (): Promise<void> => {
    setBusy({ what: 'reading' });
    await ask(checkSheet);
  };
  const check = () => run({ what: 'reading' }, judge);
  const add = () =>
    run({ what: 'adding' }, async () => {
      const answer = await ask(addSheet);
      if (!answer) return;
      setAdded({});
      // All are in: the next sheet is asked anew, and offered what these have.
      if (!answer.rows.some(isWrong)) alike.forget();
    });
  const choose = (chosen: File): void => {
    const problem = sheetFileProblem(chosen);
    setRefused(problem);
    if (problem) {
      setFailure(null);
      return;
    }
    setSending(chosen.name);
    const id = randomId();
    const onProgress = (share: number) => setBusy({ what: 'sending', share });
    stop.current = new AbortController();
    const { signal } = stop.current;
    void run({ what: 'sending', share: 0 }, async () => {
      const upload = { id, file: chosen, kind: 'branchSheet' } as const;
      const send = () => sendUpload(referenceNumber, upload, { signal, onProgress });
      await waitOut(send, setUntil, signal);
      setSheet(null);
      setAdded(null);
      if (file.now()?.uploadId !== id) file.keep({ uploadId: id, name: chosen.name, edits: {}, leftOut: [] });
      await judge();
    });
  };
  // What the server says of rows is in the language of its answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is opened, and when it speaks another language
  useEffect(() => {
    if (file.now()) void check();
  }, [language]);

  const mending =
    <Args extends unknown[]>(mend: (...args: Args) => void) =>
    (...args: Args): void => {
      mend(...args);
      setChanged(true);
    };
  return {
    ...state,
    kept: file.kept,
    sheet,
    isChanged,
    added,
    refused,
    sending,
    choose,
    stop: () => stop.current?.abort(),
    check: () => void check(),
    add: () => void add(),
    setCell: mending(file.setCell),
    leaveOut: mending(file.leaveOut),
    mean: mending(file.mean),
    takeBack: mending(file.takeBack),
    same,
    isSameJudged: judgedSame === same,
    sameNow: alike.now,
    setSame: mending(alike.change),
  };
};
export type SheetWork = ReturnType<typeof useSheet>;
