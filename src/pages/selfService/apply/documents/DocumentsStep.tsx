import { useEffect, useState } from 'react';
import type { Sentence } from '#domain/sentence.ts';
import { ledTo } from '../../../../public/focusPage.ts';
import { type Application, documentsOf, storeAt } from '../draft/application.ts';
import { stepProblems } from '../draft/sections.ts';
import { useApplication, useDraft } from '../parts/applicationContext.ts';
import { StepForm } from '../parts/StepFrame.tsx';
import { whereNow } from '../parts/stepPath.ts';
import { useApplyText } from '../parts/useApplyText.ts';
import { useRowFocus } from '../parts/useRowFocus.ts';
import { useSectionForm } from '../parts/useSectionForm.ts';
import { StorePager } from '../steps/StorePager.tsx';
import { DocumentSlot } from './DocumentSlot.tsx';
import { useDocumentTypes } from './useDocumentTypes.ts';

const STEP = 'required-documents';

/** Documents that are not asked for, and may be added all the same; those that such a business usually has stand there at once. */
function Others({ have, branch }: { have: readonly string[]; branch: number | undefined }) {
  const t = useApplyText();
  const { others, usual } = useDocumentTypes();
  const [added, setAdded] = useState<readonly string[]>([]);
  const shown = others.filter(({ code }) => [...have, ...added, ...usual].includes(code));
  const rest = others.filter((type) => !shown.includes(type));
  const focusOn = useRowFocus();
  const add = (code: string) => {
    setAdded([...added, code]);
    focusOn(() => document.getElementById(code));
  };
  return (
    <>
      {shown.map((type) => (
        <DocumentSlot key={type.code} type={type} isNeeded={false} branch={branch} />
      ))}
      <div className="s-field">
        <div className="s-label-row">
          <label htmlFor="other">{t('documents.other')}</label>
        </div>
        <select
          id="other"
          className="s-input"
          value=""
          aria-describedby={branch === undefined ? 'other-hint' : undefined}
          onChange={(event) => add(event.target.value)}
        >
          <option value="">{t('field.choose')}</option>
          {rest.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
        {branch === undefined && (
          <p className="s-hint" id="other-hint">
            {t('documents.otherHint')}
          </p>
        )}
      </div>
    </>
  );
}

/** The store that the page is of, where the documents are those of stores. */
const branchNow = (application: Application): number | undefined =>
  application.existing ? storeAt(application, whereNow().store) : undefined;

/** What holds up the step; a photo that was chosen is not missing, but waits for something. */
const useProblems = (application: Application) => {
  const [unsent, setUnsent] = useState<Readonly<Record<string, Sentence | null>>>({});
  const missing = stepProblems(application, STEP);
  return {
    problems: Object.fromEntries(
      Object.entries(missing).map(([code, problem]) => [code, unsent[code] ?? problem]),
    ),
    tell: (code: string, why: Sentence | null) => setUnsent((before) => ({ ...before, [code]: why })),
  };
};

/** The papers that the review asks for of this kind of business, each as a photo or a file; those of a store one by one. */
export default function DocumentsStep() {
  const t = useApplyText();
  const application = useApplication();
  useDraft(application);
  const values = documentsOf(application);
  const { problems, tell } = useProblems(application);
  const section = useSectionForm({
    application,
    step: STEP,
    values,
    write: () => undefined,
    problems,
  });
  const { needed } = useDocumentTypes();
  const branch = branchNow(application);
  const files = values.files.filter((file) => file.branch === branch);
  // A refusal leads to the document that it names.
  useEffect(() => ledTo()?.focus(), []);
  return (
    <StepForm
      key={branch}
      step={STEP}
      section={section}
      lead={t(branch === undefined ? 'documents.lead' : 'documents.leadOfStore')}
      nameOf={(code) => needed.find((type) => type.code === code)?.label}
    >
      {branch !== undefined && <StorePager step={STEP} at={branch} />}
      <div className="s-form">
        {needed.map((type) => (
          <DocumentSlot key={type.code} type={type} isNeeded onUnsent={tell} />
        ))}
        <Others have={files.map(({ documentCode }) => documentCode)} branch={branch} />
      </div>
    </StepForm>
  );
}
