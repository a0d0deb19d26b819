import { type ComponentType, useEffect, useState } from 'react';
import { type EndReason, isGraveEnd } from '#domain/signIn/endReason.ts';
import { Alert } from '../../public/Alert.tsx';
import { useText } from '../../public/text.ts';
import { loadEndedWords } from './loadCodePages.ts';

type Words = ComponentType<{ reason: Exclude<EndReason, 'ended'> }>;

/** Why somebody was signed out. The reasons come after the form, which says by itself that the session has ended. */
export function EndedAlert({ reason }: { reason: EndReason }) {
  const t = useText();
  const [Words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    if (reason === 'ended') return;
    loadEndedWords().then(
      (words) => setWords(() => words),
      () => undefined,
    );
  }, [reason]);
  return (
    <Alert tone={isGraveEnd(reason) ? 'warning' : 'info'}>
      {Words && reason !== 'ended' ? <Words reason={reason} /> : t('login.ended')}
    </Alert>
  );
}
