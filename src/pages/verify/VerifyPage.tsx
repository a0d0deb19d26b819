import { useEffect, useState } from 'react';
import { formatDate } from '#domain/day.ts';
import { formatPeso, parseMoney } from '#domain/money.ts';
import { ApiError } from '../../providers/http/apiError.ts';
import { getLanguage } from '../../providers/language.ts';
import { type VerifiedReceipt, verifiedReceipt } from '../../providers/session/verifiedReceipt.ts';
import { Alert } from '../../public/Alert.tsx';
import { PlainLayout } from '../../public/PlainLayout.tsx';
import { errorText, useText } from '../../public/text.ts';
import { verifyWords } from './verifyWords.ts';

type Answer = { receipt: VerifiedReceipt } | { failure: ApiError } | null;

const useVerified = (code: string): Answer => {
  const [answer, setAnswer] = useState<Answer>(null);
  useEffect(() => {
    const stop = new AbortController();
    verifiedReceipt(code, stop.signal).then(
      (receipt) => setAnswer({ receipt }),
      (error: unknown) => error instanceof ApiError && setAnswer({ failure: error }),
    );
    return () => stop.abort();
  }, [code]);
  return answer;
};

const say = (key: keyof typeof verifyWords): string => verifyWords[key][getLanguage()];

function Found({ receipt }: { receipt: VerifiedReceipt }) {
  const { orNumber, dateIssued, grossAmount, status } = receipt;
  const isCancelled = status === 'CANCELLED';
  const facts = [
    ['number', orNumber],
    ['day', formatDate(dateIssued)],
    ['gross', formatPeso(parseMoney(grossAmount) ?? 0)],
  ] as const;
  return (
    <>
      <Alert tone={isCancelled ? 'danger' : 'success'}>{say(isCancelled ? 'cancelled' : 'issued')}</Alert>
      <dl className="s-verified">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{say('compare')}</p>
    </>
  );
}

/** Tells anybody with the code of a receipt whether we issued it; opened without an account. */
export default function VerifyPage() {
  // Another language draws the page anew.
  const t = useText();
  const code = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
  const answer = useVerified(code);
  return (
    <PlainLayout title={say('title')}>
      <div aria-live="polite">
        {answer === null && <p className="s-lead">{say('asking')}</p>}
        {answer && 'receipt' in answer && <Found receipt={answer.receipt} />}
        {answer && 'failure' in answer && (
          <Alert tone="danger">
            {answer.failure.status === 404 ? say('unknown') : errorText(t, answer.failure)}
          </Alert>
        )}
      </div>
    </PlainLayout>
  );
}
