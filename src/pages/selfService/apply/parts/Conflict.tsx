import { Alert } from '../../../../public/Alert.tsx';
import { useApplication, useDraft } from './applicationContext.ts';
import { type ApplyKey, useApplyText } from './useApplyText.ts';

/** Two devices have written the same part: whoever applies says which side counts. */
export function Conflict() {
  const t = useApplyText();
  const application = useApplication();
  const { conflict } = useDraft(application);
  if (!conflict) return null;
  const { store } = application;
  const part = t(`part.${conflict.replace(/-\d+$/, '')}` as ApplyKey);
  const decide = (choose: () => void) => () => {
    choose();
    void store.flush();
  };
  return (
    <Alert tone="warning" focusOn={conflict}>
      <strong>{t('conflict.title', { part })}</strong>
      <p>{t('conflict.body')}</p>
      <div className="a-buttons">
        <button
          type="button"
          className="s-button s-button-quiet"
          onClick={decide(() => store.keepMine(conflict))}
        >
          {t('conflict.mine')}
        </button>
        <button
          type="button"
          className="s-button s-button-quiet"
          onClick={decide(() => store.takeTheirs(conflict))}
        >
          {t('conflict.theirs')}
        </button>
      </div>
    </Alert>
  );
}
