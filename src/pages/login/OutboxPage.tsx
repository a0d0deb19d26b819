import { formatInstant } from '#domain/day.ts';
import type { OutboxMessage } from '../../providers/session/demoOutbox.ts';
import { Alert } from '../../public/Alert.tsx';
import { PlainLayout } from '../../public/PlainLayout.tsx';
import { errorText } from '../../public/text.ts';
import { useCodeText } from '../../public/texts/useCodeText.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useOutbox } from './useOutbox.ts';

function Message({ message }: { message: OutboxMessage }) {
  const t = useCodeText();
  const { channel, recipient, subject, body, dtimeCreated } = message;
  return (
    <li className="s-message">
      <div className="s-message-head">
        <span>
          <span className="s-tag">{t(`outbox.${channel}`)}</span> {t('outbox.to', { recipient })}
        </span>
        <time dateTime={dtimeCreated}>{formatInstant(new Date(dtimeCreated))}</time>
      </div>
      {subject && <h2>{subject}</h2>}
      <p>{body}</p>
    </li>
  );
}

/** What the demo would have sent by mail or SMS. Outside the demo there is no such page. */
export default function OutboxPage() {
  const t = useCodeText();
  const { messages, failure } = useOutbox();
  if (failure?.status === 404) return <NotFoundPage />;
  return (
    <PlainLayout title={t('outbox.title')}>
      <p className="s-lead">{t('outbox.lead')}</p>
      {failure && <Alert tone="danger">{errorText(t, failure)}</Alert>}
      {messages?.length === 0 && <p className="s-empty">{t('outbox.empty')}</p>}
      <ol className="s-messages" aria-live="polite">
        {messages?.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
    </PlainLayout>
  );
}
