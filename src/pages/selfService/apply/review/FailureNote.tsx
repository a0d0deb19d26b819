import type { SelfServiceStep } from '#domain/selfService/form/steps.ts';
import { ApiError } from '../../../../providers/http/apiError.ts';
import { Alert } from '../../../../public/Alert.tsx';
import { PageLink } from '../../../../public/PageLink.tsx';
import { useFailureText } from '../../texts/useShellText.ts';
import { stepKey, stepPath } from '../parts/stepPath.ts';
import { useApplyText } from '../parts/useApplyText.ts';
import type { PartRefused } from './sendApplication.ts';
import type { Failure } from './useSubmit.ts';

const BANK_FIELDS = /^(?:bankDetails|contactPerson)\b/;
const PEOPLE = /^retailerAssociates\b/;
const SELLING = /^(?:commodities|schedules|ecommerceSites)\b/;

/** Where a field is changed that the server refused. */
const placeOf = ({ part }: PartRefused, field: string): { step: SelfServiceStep; store?: number } => {
  if (part === 'documents') return { step: 'required-documents' };
  const [, store, rest] = /^merchants\.(\d+)\.(.*)$/.exec(field) ?? [];
  const at = typeof part === 'object' ? part.store : store === undefined ? null : Number(store);
  if (at === null) return { step: BANK_FIELDS.test(field) ? 'bank-information' : 'business-details' };
  const name = rest ?? field;
  const step = PEOPLE.test(name) ? 'retailer' : SELLING.test(name) ? 'commodity' : 'merchant';
  return { step: `branch-details/${step}`, store: at };
};

/** Why the application was not submitted, with the way to what the server did not take. */
export function FailureNote({ failure }: { failure: Failure }) {
  const t = useApplyText();
  const words = useFailureText();
  if (failure === 'unsaved')
    return (
      <Alert tone="danger" focusOn={failure}>
        {t('submit.unsaved')}
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
