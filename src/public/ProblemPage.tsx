import { hasUnsaved } from '../providers/session/unsaved.ts';
import { Alert } from './Alert.tsx';
import { PlainLayout } from './PlainLayout.tsx';
import { useText } from './text.ts';

type Kind = 'load' | 'crash' | 'unreachable';

/** A page in place of one that cannot be shown now, with the way on. */
export function ProblemPage({
  kind,
  requestId,
  onRetry,
}: {
  kind: Kind;
  requestId?: string | null;
  onRetry: () => void;
}) {
  const t = useText();
  return (
    <PlainLayout title={t(`${kind}.title`)}>
      <p className="s-lead">{t(`${kind}.lead`)}</p>
      {kind === 'load' && hasUnsaved() && <Alert tone="warning">{t('load.unsaved')}</Alert>}
      <button type="button" className="s-button" onClick={onRetry}>
        {kind === 'unreachable' ? t('common.retry') : t('load.reload')}
      </button>
      {requestId && <p className="s-hint">{t('common.requestId', { id: requestId })}</p>}
    </PlainLayout>
  );
}
