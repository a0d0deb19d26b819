import { problemOf } from '../../../components/admin/problem.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import { randomId } from '../../../providers/http/randomId.ts';
import { filesOf } from '../wizard/answers.ts';
import { applicationBody, storeBody } from '../wizard/body.ts';
import type { Wizard } from '../wizard/useWizard.ts';

type Sender = Pick<SukiDataProvider, 'createApplication' | 'createStore'>;

/**
 * Whether the server has answered that it takes this not: the next try is another one. A conflict says that the key was
 * taken by an earlier try whose answer got lost: a key of its own would make the same once more.
 */
const isRefused = (error: unknown): boolean => {
  const { status } = problemOf(error);
  return status >= 400 && status < 500 && status !== 409;
};

/** Sends the whole application in one call; answers the id of the partner. The same answers are sent under the same key. */
export const sendApplication = async (provider: Sender, { answers, change }: Wizard): Promise<string> => {
  try {
    const { id } = await provider.createApplication(applicationBody(answers), answers.submitKey);
    return id;
  } catch (error) {
    if (isRefused(error)) change((all) => ({ ...all, submitKey: randomId() }));
    throw error;
  }
};

/**
 * Sends stores one by one, each under its own key; those that were made stay made when a later one is refused. `tell` hears
 * how many are there. A refusal is thrown with its fields below the store, as in a whole application.
 */
export const sendStores = async (
  provider: Sender,
  { answers, partnerId, change, flush }: Wizard,
  { isExternal, tell }: { isExternal: boolean; tell: (made: number) => void },
): Promise<void> => {
  for (const [at, branch] of answers.branches.entries()) {
    tell(at);
    if (branch.madeId) continue;
    const edit = (more: { madeId: string } | { sendKey: string }) =>
      change((all) => ({
        ...all,
        branches: all.branches.map((one) => (one.key === branch.key ? { ...one, ...more } : one)),
      }));
    try {
      const body = { ...storeBody(branch, filesOf(answers, branch.key), isExternal), partnerId };
      const { id } = await provider.createStore(body, branch.sendKey);
      edit({ madeId: id });
      // Keys are known for a day only: what was made is kept at once, lest a later resume makes it again.
      void flush();
    } catch (error) {
      if (isRefused(error)) edit({ sendKey: randomId() });
      throw new StoreRefused(at, error);
    }
  }
};

/** One of several stores was not taken. */
export class StoreRefused extends Error {
  readonly at: number;
  override readonly cause: unknown;

  constructor(at: number, cause: unknown) {
    super('A store was not taken');
    this.at = at;
    this.cause = cause;
  }
}
