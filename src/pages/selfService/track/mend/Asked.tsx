import type { Papers } from '../../../../providers/applicant/tracking.ts';
import { asked, isMending } from '../standing.ts';
import { useTracked } from '../tracked.ts';
import { RemarkBox } from './RemarkBox.tsx';
import type { SentValues } from './typed.ts';

interface Props {
  sections: readonly string[];
  merchantId: string | null;
  /** Of the partner, or of the store. */
  version: number;
  values: SentValues;
  papers?: Papers;
  /** Of a store: the sections in which it has what its partner has, and nothing of its own to correct. */
  shared?: readonly string[];
  onChanged: () => void;
}

/** What the review asks of these sections: each point open, to be corrected, sent anew or answered. */
export function Asked({ sections, merchantId, version, values, papers, shared = [], onChanged }: Props) {
  const { track, reload } = useTracked();
  if (!isMending(track, merchantId)) return null;
  const points = asked(track.remarks).filter(
    (remark) => remark.merchantId === merchantId && sections.includes(remark.section),
  );
  return points.map((remark) => (
    <RemarkBox
      key={remark.id}
      remark={remark}
      version={version}
      values={values}
      papers={papers ?? null}
      isShared={shared.includes(remark.section)}
      onChanged={() => {
        onChanged();
        reload();
      }}
    />
  ));
}
