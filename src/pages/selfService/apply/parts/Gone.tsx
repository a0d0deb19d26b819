import { Alert } from '../../../../public/Alert.tsx';
import { useApplication, useDraft } from './applicationContext.ts';
import { useApplyText } from './useApplyText.ts';

/** The application was sent or cancelled elsewhere: nothing more is taken here, and the page leads to where it stands. */
export function Gone() {
  const t = useApplyText();
  const { isGone } = useDraft(useApplication());
  if (!isGone) return null;
  return (
    <Alert tone="warning" focusOn={isGone}>
      <strong>{t('gone.title')}</strong>
      <p>{t('gone.body')}</p>
      <div className="a-buttons">
        {/* It is read anew: what was sent is followed, after what was cancelled another is begun. */}
        <button type="button" className="s-button s-button-quiet" onClick={() => location.reload()}>
          {t('gone.look')}
        </button>
      </div>
    </Alert>
  );
}
