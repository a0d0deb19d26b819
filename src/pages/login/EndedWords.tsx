import { useSyncExternalStore } from 'react';
import type { EndReason } from '#domain/signIn/endReason.ts';
import { END_WORDS } from '#domain/signIn/endWords.ts';
import { getLanguage, onLanguage } from '../../providers/language.ts';

/** Why somebody was signed out, and what they do next. */
export function EndedWords({ reason }: { reason: Exclude<EndReason, 'ended'> }) {
  const language = useSyncExternalStore(onLanguage, getLanguage, getLanguage);
  const { why, next } = END_WORDS[reason];
  return (
    <>
      <strong>{why[language]}</strong>
      <br />
      {next[language]}
    </>
  );
}
