import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useState } from 'react';
import { type EndReason, isGraveEnd } from '#domain/signIn/endReason.ts';
import { useLanguage } from '../admin/useLanguage.ts';

const load = async () => (await import('#domain/signIn/endWords.ts')).END_WORDS;

/** Why the session was ended, as the server said, and what to do next. Its words come when they are needed. */
export const WhyEnded = ({ reason }: { reason: EndReason | null }) => {
  const language = useLanguage();
  const [words, setWords] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const isTold = reason !== null && reason !== 'ended';
  useEffect(() => {
    if (isTold) load().then(setWords, () => undefined);
  }, [isTold]);
  if (!words || !isTold) return null;
  const { why, next } = words[reason];
  return (
    <Alert severity={isGraveEnd(reason) ? 'warning' : 'info'} role="status">
      <AlertTitle>{why[language]}</AlertTitle>
      {next[language]}
    </Alert>
  );
};
