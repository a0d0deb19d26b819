import type { CallMeta } from '#contract/call.ts';
import { FairTurns, requester } from '../../db/fairTurns.ts';
import type { Deps, RequestContext } from '../deps.ts';
import { busy } from '../errors/fail.ts';

type Weight = NonNullable<CallMeta['heavy']>;

/** How many heavy calls one account may have under way in this process. */
export const heavyAtOnce = (weight: Weight): number => (weight === 'preview' ? 12 : 3);
/** After how many seconds another may be tried. */
const RETRY_SECONDS = 2;
/** A download of which nothing was taken for so long is cut, so that it does not keep its slot. */
const STALLED_MS = 60_000;

const tooMany = (weight: Weight) => ({
  en: `You have ${heavyAtOnce(weight)} downloads, prints or uploads under way: wait until one of them is finished.`,
  fil: `May ${heavyAtOnce(weight)} ka nang tumatakbong download, print o upload: hintaying matapos ang isa.`,
});

const slotsFor = (weight: Weight): FairTurns =>
  new FairTurns({
    atOnce: Number.POSITIVE_INFINITY,
    perAccount: heavyAtOnce(weight),
    waiting: 0,
    longestMs: 0,
    retryAfter: RETRY_SECONDS,
  });

const slots = new WeakMap<Deps['pools'], { true: FairTurns; preview: FairTurns }>();

/** The slots of one server; the tests run several in a process. */
const slotsOf = ({ pools }: Deps, weight: Weight): FairTurns => {
  const ofServer = slots.get(pools) ?? { true: slotsFor(true), preview: slotsFor('preview') };
  slots.set(pools, ofServer);
  return ofServer[`${weight}`];
};

/**
 * Takes one of the account's slots for a call that the contract marks heavy, until `context.endHeavy` is called. Throws 429 `busy` at once
 * when it has none left. Who is nobody yet is refused by those calls anyway, unless they are open to anyone.
 */
export const takeHeavySlot = async (context: RequestContext, { heavy, access }: CallMeta): Promise<void> => {
  const account = requester.getStore()?.account;
  const isNobody = account?.startsWith('address:') && access !== 'anyone';
  if (!heavy || account === undefined || isNobody) return;
  context.endHeavy = await slotsOf(context.deps, heavy)
    .take(account)
    .catch(() => {
      throw busy(tooMany(heavy), RETRY_SECONDS);
    });
};

/** The same bytes; calls `onEnd` once they are sent, cancelled, failed, or when the reader has taken none for a minute, who is then cut off. */
export const untilSent = (
  body: ReadableStream<Uint8Array>,
  onEnd: () => void,
  stalledMs = STALLED_MS,
): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(timer);
    onEnd();
  };
  const watch = (controller: ReadableStreamDefaultController) => {
    timer = setTimeout(() => {
      const stalled = new Error('Nobody reads the answer any more');
      end();
      controller.error(stalled);
      reader.cancel(stalled).catch(() => undefined);
    }, stalledMs);
    timer.unref();
  };
  return new ReadableStream(
    {
      start: watch,
      pull: async (controller) => {
        clearTimeout(timer);
        try {
          const { done, value } = await reader.read();
          if (!done) {
            controller.enqueue(value);
            return watch(controller);
          }
          end();
          controller.close();
        } catch (error) {
          end();
          controller.error(error);
        }
      },
      cancel: (reason) => {
        end();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
};
