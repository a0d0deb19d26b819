import { deskQueue } from '#domain/desk/deskQueues.ts';
import { pathOf } from '#domain/pages.ts';
import type { DeskQueue, FoundRow } from '../../../desk/deskQueue.ts';

const NAME = 'lostNumbers';
const WAITING = `from contact_request r where r.state = 'PENDING'`;

/** Applications whose number is lost: somebody waits for a reviewer to give them another one. */
export const contactDesk: DeskQueue = {
  name: NAME,
  heldFor: () => {
    const list = pathOf(deskQueue[NAME].page);
    return {
      name: NAME,
      list,
      mayStep: true,
      set: (_, cap) => `select r.made_at as at ${WAITING} limit ${cap}`,
      first: (
        _,
        count,
      ) => `select r.id::text as id, coalesce(r.reference_number, r.identifier) as title, r.business_name as about, null as other,
        r.made_at as at ${WAITING} order by r.id limit ${count}`,
      present: ({ id, title, about, at }: FoundRow) => ({
        id,
        title,
        about,
        dtimeSince: at === null ? null : new Date(at).toISOString(),
        endDay: null,
        to: list,
      }),
    };
  },
};
