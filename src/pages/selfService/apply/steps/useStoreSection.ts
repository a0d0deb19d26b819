import type { StoreForm } from '#domain/selfService/form/applicationForm.ts';
import type { SelfServiceStep } from '#domain/selfService/form/steps.ts';
import { branchPart, setPart, storeAt, storeOf } from '../draft/application.ts';
import { isNewStore } from '../draft/newStores.ts';
import { storeStepProblems } from '../draft/sections.ts';
import { useApplication, useDraft } from '../parts/applicationContext.ts';
import { whereNow } from '../parts/stepPath.ts';
import { useSectionForm } from '../parts/useSectionForm.ts';

/** The form of a step of one store, of the one that the address names. */
export const useStoreSection = (step: SelfServiceStep) => {
  const application = useApplication();
  useDraft(application);
  const at = storeAt(application, whereNow().store);
  const values = storeOf(application, at);
  const section = useSectionForm<StoreForm>({
    application,
    step,
    values,
    write: (store) => setPart(application, branchPart(at), store),
    problems: storeStepProblems(step, values),
    store: { at, isNew: isNewStore(application, at) },
  });
  return { application, at, values, section };
};
