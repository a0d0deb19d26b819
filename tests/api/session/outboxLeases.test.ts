import { describe, expect, it } from 'vitest';
import type { Outcome } from '#domain/messages/afterTry.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';
import { openLane } from '#server/messages/openLane.ts';
import { startTestApp } from '#tests/support/app/app.ts';
import { hasten, leave, row } from '#tests/support/app/outboxBench.ts';

describe('a message that a server is sending', () => {
  it('is left to it until its lease is over, and noted by the server of its last try alone', async () => {
    const app = await startTestApp({ demo: false });
    const pool = openJobsPool(app.migratorUrl);
    const answers: ((outcome: Outcome) => void)[] = [];
    const send = () => new Promise<Outcome>((resolve) => answers.push(resolve));
    const transports = { email: null, sms: { isRepeatable: true, send, close: () => undefined } };
    const sender = { pool, transports, isDemo: false, log: app.deps.log, now: app.deps.now };
    const [one, other] = [1, 2].map(() => openLane(sender, { kind: 'notice', channel: 'sms' }));
    const id = await leave(app, 'sms', '639170000016', 'slow');
    await one?.fill();
    await other?.fill();
    expect(await row(app, id)).toMatchObject({ status: 'sending', attempts: 1 });
    await app.admin.query(
      `update outbox_message set lease_until = now() - interval '1 second' where id = $1`,
      [id],
    );
    await other?.fill();
    expect(await row(app, id)).toMatchObject({ status: 'retrying', attempts: 1 });
    await hasten(app, id);
    await other?.fill();
    answers[0]?.({ kind: 'permanent', reason: 'refusedRecipient', detail: null });
    await one?.idle();
    expect(await row(app, id)).toMatchObject({ status: 'sending', attempts: 2 });
    answers[1]?.({ kind: 'sent' });
    await other?.idle();
    expect(await row(app, id)).toMatchObject({ status: 'sent', attempts: 2 });
    await pool.end();
    await app.stop();
  });
});
