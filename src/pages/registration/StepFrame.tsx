import type { ReactNode } from 'react';
import { REGISTER_PLACES, type RegisterPlace, stepOf } from '#domain/people/registering/registerSteps.ts';
import type { Sentence } from '#domain/sentence.ts';
import { Alert } from '../../public/Alert.tsx';
import { FrontLayout } from '../../public/FrontLayout.tsx';
import { PageLink } from '../../public/PageLink.tsx';
import { useRegistering } from './registerContext.ts';
import { said } from './texts/said.ts';
import { useSaid } from './texts/useSaid.ts';

const ASKED: readonly RegisterPlace[] = REGISTER_PLACES.filter((place) => place !== 'done');

/** How far it is: in words, and as a line of as many pieces as there are pages. */
const Progress = () => {
  const say = useSaid();
  const { place } = useRegistering();
  const at = ASKED.indexOf(place) + 1;
  return (
    <div className="r-progress">
      <p className="s-hint">{say(said.progress, { at, of: ASKED.length })}</p>
      <div className="r-line" aria-hidden="true">
        {ASKED.map((one, index) => (
          <span key={one} data-done={index < at || undefined} data-step={stepOf(one)} />
        ))}
      </div>
    </div>
  );
};

interface Props {
  title: Sentence;
  lead: string;
  children: ReactNode;
}

/** One page: how far it is, what it asks for, and the way back. */
export const StepFrame = ({ title, lead, children }: Props) => {
  const say = useSaid();
  const { place, answers } = useRegistering();
  const before = ASKED[ASKED.indexOf(place) - 1];
  return (
    <FrontLayout title={say(title)} lead={lead} above={<Progress />}>
      {answers.notice?.place === place && <Alert tone="warning">{answers.notice.text}</Alert>}
      {children}
      <div className="s-after">
        {before && (
          <PageLink to={`/register/${before}`} className="s-link s-back">
            {say(said.back)}
          </PageLink>
        )}
      </div>
    </FrontLayout>
  );
};
