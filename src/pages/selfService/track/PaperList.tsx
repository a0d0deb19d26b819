import { type Papers, readPaper } from '../../../providers/applicant/tracking.ts';
import { keepFile } from '../../../public/keepFile.ts';
import { useSubmit } from '../../../public/useSubmit.ts';
import { useFailureText } from '../texts/useShellText.ts';
import { timeText } from './standing.ts';
import { useTrackText } from './texts/useTrackText.ts';
import { usePaperKinds } from './useLabels.ts';

type Paper = Papers['list'][number];

/** Hands a file to the browser to keep. */
const keep = async ({ id, name }: Paper): Promise<void> => keepFile(await readPaper(id), name);

function PaperRow({ paper, kind }: { paper: Paper; kind: string }) {
  const t = useTrackText();
  const words = useFailureText();
  const { isBusy, failure, submit } = useSubmit(() => keep(paper));
  return (
    <li>
      <button type="button" className="s-choice" aria-disabled={isBusy || undefined} onClick={() => submit()}>
        <strong>{kind}</strong>
        <span>
          {paper.name} · {timeText(paper.dtimeCreated)}
          {!paper.isEnabled && ` · ${t('sent.replaced')}`}
        </span>
      </button>
      {failure && <p className="s-field-error">{words(failure)}</p>}
    </li>
  );
}

/** The papers that were sent, those that count first, and those that are missing still. */
export function PaperList({ papers }: { papers: Papers }) {
  const t = useTrackText();
  const { kindOf } = usePaperKinds();
  const list = [...papers.list].sort((one, other) => Number(other.isEnabled) - Number(one.isEnabled));
  return (
    <>
      {papers.missing.map((code) => (
        <p key={code} className="s-hint">
          {t('sent.missing', { name: kindOf(code) })}
        </p>
      ))}
      <p className="s-hint">{t(list.length === 0 ? 'sent.none' : 'sent.open')}</p>
      <ul className="s-choices">
        {list.map((paper) => (
          <PaperRow key={paper.id} paper={paper} kind={kindOf(paper.code)} />
        ))}
      </ul>
    </>
  );
}
