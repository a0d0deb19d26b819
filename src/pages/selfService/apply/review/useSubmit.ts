import { useEffect, useRef, useState } from 'react';
import { hasAnswers } from '#domain/applicants/draftParts.ts';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { heldSession, holdSession } from '../../../../providers/applicant/held.ts';
import { ApiError } from '../../../../providers/http/apiError.ts';
import { navigate } from '../../../../public/navigate.ts';
import { STORES_SENT } from '../../stores/storesSent.ts';
import { consentsOf, progressOf, setPart } from '../draft/application.ts';
import { closeApplication } from '../draft/open.ts';
import { useApplication } from '../parts/applicationContext.ts';
import type { ConsentName } from './Consent.tsx';
import { readUnseen, type UnseenPart } from './readUnseen.ts';
import { PartRefused, type Sending, sendApplication } from './sendApplication.ts';

/** What went wrong: an answer that was not saved, one of which two devices differ, parts that nobody has seen here, or one that was not taken. */
export type Failure = 'unsaved' | 'differing' | UnseenPart[] | PartRefused;

const CONSENT = /^consents\.(acceptableUse|privacyPolicy)$/;

/** The consents that the server does not have in the wording that holds: the texts have changed, or another device took one back. */
export const refusedConsents = (failure: Failure | null): ConsentName[] => {
  if (!(failure instanceof PartRefused) || !(failure.cause instanceof ApiError)) return [];
  return Object.keys(failure.cause.fields).flatMap((field) => {
    const [, name] = CONSENT.exec(field) ?? [];
    return name ? [name as ConsentName] : [];
  });
};

/** The line broke, or the server put it off for longer than anybody waits: the same is sent again, and nothing else. */
const isCut = ({ cause }: PartRefused): boolean =>
  cause instanceof ApiError && [0, 429, 503].includes(cause.status);

/**
 * Submits the application once, however often the button is pressed. That it was wanted is kept in the draft: a tab that was killed on the
 * way goes on when the review is opened again.
 */
export const useSubmit = () => {
  const application = useApplication();
  const { store, draft } = application;
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef(false);

  const mark = (isSending: boolean) =>
    setPart(application, 'progress', { ...progressOf(application), isSending });
  const run = async (): Promise<void> => {
    mark(true);
    if (!(await store.flush())) {
      if (!store.snapshot().conflict) return setFailure('unsaved');
      // Once it is said which answers count, they are read before they are sent.
      mark(false);
      return setFailure('differing');
    }
    const unseen = await readUnseen(application);
    if (unseen.length > 0) {
      mark(false);
      void store.flush();
      return setFailure(unseen);
    }
    const partnerId = await sendApplication(application, setSending);
    const session = heldSession();
    if (session) holdSession({ ...session, partnerId, referenceNumber: draft.referenceNumber });
    // What was typed on another of its pages as the end was on its way is no part of it: that is said there.
    if (store.unsaved().some(hasAnswers)) return void store.flush();
    closeApplication();
    const end = applicantPath('applicationEnd', { status: 'submitted' });
    navigate(application.existing ? `${end}?${STORES_SENT}` : end, { replace: true });
  };
  const submit = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setFailure(null);
    try {
      await run();
    } catch (error) {
      if (!(error instanceof PartRefused)) throw error;
      // What was refused waits for another answer; what was cut off goes on by itself.
      if (!isCut(error)) mark(false);
      // What another device has changed meanwhile says more than that the server did not take it.
      const unseen = isCut(error) ? [] : await readUnseen(application).catch(() => []);
      const nobody = refusedConsents(error).map((name) => [name, null]);
      if (nobody.length)
        setPart(application, 'consents', { ...consentsOf(application), ...Object.fromEntries(nobody) });
      void store.flush();
      setFailure(unseen.length > 0 ? unseen : error);
    } finally {
      running.current = false;
      setSending(null);
    }
  };
  const wasSending = useRef(progressOf(application).isSending === true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the review is opened
  useEffect(() => {
    if (wasSending.current) void submit();
    wasSending.current = false;
  }, []);
  return { submit, sending, failure };
};
