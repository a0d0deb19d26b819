import { useSheetText } from './texts/useSheetText.ts';
import type { SheetWork } from './useSheet.ts';

/** A file on its way, or being read for the first time. */
export function SheetProgress({ work: { busy, kept, stop, sending } }: { work: SheetWork }) {
  const { t } = useSheetText();
  const isSending = busy?.what === 'sending';
  const name = (isSending ? sending : kept?.name) ?? '';
  return (
    <section className="s-sheet a-sheet-progress">
      <p>{t(isSending ? 'sending' : 'reading', { name })}</p>
      <progress
        aria-label={t(isSending ? 'sending' : 'reading', { name })}
        {...(isSending ? { max: 1, value: busy.share } : {})}
      />
      {isSending && (
        <button type="button" className="s-plain-button" onClick={stop}>
          {t('sending.stop')}
        </button>
      )}
    </section>
  );
}
