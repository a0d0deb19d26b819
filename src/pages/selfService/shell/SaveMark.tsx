import { formatInstant } from '#domain/day.ts';
import { useShellText } from '../texts/useShellText.ts';

/** Where what was typed is: on its way, on the server since an instant, kept here until there is a line or until somebody says
 * which of two devices counts, or refused. */
export type SaveState =
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'waiting' }
  | { kind: 'asking' }
  | { kind: 'failed' };

/** "Saved 10:42", told to screen readers when it changes. */
export function SaveMark({ save }: { save: SaveState | null }) {
  const t = useShellText();
  const time = save?.kind === 'saved' ? formatInstant(save.at).slice(-5) : '';
  return (
    <p className="s-save" role="status" data-state={save?.kind}>
      {save ? t(`save.${save.kind}`, { time }) : ''}
    </p>
  );
}
