import { type ReactNode, useState } from 'react';
import { withValue } from '#domain/selfService/form/valueAt.ts';
import { SAME_PARTS, type SamePart, sameProblems } from '#domain/selfService/sheet/sameForAll.ts';
import type { ApplicantSheet } from '../../../../providers/applicant/sheets.ts';
import { branchesOf, storeOf } from '../draft/application.ts';
import { useApplication } from '../parts/applicationContext.ts';
import { FormContext } from '../parts/formContext.ts';
import { useApplyText } from '../parts/useApplyText.ts';
import { Commodities } from '../steps/Commodities.tsx';
import { Hours } from '../steps/Hours.tsx';
import { useSheetText } from './texts/useSheetText.ts';
import { typedSame } from './useSame.ts';
import { useSameWords } from './useSameWords.ts';
import type { SheetWork } from './useSheet.ts';

interface Props {
  work: SheetWork;
  /** As it was judged; null before there is one. */
  sheet: ApplicantSheet | null;
}

/** What an earlier store of the application has of it, to be taken over. */
function AsEarlier({ part, work }: { part: SamePart; work: SheetWork }) {
  const t = useApplyText();
  const application = useApplication();
  const earlier = branchesOf(application)
    .map((at) => storeOf(application, at))
    .findLast((store) => store[part].length > 0);
  if (!earlier || work.same[part]?.length !== 0) return null;
  return (
    <div className="a-buttons">
      <button
        type="button"
        className="s-button s-button-quiet"
        data-offer
        onClick={() => work.setSame({ [part]: earlier[part] })}
      >
        {t('selling.asOther', { name: earlier.merchantName.trim() || t('store.unnamed') })}
      </button>
    </div>
  );
}

/** One thing that all stores may have alike: said by a tick, and taken back by it. */
function Part({ part, work, sheet, children }: Props & { part: SamePart; children: ReactNode }) {
  const { t } = useSheetText();
  const { did, holds } = useSameWords(work, sheet);
  /** As it was when somebody wanted to change it: judged anew it folds by itself, so that the rows below are near. */
  const [opened, setOpened] = useState<object | null>(null);
  const isSaid = work.same[part] !== null;
  const isFolded =
    isSaid && sheet !== null && work.isSameJudged && opened !== work.same && holds(part) !== '';
  return (
    <div className="a-same">
      <label className="a-option">
        <input
          type="checkbox"
          checked={isSaid}
          onChange={({ target }) => work.setSame({ [part]: target.checked ? [] : null })}
        />
        <span>{t(`same.${part}`)}</span>
      </label>
      <p className="s-hint" role="status">
        {did(part)}
      </p>
      {isFolded && (
        <p className="a-same-folded">
          {holds(part)}{' '}
          <button
            type="button"
            className="s-plain-button"
            onClick={({ currentTarget }) => {
              currentTarget.closest('.a-same')?.querySelector('input')?.focus();
              setOpened(work.same);
            }}
          >
            {t('same.change')}
            <span className="s-hidden"> {t(`same.${part}`)}</span>
          </button>
        </p>
      )}
      {isSaid && !isFolded && (
        <div className="a-below">
          <AsEarlier part={part} work={work} />
          {children}
        </div>
      )}
    </div>
  );
}

/** What every store of the sheet sells and when it is open, said once where the rows do not say it. */
export function SameForAll({ work, sheet }: Props) {
  const { t } = useSheetText();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const values = typedSame(work.same);
  const said = Object.entries(sameProblems(values)).filter(([path]) => left.has(path));
  const set = (path: string, value: unknown): void => {
    const part = SAME_PARTS.find((one) => path === one || path.startsWith(`${one}.`));
    const next = withValue(typedSame(work.sameNow()), path, value) as typeof values;
    if (part) work.setSame({ [part]: next[part] });
  };
  const leave = (path: string) => setLeft((before) => new Set(before).add(path));
  return (
    <section className="s-sheet">
      <h2>{t('same.title')}</h2>
      <p className="s-hint">{t('same.hint')}</p>
      <FormContext value={{ values, set, leave, shown: Object.fromEntries(said) }}>
        <Part part="commodities" work={work} sheet={sheet}>
          <Commodities />
        </Part>
        <Part part="schedules" work={work} sheet={sheet}>
          <Hours />
        </Part>
      </FormContext>
    </section>
  );
}
