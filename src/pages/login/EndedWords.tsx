import type { EndReason } from '#domain/signIn/endReason.ts';
import { useCodeText } from '../../public/texts/useCodeText.ts';

/** Why somebody was signed out, and what they do next. */
export function EndedWords({ reason }: { reason: Exclude<EndReason, 'ended'> }) {
  const t = useCodeText();
  return (
    <>
      <strong>{t(`end.${reason}`)}</strong>
      <br />
      {t(`end.${reason}Hint`)}
    </>
  );
}
