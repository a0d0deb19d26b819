import { FrontLayout } from '../../../public/FrontLayout.tsx';
import { PageLink } from '../../../public/PageLink.tsx';
import { EMPTY } from '../answers.ts';
import { useRegistering } from '../registerContext.ts';
import { said } from '../texts/said.ts';
import { useSaid } from '../texts/useSaid.ts';

/** What becomes of a registration that was sent. */
export const DoneStep = () => {
  const say = useSaid();
  const { answers, keep, go } = useRegistering();
  const again = () => {
    keep(EMPTY);
    go('code');
  };
  return (
    <FrontLayout title={say(said.doneTitle)} lead={say(said.doneLead, { partner: answers.sentTo ?? '' })}>
      <section className="r-next">
        <h2>{say(said.doneNext)}</h2>
        <ol>
          <li>{say(said.doneCheck)}</li>
          <li>{say(said.doneYes)}</li>
          <li>{say(said.doneNo)}</li>
        </ol>
        <p className="s-hint">{say(said.doneClose)}</p>
      </section>
      <div className="s-after">
        <button type="button" className="s-plain-button" onClick={again}>
          {say(said.another)}
        </button>
        <PageLink to="/login" className="s-link s-back">
          {say(said.toLogin)}
        </PageLink>
      </div>
    </FrontLayout>
  );
};
