import {
  dueDayOf,
  dueNextOn,
  type Quarter,
  quarterBefore,
  quarterOf,
  returnDayOf,
} from '../settlement/certificates/quarter.ts';

/** What a quarter asks for: certificates for payees, then the return with its list of payees. */
export const DUE_FORMS = ['2307', '1601-EQ'] as const;
export type DueForm = (typeof DUE_FORMS)[number];

export interface Due {
  form: DueForm;
  quarter: Quarter;
  /** By when, YYYY-MM-DD; before today: it is late. */
  day: string;
}

/** The quarter of a return whose day comes next on a day. */
const returnNextOn = (today: string): Quarter => {
  const last = quarterBefore(quarterOf(today));
  return returnDayOf(last) >= today ? last : quarterOf(today);
};

/**
 * What is due next of the quarters on a Manila day, the earliest first. `isIssued` tells of a quarter whether nobody waits for a
 * certificate of it any more, or none are owed: until then they stay due, late as they are.
 */
export function quarterDues(today: string, isIssued: (quarter: Quarter) => boolean): Due[] {
  const certified = dueNextOn(today, isIssued);
  const returned = returnNextOn(today);
  const dues: Due[] = [
    { form: '2307', quarter: certified, day: dueDayOf(certified) },
    { form: '1601-EQ', quarter: returned, day: returnDayOf(returned) },
  ];
  return dues.sort((one, other) => one.day.localeCompare(other.day));
}
