import '../parts/rows.css';
import './sheet.css';
import { useEffect, useRef } from 'react';
import { MOST_SHEET_ROWS } from '#domain/applicants/branchSheet.ts';
import { clock, useCountdown } from '../../../../public/useCountdown.ts';
import { isStoreOffered } from '../draft/application.ts';
import { wasLeft } from '../draft/sections.ts';
import { useApplication, useDraft } from '../parts/applicationContext.ts';
import { Frame } from '../parts/StepFrame.tsx';
import { stepPath } from '../parts/stepPath.ts';
import { useOpened } from '../parts/useOpened.ts';
import { AddedNote } from './AddedNote.tsx';
import { ChooseSheet } from './ChooseSheet.tsx';
import { SameForAll } from './SameForAll.tsx';
import { SheetFailure } from './SheetFailure.tsx';
import { SheetFoot } from './SheetFoot.tsx';
import { SheetProgress } from './SheetProgress.tsx';
import { SheetResult } from './SheetResult.tsx';
import { useSheetText } from './texts/useSheetText.ts';
import { type SheetWork, useSheet } from './useSheet.ts';

const STEP = 'branch-details/merchant';

/** With what came of the file, unless stores were added, which is said above it, or somebody is busy in the page's head. */
const useFocusOnVerdict = ({ sheet, added }: SheetWork): void => {
  const before = useRef(added);
  useEffect(() => {
    const { activeElement, body } = document;
    const isOfAdding = before.current !== added;
    before.current = added;
    if (isOfAdding) return;
    const isHere = activeElement === body || activeElement?.closest('main, .s-apply-foot');
    if (sheet && isHere) document.querySelector<HTMLElement>('[data-verdict]')?.focus();
  }, [sheet, added]);
};

/** What is under way, for those who hear the page; how it ended they hear where the focus goes. */
function Said({ work: { busy, kept, sheet, sending, until } }: { work: SheetWork }) {
  const { t, counted } = useSheetText();
  const left = useCountdown(until ?? 0);
  const name = sending ?? kept?.name ?? '';
  const doing = {
    sending: () => t('sending', { name }),
    reading: () => (sheet ? t('reading.again') : t('reading', { name })),
    adding: () => counted('adding', sheet?.good.length ?? 0),
  };
  return (
    <>
      <p className="s-hidden" role="status">
        {until === null ? busy && doing[busy.what]() : t('waiting.heard')}
      </p>
      {until !== null && <p className="a-warning">{t('waiting', { time: clock(left) })}</p>}
    </>
  );
}

/** Stores of an application out of a spreadsheet: the template, the file, what is wrong with its rows, and those that are added. */
export default function SheetPage() {
  const { t } = useSheetText();
  const application = useApplication();
  useDraft(application);
  const work = useSheet();
  const seconds = useOpened(application, STEP);
  const { busy, failure, isCut, kept, sheet } = work;
  useFocusOnVerdict(work);
  const isNoneTyped = isStoreOffered(application) && !wasLeft(application, STEP);
  const which = application.existing ? t('firstMore') : isNoneTyped ? t('first') : '';
  const isFirstRead = busy !== null && (busy.what === 'sending' || !sheet);
  const aside = { title: t('title'), back: stepPath(STEP), backLabel: t('back') };
  const lead = `${t('lead', { most: MOST_SHEET_ROWS })} ${which}`;
  return (
    <Frame
      step={STEP}
      aside={aside}
      lead={lead}
      foot={kept && sheet && <SheetFoot work={work} sheet={sheet} seconds={seconds} />}
    >
      <Said work={work} />
      {failure && <SheetFailure failure={failure} isCut={isCut} hasFile={kept !== null} />}
      {sheet && kept && <AddedNote sheet={sheet} kept={kept} isNew={work.added} />}
      {isFirstRead && <SheetProgress work={work} />}
      {!isFirstRead && sheet && kept && <SheetResult sheet={sheet} kept={kept} work={work} />}
      {!isFirstRead && !sheet && (
        <>
          <ChooseSheet work={work} />
          <SameForAll work={work} sheet={null} />
        </>
      )}
    </Frame>
  );
}
