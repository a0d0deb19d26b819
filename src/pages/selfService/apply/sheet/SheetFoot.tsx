import { sectionOf } from '#domain/selfService/form/steps.ts';
import { noteProgress } from '../../../../providers/applicant/progress.ts';
import type { ApplicantSheet } from '../../../../providers/applicant/sheets.ts';
import { navigate } from '../../../../public/navigate.ts';
import { leaveStep, wrongStore } from '../draft/sections.ts';
import { useApplication } from '../parts/applicationContext.ts';
import { stepPath } from '../parts/stepPath.ts';
import { PickSheet } from './PickSheet.tsx';
import { useSheetText } from './texts/useSheetText.ts';
import type { SheetWork } from './useSheet.ts';
import { isWrong } from './verdict.ts';

const STEP = 'branch-details/merchant';

/** Leaves the stores for what comes after them; one that something is wrong with is shown first. */
const useGoOn = (seconds: () => number) => {
  const application = useApplication();
  return (): void => {
    const { store, draft } = application;
    leaveStep(application, STEP);
    void store.flush();
    const wrong = wrongStore(application, STEP);
    if (wrong !== undefined) {
      navigate(stepPath(STEP, { store: wrong }));
      return;
    }
    noteProgress(draft.referenceNumber, { kind: 'done', section: sectionOf(STEP), seconds: seconds() });
    navigate(stepPath('branch-details/retailer'));
  };
};

interface Props {
  work: SheetWork;
  sheet: ApplicantSheet;
  /** For how long the page could be seen. */
  seconds: () => number;
}

/** What is done next with a file that was read. */
export function SheetFoot({ work, sheet, seconds }: Props) {
  const { t, counted } = useSheetText();
  const goOn = useGoOn(seconds);
  const { busy, isChanged, add, check, choose } = work;
  const { good, rows, added, room } = sheet;
  const button = (label: string, deed?: () => void) => (
    <button
      type="button"
      className="s-button"
      aria-disabled={deed && !busy ? undefined : true}
      onClick={busy ? undefined : deed}
    >
      {label}
    </button>
  );
  if (busy?.what === 'adding') return button(counted('adding', good.length));
  if (busy) return button(t('reading.again'));
  if (isChanged) return button(t('check'), check);
  if (good.length > 0) return button(counted('add', good.length), good.length > room ? undefined : add);
  if (added > 0) return button(t(rows.some(isWrong) ? 'goOn.without' : 'goOn'), goOn);
  return <PickSheet label={t('choose.another')} className="s-button" onFile={choose} />;
}
