import { addDays, formatDate, manilaDate } from '#domain/day.ts';
import type { Sentence } from '#domain/sentence.ts';
import { FROM_TOMORROW } from '#domain/settlement/settings/versions.ts';
import { badFields } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { askForSetting } from './askForSetting.ts';
import { firstDayOf, readAtc } from './atcChange.ts';

const OTHER_PAYEE = {
  en: 'Codes of sole proprietors begin with WI, those of companies with WC',
  fil: 'Nagsisimula sa WI ang code ng mga sole proprietor, at sa WC ang sa mga kompanya',
};
const PASSED = {
  en: 'Choose today or a later day: days that have passed keep their code',
  fil: 'Pumili ng ngayon o mas huling araw: pinananatili ng mga lumipas na araw ang kanilang code',
};
const ENDED = {
  en: 'It ends on an earlier day already: add a code instead',
  fil: 'May mas maaga na itong katapusan: magdagdag na lang ng code',
};
const TOO_EARLY = {
  en: 'Choose the day before it begins, so that it never holds, or a later one',
  fil: 'Piliin ang araw bago ito magsimula, para hindi ito umiral, o mas huling araw',
};

const fromThen = (first: string): Sentence => ({
  en: `Choose ${formatDate(first)}, the day after the last code ended, or a later day`,
  fil: `Pumili ng ${formatDate(first)}, ang araw pagkatapos ng huling code, o mas huling araw`,
});

/** Asks for a tax code from a day on: tomorrow, or the first day that has none. 400, 409, 422, 428. */
export const addAtcRate = os.reportSettings.addAtcRate.handler(async ({ input: { body }, context }) => {
  const today = manilaDate(context.deps.now());
  const first = await firstDayOf(context.tx, body, today);
  if (body.fromDay < first) throw badFields({ fromDay: first > today ? FROM_TOMORROW : fromThen(first) });
  if (body.code.startsWith('WI') !== (body.payeeKind === 'INDIVIDUAL'))
    throw badFields({ code: OTHER_PAYEE });
  return askForSetting(context, 'ATC', { addAtc: body });
});

/** Asks for the last day of a tax code. 404; 400 for a day that has passed; 409, 422, 428. */
export const endAtcRate = os.reportSettings.endAtcRate.handler(
  async ({ input: { params, body }, context }) => {
    const id = toId(params.id);
    const { from, to } = await readAtc(context.tx, id);
    const { toDay } = body;
    if (toDay < manilaDate(context.deps.now())) throw badFields({ toDay: PASSED });
    if (to !== null && to < toDay) throw badFields({ toDay: ENDED });
    if (toDay < from && toDay !== addDays(from, -1)) throw badFields({ toDay: TOO_EARLY });
    return askForSetting(context, 'ATC', { endAtc: { id, toDay } });
  },
);
