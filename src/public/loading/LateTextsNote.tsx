import { useText } from '../text.ts';
import { useLateTexts } from './lateTexts.ts';

/** Says that texts in the language chosen did not come, and loads the page anew for them when asked to: what is typed is kept by its page. */
export function LateTextsNote() {
  const t = useText();
  if (!useLateTexts()) return null;
  return (
    <div className="s-late" role="status">
      <p>{t('texts.late')}</p>
      <button type="button" className="s-plain-button" onClick={() => location.reload()}>
        {t('common.retry')}
      </button>
    </div>
  );
}
