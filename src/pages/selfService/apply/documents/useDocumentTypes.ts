import { requiredDocuments } from '#domain/review/requiredDocuments.ts';
import { usualDocuments } from '#domain/review/usualDocuments.ts';
import { paperName } from '#domain/selfService/names/paperName.ts';
import { askList } from '../../../../providers/applicant/lists.ts';
import { businessOf } from '../draft/application.ts';
import { type Fetched, useList } from '../fields/useList.ts';
import { useApplication } from '../parts/applicationContext.ts';
import { useSay } from '../parts/useApplyText.ts';

export interface DocumentType {
  code: string;
  label: string;
}

/** The kinds of documents by their names: those that this kind of business needs, and all others. A store needs none of its own. */
export const useDocumentTypes = (): {
  needed: DocumentType[];
  others: DocumentType[];
  /** Codes of those others that such a business usually has. */
  usual: readonly string[];
  list: Fetched<DocumentType>;
} => {
  const application = useApplication();
  const say = useSay();
  const list = useList('document types', () => askList<DocumentType>('documentTypes'));
  const kind = application.existing ? null : businessOf(application).businessType || null;
  const codes = application.existing ? [] : requiredDocuments(kind);
  const named = (code: string, label: string) => ({ code, label: say(paperName(code, label)) });
  const labelOf = (code: string) => list.rows.find((type) => type.code === code)?.label ?? code;
  return {
    needed: codes.map((code) => named(code, labelOf(code))),
    others: list.rows.flatMap(({ code, label }) => (codes.includes(code) ? [] : [named(code, label)])),
    usual: usualDocuments(kind),
    list,
  };
};
