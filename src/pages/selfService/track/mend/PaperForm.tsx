import { useId, useMemo, useState } from 'react';
import { PhotoField } from '../../../../components/ui/photo/PhotoField.tsx';
import { paperShape } from '../../../../components/ui/photo/paperShape.ts';
import type { SendFile } from '../../../../components/ui/upload/uploadQueue.ts';
import { photoKeeper } from '../../../../providers/applicant/keptPhotos.ts';
import { type Papers, sendPaper, type TrackedRemark } from '../../../../providers/applicant/tracking.ts';
import { ApiError } from '../../../../providers/http/apiError.ts';
import { waitOut } from '../../../../providers/http/waitOut.ts';
import { useFailureText } from '../../texts/useShellText.ts';
import { timeText } from '../standing.ts';
import { useTrackText } from '../texts/useTrackText.ts';
import { useTracked } from '../tracked.ts';
import { usePaperKinds } from '../useLabels.ts';
import { useLanguage } from '../useLanguage.ts';

/** Another paper, in the place of the one of its kind that counts: photographed or chosen, made small, looked at, sent. */
export function PaperForm({
  remark,
  papers,
  onDone,
}: {
  remark: TrackedRemark;
  papers: Papers;
  onDone: () => void;
}) {
  const t = useTrackText();
  const language = useLanguage();
  const words = useFailureText();
  const id = useId();
  const { track, reference } = useTracked();
  // Whoever says what it is may say something else after a reload.
  const keeper = useMemo(
    () => (remark.field === null ? undefined : photoKeeper(reference, `remark-${remark.id}`)),
    [reference, remark],
  );
  const { kinds, kindOf } = usePaperKinds();
  const [chosen, setChosen] = useState(papers.missing[0] ?? papers.required[0] ?? '');
  const code = remark.field ?? chosen;
  const there = papers.list.find((paper) => paper.code === code && paper.isEnabled);
  const send: SendFile = async (file, { key, onWait, ...course }) => {
    const paper = { file, code, replaces: there?.id ?? null, key };
    const sendIt = () => sendPaper(track.id, remark.merchantId, paper, course);
    await waitOut(sendIt, onWait, course.signal);
    onDone();
  };
  return (
    <>
      {remark.field === null && (
        <label className="s-stacked">
          {t('mend.fileKind')}
          <select className="s-input" value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {there && (
        <p className="s-hint">
          {t('mend.fileNow', { name: there.name, time: timeText(there.dtimeCreated) })}
        </p>
      )}
      <PhotoField
        id={id}
        label={kindOf(code)}
        hint={t('mend.fileHint')}
        camera="environment"
        shape={paperShape(code)}
        kind="document"
        language={language}
        {...(keeper && { keeper })}
        isSent={false}
        send={send}
        messageOf={(error) => (error instanceof ApiError ? words(error) : t('mend.fileFailed'))}
      />
    </>
  );
}
