import { useState } from 'react';
import type { Papers, TrackedRemark } from '../../../../providers/applicant/tracking.ts';
import { Alert } from '../../../../public/Alert.tsx';
import { remedyOf } from '../remarkPages.ts';
import { usePlace } from '../Todo.tsx';
import { useTrackText } from '../texts/useTrackText.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { PaperForm } from './PaperForm.tsx';
import type { SentValues } from './typed.ts';

interface Props {
  remark: TrackedRemark;
  version: number;
  values: SentValues;
  papers: Papers | null;
  /** Its store has what its partner has there: that is not corrected at the store. */
  isShared: boolean;
  onChanged: () => void;
}

/** One point of the review: what is asked, and what may be done about it, in place. */
export function RemarkBox({ remark, version, values, papers, isShared, onChanged }: Props) {
  const t = useTrackText();
  const place = usePlace();
  const [savedAt, setSavedAt] = useState(0);
  const remedy = isShared ? 'words' : remedyOf(remark);
  const done = () => {
    setSavedAt(savedAt + 1);
    onChanged();
  };
  const form = { remark, onDone: done };
  return (
    <section className="s-asked" id={`remark-${remark.id}`} aria-labelledby={`place-${remark.id}`}>
      <div className="s-point-head">
        <h2 id={`place-${remark.id}`} tabIndex={-1}>
          {place(remark)}
        </h2>
        <span className="s-badge" data-tone={remark.state === 'OPEN' ? 'warning' : 'success'}>
          {t(`todo.${remark.state as 'OPEN' | 'CHANGED' | 'ANSWERED'}`)}
        </span>
      </div>
      <p>
        {t('mend.asked')} <strong>{remark.message}</strong>
      </p>
      {savedAt > 0 && (
        <Alert tone="success" focusOn={savedAt}>
          {t('mend.saved')}
        </Alert>
      )}
      {isShared && <p className="s-hint">{t('mend.shared')}</p>}
      {remedy === 'field' && <FieldsForm {...form} key={version} version={version} values={values} />}
      {remedy === 'paper' && papers && <PaperForm {...form} key={savedAt} papers={papers} />}
      <AnswerForm {...form} isAlone={remedy === 'words'} />
    </section>
  );
}
