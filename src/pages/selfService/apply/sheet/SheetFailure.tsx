import { FILE_NOT_VALID } from '#domain/files/fileRules.ts';
import { Alert } from '../../../../public/Alert.tsx';
import { useFailureText } from '../../texts/useShellText.ts';
import { useSheetText } from './texts/useSheetText.ts';
import type { Failure } from './useRun.ts';

interface Props {
  failure: Failure;
  isCut: boolean;
  /** There is still a file to try it with. */
  hasFile: boolean;
}

/** Why it did not work, and how it goes on. */
export function SheetFailure({ failure, isCut, hasFile }: Props) {
  const { t } = useSheetText();
  const words = useFailureText();
  const { error, again } = failure;
  const isGone = error !== 'unsaved' && error.status === 404;
  // Sent again as it is, a file that was refused is refused again.
  const isRefused = error !== 'unsaved' && error.status === 422;
  const text = error === 'unsaved' ? t('failed.unsaved') : isGone ? t('failed.gone') : words(error);
  return (
    <Alert tone="danger" focusOn={failure}>
      <p>{text}</p>
      {error !== 'unsaved' && Object.values(FILE_NOT_VALID).includes(error.message) && (
        <p>{t('failed.notSheet')}</p>
      )}
      {!isRefused && !isGone && (
        <>
          <p>
            {t('failed.kept')} {isCut && t('failed.byItself')}
          </p>
          {(hasFile || isCut) && (
            <button type="button" className="s-plain-button" onClick={again}>
              {t('failed.again')}
            </button>
          )}
        </>
      )}
    </Alert>
  );
}
