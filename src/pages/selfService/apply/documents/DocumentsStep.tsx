import { useEffect, useState } from 'react';
import { ledTo } from '../../../../public/focusPage.ts';
import { documentsOf } from '../draft/application.ts';
import { stepProblems } from '../draft/sections.ts';
import { useApplication, useDraft } from '../parts/applicationContext.ts';
import { StepForm } from '../parts/StepFrame.tsx';
import { useApplyText } from '../parts/useApplyText.ts';
import { useSectionForm } from '../parts/useSectionForm.ts';
import { DocumentSlot } from './DocumentSlot.tsx';
import { useDocumentTypes } from './useDocumentTypes.ts';

const STEP = 'required-documents';

/** Documents that are not asked for, and may be added all the same. */
function Others({ have }: { have: readonly string[] }) {
  const t = useApplyText();
  const { others } = useDocumentTypes();
  const [added, setAdded] = useState<readonly string[]>([]);
  const shown = others.filter(({ code }) => have.includes(code) || added.includes(code));
  const rest = others.filter((type) => !shown.includes(type));
  return (
    <>
      {shown.map((type) => (
        <DocumentSlot key={type.code} type={type} isNeeded={false} />
      ))}
      <div className="s-field">
        <div className="s-label-row">
          <label htmlFor="other">{t('documents.other')}</label>
        </div>
        <select
          id="other"
          className="s-input"
          value=""
          onChange={(event) => setAdded([...added, event.target.value])}
        >
          <option value="">{t('field.choose')}</option>
          {rest.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

/** The papers that the review asks for of this kind of business, each as a photo or a file. */
export default function DocumentsStep() {
  const t = useApplyText();
  const application = useApplication();
  useDraft(application);
  const values = documentsOf(application);
  const section = useSectionForm({
    application,
    step: STEP,
    values,
    write: () => undefined,
    problems: stepProblems(application, STEP),
  });
  const { needed } = useDocumentTypes();
  // A refusal leads to the document that it names.
  useEffect(() => ledTo()?.focus(), []);
  return (
    <StepForm step={STEP} section={section} lead={t('documents.lead')}>
      <div className="s-form">
        {needed.map((type) => (
          <DocumentSlot key={type.code} type={type} isNeeded />
        ))}
        <Others have={values.files.map(({ documentCode }) => documentCode)} />
      </div>
    </StepForm>
  );
}
