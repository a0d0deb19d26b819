import { expect } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import type { Answer } from '#tests/support/app/client.ts';
import type { Stage } from './stage.ts';

/** Something that was asked for and waits for a second person. */
export interface Asked {
  /** Decides on it as one account. */
  decide: (checker: string) => Promise<Answer>;
  /** Reads what the decision changes. */
  stored: () => Promise<unknown>;
  /** Whether an account is offered to decide on it; absent where nothing says so. */
  isOffered?: (checker: string) => Promise<boolean>;
}

/** A kind of change that takes two people. */
export interface SecondPersonKind {
  /** Who asks for it: staff, unless people of a partner alone can. */
  makers?: 'staff' | 'partner';
  /** How it is refused to the person who asked; rule_own_request by default. */
  refusal?: ErrorCode;
  /** Asks for it as one account. */
  ask: (stage: Stage, maker: string) => Promise<Asked>;
}

/** Whether a list of what waits for an account has one thing in it. */
export const isListed =
  ({ app }: Pick<Stage, 'app'>, path: string, id: string) =>
  async (as: string): Promise<boolean> => {
    const { body } = await app.call('GET', path, { as, query: { waiting: 'true', id } });
    return body.data.list.length === 1;
  };

/** An answer that was not expected, as a test says it. */
export const refused = (body: unknown): string => JSON.stringify(body);

/** What waits in the engine after a call, with the rows that its approval changes. */
export const waits = (
  { app, bank, rows }: Stage,
  id: string | undefined,
  { text, values }: { text: string; values?: unknown[] },
  answer: Answer,
): Asked => {
  expect(id, refused(answer.body)).toEqual(expect.any(String));
  return {
    decide: (checker) => bank.decide(checker, 'approve', id ?? ''),
    isOffered: isListed({ app }, '/api/approval-requests', id ?? ''),
    stored: async () => {
      // A change that was approved for later takes effect now.
      await app.admin.query(
        `update approval_request set effective_at = made_at where id = $1 and state = 'SCHEDULED'`,
        [id],
      );
      await bank.runDue();
      return [
        await rows('select state, checker from approval_request where id = $1', [id]),
        await rows(text, values),
      ];
    },
  };
};
