import { freeBranch, MOST_BRANCHES } from '#domain/applicants/draftParts.ts';
import type { SelfServiceStep } from '#domain/selfService/form/steps.ts';
import { navigate } from '../../../../public/navigate.ts';
import { PageLink } from '../../../../public/PageLink.tsx';
import { removeFilesOf } from '../documents/fileParts.ts';
import { branchesOf, branchPart, keepOffered, newStore, setPart, storeOf } from '../draft/application.ts';
import { markNew } from '../draft/newStores.ts';
import { useApplication } from '../parts/applicationContext.ts';
import { stepPath } from '../parts/stepPath.ts';
import { useApplyText } from '../parts/useApplyText.ts';

/** Which of several stores the page is of; the others are one tap away. */
export function StorePager({ step, at }: { step: SelfServiceStep; at: number }) {
  const t = useApplyText();
  const application = useApplication();
  const branches = branchesOf(application);
  if (branches.length === 1) return null;
  return (
    <div className="s-field">
      <div className="s-label-row">
        <label htmlFor="store">{t('store.which', { count: branches.length })}</label>
      </div>
      <select
        id="store"
        className="s-input"
        value={at}
        onChange={(event) => navigate(stepPath(step, { store: Number(event.target.value) }))}
      >
        {branches.map((branch, index) => (
          <option key={branch} value={branch}>
            {`${index + 1}. ${storeOf(application, branch).merchantName || t('store.unnamed')}`}
          </option>
        ))}
      </select>
      <div className="s-hint" />
    </div>
  );
}

/** Adds a store, and takes the one that is shown away. */
export function StoreButtons({ at }: { at: number }) {
  const t = useApplyText();
  const application = useApplication();
  const branches = branchesOf(application);
  const add = () => {
    // With another store beside it, it is one that is meant.
    keepOffered(application);
    const next = freeBranch(branchesOf(application));
    if (next === null) return;
    setPart(application, branchPart(next), newStore(application, next));
    markNew(application, next);
    navigate(stepPath('branch-details/merchant', { store: next }));
  };
  const remove = () => {
    application.store.remove(branchPart(at));
    removeFilesOf(application, at);
    void application.store.flush();
    navigate(stepPath('branch-details/merchant'), { replace: true });
  };
  return (
    <div className="a-buttons">
      {branches.length < MOST_BRANCHES && (
        <button type="button" className="s-button s-button-quiet" onClick={add}>
          {t('store.add')}
        </button>
      )}
      {branches.length < MOST_BRANCHES && (
        <PageLink
          to={stepPath('branch-details/merchant', { isSheet: true })}
          className="s-button s-button-quiet"
        >
          {t('store.addMany')}
        </PageLink>
      )}
      {branches.length > 1 && (
        <button type="button" className="s-button s-button-quiet" onClick={remove}>
          {t('store.remove')}
        </button>
      )}
    </div>
  );
}
