import { getPapers } from '../../../providers/applicant/tracking.ts';
import { Loaded } from './Loaded.tsx';
import { Asked } from './mend/Asked.tsx';
import { PaperList } from './PaperList.tsx';
import { SectionLayout } from './SectionLayout.tsx';
import { useTrackText } from './texts/useTrackText.ts';
import { useTracked } from './tracked.ts';
import { useAsk } from './useAsk.ts';

/** The papers of the application, to look at; those that are asked for are sent anew. */
export function PapersPage() {
  const t = useTrackText();
  const { track } = useTracked();
  const papers = useAsk(track.id, () => getPapers(track.id));
  return (
    <SectionLayout title={t('sent.papers')} isReady={papers.data !== null}>
      <Loaded asked={papers}>
        {(sent) => (
          <>
            <Asked
              sections={['documents']}
              merchantId={null}
              version={sent.version}
              values={{}}
              papers={sent}
              onChanged={papers.reload}
            />
            <PaperList papers={sent} />
          </>
        )}
      </Loaded>
    </SectionLayout>
  );
}
