import { valueAt, withValue } from './valueAt.ts';

/** A part of an application as a page holds it. */
export type Answers = Readonly<Record<string, unknown>>;

/** An answer that was given differently on two devices. */
export interface Difference {
  /** Where it stands, `authorizedSignatory.birthDate`. */
  path: string;
  /** All that goes with it: whoever takes a bank takes its branch. */
  paths: readonly string[];
}

/** Whose answer counts: the one typed here, or the one that another device has saved. */
export type Side = 'mine' | 'theirs';

/** What follows from another answer, by that one's name. */
const WITH: Readonly<Record<string, readonly string[]>> = {
  registeredBusinessName: ['name'],
  bank: ['bankBranch'],
  presentAddress: ['permanentAddress', 'isSameAddress'],
};
/** Ticks of a store: what it has of its own counts only while it does not share its partner's. */
const SHARES: Readonly<Record<string, string>> = {
  address: 'isSameAddress',
  bankInformation: 'isSameBank',
  contactPerson: 'isSameContact',
};
/** One answer, whatever stands in it. */
const WHOLE = ['address', 'birthDate', 'commodities', 'schedules', 'ecommerceSites'];
/** Each answer in it is one: the places for documents, which are called by their codes. */
const OF_WHOLES = ['slots'];
/** What is asked of nobody. */
const QUIET = ['skuTemplateDownloaded', 'isPaymentsReceived', 'isEnabled'];

const isGroup = (value: unknown): value is Answers => typeof value === 'object' && value !== null;

/** Whether nothing is said: an empty text, no choice, an empty list, an address of which no part is filled in. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  return isGroup(value) && Object.values(value).every(isNothing);
}

/** Whether two answers are the same, in whatever order their parts stand. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  if (isNothing(one) && isNothing(other)) return true;
  if (!isGroup(one) || !isGroup(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameAnswer(one[name], other[name]));
}

/** Whether the people, say, are to be compared one by one: as many of them stand on both sides. */
const isPaired = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) === Array.isArray(other) &&
  (!Array.isArray(one) || one.length === (other as readonly unknown[]).length);

/** What a name of a group stands for: itself, with what goes with it. Null: it goes with another, or is asked of nobody. */
const unitOf = (name: string, names: ReadonlySet<string>): readonly string[] | null => {
  const isFollower = Object.entries(WITH).some(([lead, with_]) => names.has(lead) && with_.includes(name));
  const isTick = Object.entries(SHARES).some(([of, tick]) => tick === name && names.has(of));
  if (QUIET.includes(name) || isFollower || isTick) return null;
  const tick = SHARES[name];
  return [name, ...(WITH[name] ?? []), ...(tick && names.has(tick) ? [tick] : [])];
};

function differencesIn(mine: Answers, theirs: Answers, isWhole: boolean): Difference[] {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...names].flatMap((name): Difference[] => {
    const unit = unitOf(name, names);
    if (!unit) return [];
    const whole = [{ path: name, paths: unit }];
    const [here, there] = [mine[name], theirs[name]];
    const tick = SHARES[name];
    if (tick && names.has(tick)) {
      if (!isSameAnswer(mine[tick], theirs[tick])) return whole;
      if (mine[tick] === true) return [];
    }
    if (unit.every((one) => isSameAnswer(mine[one], theirs[one]))) return [];
    const opens = isGroup(here) && isGroup(there) && isPaired(here, there) && !('label' in here);
    if (!opens || isWhole || WHOLE.includes(name) || WITH[name]) return whole;
    return differencesIn(here, there, OF_WHOLES.includes(name)).map(({ path, paths }) => ({
      path: `${name}.${path}`,
      paths: paths.map((one) => `${name}.${one}`),
    }));
  });
}

/** The answers of a part that differ, in the order in which they stand. None: whichever counts, nothing is lost. */
export const differences = (mine: Answers, theirs: Answers): Difference[] =>
  differencesIn(mine, theirs, false);

/**
 * Which side an answer is on before anybody chooses: the one that has changed it since both read the same, else the one that says anything.
 * Null: both say something, and somebody has to choose. `base`: what both began with, null where that is not known.
 */
export function likelySide(
  { paths }: Difference,
  { mine, theirs, base }: { mine: Answers; theirs: Answers; base: Answers | null },
): Side | null {
  const isSame = (one: Answers, other: Answers) =>
    paths.every((path) => isSameAnswer(valueAt(one, path), valueAt(other, path)));
  if (base) return isSame(base, mine) ? 'theirs' : isSame(base, theirs) ? 'mine' : null;
  const says = (values: Answers) => !paths.every((path) => isNothing(valueAt(values, path)));
  if (says(mine)) return says(theirs) ? null : 'mine';
  return 'theirs';
}

/** A part after somebody has chosen: what is typed here, with the answers of the other device where those count. */
export function settledAnswers(
  mine: Answers,
  theirs: Answers,
  sideOf: (difference: Difference) => Side,
): Answers {
  const taken = differences(mine, theirs).filter((difference) => sideOf(difference) === 'theirs');
  const settled = taken
    .flatMap(({ paths }) => paths)
    .reduce<unknown>((values, path) => withValue(values, path, valueAt(theirs, path)), {
      ...theirs,
      ...mine,
    });
  // Whoever has fetched the list of products somewhere has it.
  const ticks = ['skuTemplateDownloaded'].filter((name) => mine[name] === true || theirs[name] === true);
  return Object.assign({}, settled, ...ticks.map((name) => ({ [name]: true })));
}
