import { useText } from './text.ts';
import { Wordmark } from './Wordmark.tsx';

/** While a session is brought back or the back office loads; it fades in late, so that a quick load shows nothing. */
export function Splash() {
  const t = useText();
  return (
    <div className="s-splash" role="status">
      <Wordmark />
      <span className="s-hidden">{t('common.loading')}</span>
    </div>
  );
}
