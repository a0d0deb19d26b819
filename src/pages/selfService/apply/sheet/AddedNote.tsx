import type { ApplicantSheet } from '../../../../providers/applicant/sheets.ts';
import { Alert } from '../../../../public/Alert.tsx';
import { branchesOf } from '../draft/application.ts';
import type { KeptSheet } from '../draft/keptSheet.ts';
import { useApplication } from '../parts/applicationContext.ts';
import { useSheetText } from './texts/useSheetText.ts';
import { isWrong } from './verdict.ts';

interface Props {
  sheet: ApplicantSheet;
  kept: KeptSheet;
  /** Another object each time stores were added: it takes the focus then. */
  isNew: object | null;
}

/** How many stores of the file the application has by now, and what is next. */
export function AddedNote({ sheet, kept, isNew }: Props) {
  const { t, counted } = useSheetText();
  const application = useApplication();
  const { added, good, rows } = sheet;
  if (added === 0) return null;
  const left = good.length + rows.filter(isWrong).length;
  return (
    <Alert tone="success" {...(isNew ? { focusOn: isNew } : {})}>
      <strong>{counted('added', added, { name: kept.name })}</strong>{' '}
      {counted('added.all', branchesOf(application).length)}
      <p>{left > 0 ? counted('added.rest', left) : t('added.next')}</p>
    </Alert>
  );
}
