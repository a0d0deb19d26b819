import { useEffect, useState } from 'react';
import { takeCompanyAnswer } from '../../providers/session/companySignIn.ts';
import { FailureAlert } from '../../public/FailureAlert.tsx';
import { FrontLayout } from '../../public/FrontLayout.tsx';
import { navigate } from '../../public/navigate.ts';
import { PageLink } from '../../public/PageLink.tsx';
import { useCodeText } from '../../public/texts/useCodeText.ts';
import { useSubmit } from '../../public/useSubmit.ts';
import { goOn } from './goOn.ts';

/** Where the company's identity provider leads back to: goes on with the sign-in, or hands a proof to the tab that waits for it. */
export function CompanySignInPage() {
  const t = useCodeText();
  const [query] = useState(() => location.search.slice(1));
  const [isProof, setProof] = useState(false);
  const { failure, submit } = useSubmit(async () => {
    const answer = await takeCompanyAnswer(query);
    if (answer) return goOn(answer, answer.returnTo, '');
    setProof(true);
    window.close();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is taken once.
  useEffect(() => {
    if (!query) return navigate('/login', { replace: true });
    // The code is good for one use, and stays in no history.
    history.replaceState(history.state, '', location.pathname);
    submit();
  }, []);
  return (
    <FrontLayout
      title={t('company.title')}
      lead={failure ? undefined : t(isProof ? 'company.proved' : 'company.busy')}
    >
      {failure && <FailureAlert failure={failure} />}
      {(failure || isProof) && (
        <div className="s-after">
          <PageLink to="/login" className="s-link s-back">
            {t('common.backToLogin')}
          </PageLink>
        </div>
      )}
    </FrontLayout>
  );
}
