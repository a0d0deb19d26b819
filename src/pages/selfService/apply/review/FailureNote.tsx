import { ApiError } from '../../../../providers/http/apiError.ts';
import { Alert } from '../../../../public/Alert.tsx';
import { PageLink } from '../../../../public/PageLink.tsx';
import { useFailureText } from '../../texts/useShellText.ts';
import { useApplication, useDraft } from '../parts/applicationContext.ts';
import { stepKey, stepPath } from '../parts/stepPath.ts';
import { useApplyText } from '../parts/useApplyText.ts';
import { usePartName } from '../parts/usePartName.ts';
import { placeOf } from './refusedPlace.ts';
import { PartRefused } from './sendApplication.ts';
import type { Failure } from './useSubmit.ts';

/** Why the application was not submitted, with the way to what the server did not take. */
export function FailureNote({ failure }: { failure: Failure }) {
  const t = useApplyText();
  const words = useFailureText();
  const called = usePartName();
  const { conflict } = useDraft(useApplication());
  if (failure === 'differing')
    return conflict ? (
      <Alert tone="warning" focusOn={failure}>
        {t('submit.differing')}
      </Alert>
    ) : null;
  if (failure === 'unsaved')
    return (
      <Alert tone="danger" focusOn={failure}>
        {t('submit.unsaved')}
      </Alert>
    );
  if (!(failure instanceof PartRefused))
    return (
      <Alert tone="warning" focusOn={failure}>
        <p>{t('submit.changed')}</p>
        <ul>
          {failure.map(({ name, store }) => (
            <li key={name}>{called(name, store)}</li>
          ))}
        </ul>
      </Alert>
    );
  const { cause } = failure;
  const fields = cause instanceof ApiError ? Object.entries(cause.fields) : [];
  return (
    <Alert tone="danger" focusOn={failure}>
      <strong>{t('submit.failed')}</strong> {cause instanceof ApiError && words(cause)}
      <ul>
        {fields.map(([field, message]) => {
          const { step, ...where } = placeOf(failure, field);
          return (
            <li key={field}>
              <PageLink to={stepPath(step, { ...where, toReview: true })} className="">
                {t(stepKey(step))}
              </PageLink>
              : {message}
            </li>
          );
        })}
      </ul>
      <p>{t('submit.kept')}</p>
    </Alert>
  );
}
