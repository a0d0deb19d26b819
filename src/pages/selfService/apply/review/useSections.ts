import { sayUploadProblem } from '#domain/selfService/form/uploadProblem.ts';
import { askList } from '../../../../providers/applicant/lists.ts';
import { isIn, type Slot, slotName } from '../documents/fileParts.ts';
import { useDocumentTypes } from '../documents/useDocumentTypes.ts';
import { branchesOf, documentsOf, storeOf } from '../draft/application.ts';
import { useList } from '../fields/useList.ts';
import { useApplication } from '../parts/applicationContext.ts';
import { useApplyText, useSay } from '../parts/useApplyText.ts';
import { type ReviewSection, reviewSections } from './sections.ts';

/** The documents that were uploaded or failed to be, of one store or of the partner to be. */
const usePapers = (): ((branch?: number) => [string, string][]) => {
  const t = useApplyText();
  const say = useSay();
  const { needed, others } = useDocumentTypes();
  const { files, problems } = documentsOf(useApplication());
  return (branch) =>
    [...needed, ...others].flatMap(({ code, label }): [string, string][] => {
      const slot: Slot = { documentCode: code, ...(branch === undefined ? {} : { branch }) };
      const file = files.find(isIn(slot));
      if (file) return [[label, file.name]];
      const why = problems[slotName(slot)];
      return why ? [[label, t('review.notUploaded', { why: say(sayUploadProblem(why)) })]] : [];
    });
};

/** All parts of the review; the documents stand last, those of stores store by store. */
export const useSections = (): ReviewSection[] => {
  const t = useApplyText();
  const say = useSay();
  const application = useApplication();
  const types = useList('types', () => askList<{ code: string; label: string }>('businessTypes'));
  const businessType = (code: string) => types.rows.find((type) => type.code === code)?.label ?? code;
  const papers = usePapers();
  const step = 'required-documents';
  const documents: ReviewSection[] = application.existing
    ? branchesOf(application).map((store) => {
        const name = storeOf(application, store).merchantName || t('store.unnamed');
        return { step, store, title: t('review.papers', { name }), facts: papers(store) };
      })
    : [{ step, title: t('step.required-documents'), facts: papers() }];
  return [...reviewSections(application, { t, say, businessType }), ...documents];
};
