import { useTranslate } from 'react-admin';
import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import { formatInstant } from '#domain/day.ts';
import { applicationStatus, shownStatus, workflowStatus } from '#domain/review/applicationStatus.ts';
import type { Language } from '#domain/sentence.ts';
import { MovedDialog } from '../../MovedDialog.tsx';
import type { Problem } from '../../problem.ts';
import { useLanguage } from '../../useLanguage.ts';
import { useRecordShell } from '../recordContext.ts';

/** The parts of a head that a reader would notice, in words; parts that are not there are left out. */
const factsOf = (head: Partial<ApplicationSummary>, language: Language): Record<string, string | null> => {
  const { status, workflowStatus: workflow = null, counts, missingDocuments, remarks, dtimeEdited } = head;
  const { shown, subText } = status ? shownStatus(status, workflow) : { shown: null, subText: null };
  const labels = [
    shown && applicationStatus[shown].label[language],
    subText && subText !== shown && workflowStatus[subText].label[language],
  ];
  const open = remarks?.filter(({ dtimeResolved }) => dtimeResolved === null);
  return {
    status: labels.filter(Boolean).join(', '),
    name: head.name ?? null,
    editedBy: head.editedBy ?? null,
    dtimeEdited: dtimeEdited ? formatInstant(new Date(dtimeEdited)) : null,
    claimedBy: head.claimedBy ?? null,
    decidedBy: head.decidedBy ?? null,
    merchants: counts ? String(counts.merchants) : null,
    documents: counts ? String(counts.documents) : null,
    missingDocuments: missingDocuments ? String(missingDocuments.length) : null,
    remarks: open ? String(open.length) : null,
  };
};

const isHead = (current: unknown): current is Partial<ApplicationSummary> =>
  typeof current === 'object' && current !== null;

interface Props {
  seen: ApplicationSummary;
  problem: Problem;
  onClose: () => void;
}

/** Nothing was decided, for the record is another by now: what differs, and a way to see it. */
export const RecordMovedDialog = ({ seen, problem, onClose }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { refetch } = useRecordShell();
  const now = isHead(problem.current) ? factsOf({ ...seen, ...problem.current }, language) : {};
  const before = factsOf(seen, language);
  const reload = () => void refetch().then(onClose);
  return (
    <MovedDialog
      title={translate('review.moved.title')}
      reload={translate('review.moved.reload')}
      onReload={reload}
      facts={{
        before,
        now,
        labelOf: (key) => translate(`review.moved.${key}`),
        same: translate('review.moved.same'),
      }}
    >
      {problem.message} {translate('review.moved.intro')}
    </MovedDialog>
  );
};
