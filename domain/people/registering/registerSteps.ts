/** The steps of who registers with a code, in their order, each with its parts; one without is a single page. */
export const REGISTER_STEPS = {
  code: [],
  'personal-details': ['name', 'contact', 'verify', 'work'],
  identification: ['id', 'selfie'],
  modules: [],
  review: [],
  done: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RegisterStep = keyof typeof REGISTER_STEPS;
/** One page: its step and, after a slash, its part. */
export type RegisterPlace =
  | Exclude<RegisterStep, 'personal-details' | 'identification'>
  | `personal-details/${(typeof REGISTER_STEPS)['personal-details'][number]}`
  | `identification/${(typeof REGISTER_STEPS)['identification'][number]}`;

/** Every page in its order. */
export const REGISTER_PLACES = Object.entries(REGISTER_STEPS).flatMap(([step, parts]) =>
  parts.length ? parts.map((part) => `${step}/${part}`) : [step],
) as readonly RegisterPlace[];

/** The step that a page belongs to. */
export function stepOf(place: RegisterPlace): RegisterStep {
  return place.split('/')[0] as RegisterStep;
}

/** The page after one; the last stays. */
export function placeAfter(place: RegisterPlace): RegisterPlace {
  return REGISTER_PLACES[REGISTER_PLACES.indexOf(place) + 1] ?? place;
}

/** The page that an address names: of an unknown step the first of all, of an unknown part the first of its step. */
export function placeNamed(step: string, part: string | undefined): RegisterPlace {
  const named = REGISTER_PLACES.find((place) => place === (part ? `${step}/${part}` : step));
  return named ?? REGISTER_PLACES.find((place) => stepOf(place) === step) ?? 'code';
}

/** The page to show instead of one: what is sent stays done, and nothing is shown before what it builds on is there. */
export function placeToShow(
  wanted: RegisterPlace,
  isComplete: (place: RegisterPlace) => boolean,
  isSent: boolean,
): RegisterPlace {
  if (isSent) return 'done';
  const asked = REGISTER_PLACES.slice(0, REGISTER_PLACES.indexOf('review'));
  const missing = asked.find((place) => !isComplete(place));
  if (missing && REGISTER_PLACES.indexOf(wanted) > REGISTER_PLACES.indexOf(missing)) return missing;
  return wanted === 'done' ? 'review' : wanted;
}
