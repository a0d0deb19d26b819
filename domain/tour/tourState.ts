import { TOUR_MODULES, TOUR_NAMES, type TourName } from './tourModules.ts';

/** How far somebody is in a tour. */
export interface TourProgress {
  name: TourName;
  currentStep: number;
  lastStep: number;
  version: string;
  /** It was shown to them in this version. */
  isSeen: boolean;
}

/** The tours of a person: whether one is on, which, and how far each is. */
export interface ProductTourState {
  isProductTour: boolean;
  modules: readonly TourProgress[];
  currentModule: { name: TourName; index: number } | null;
}

export type TourAction =
  | { action: 'on' }
  | { action: 'off' }
  | { action: 'setStep'; module: TourName; step: number }
  | { action: 'setCurrentModule'; name: TourName; index: number };

const begun = (name: TourName): TourProgress => {
  const { lastStep, version } = TOUR_MODULES[name];
  return { name, currentStep: 0, lastStep, version, isSeen: false };
};

/** Nobody has seen anything. */
export const NO_TOUR: ProductTourState = {
  isProductTour: false,
  modules: TOUR_NAMES.map(begun),
  currentModule: null,
};

const isStep = (step: number, lastStep: number): boolean =>
  Number.isInteger(step) && step >= 0 && step <= lastStep;

/** A tour is complete at its last step. */
export const isTourComplete = ({
  currentStep,
  lastStep,
}: Pick<TourProgress, 'currentStep' | 'lastStep'>): boolean => currentStep === lastStep;

/** What an action makes of the tours of a person; a step that a tour does not have changes nothing. */
export function afterTourAction(state: ProductTourState, action: TourAction): ProductTourState {
  if (action.action === 'on' || action.action === 'off')
    return { ...state, isProductTour: action.action === 'on' };
  if (action.action === 'setCurrentModule') {
    const { name, index } = action;
    return { ...state, currentModule: { name, index } };
  }
  return {
    ...state,
    modules: state.modules.map((one) =>
      one.name === action.module && isStep(action.step, one.lastStep)
        ? { ...one, currentStep: action.step, isSeen: true }
        : one,
    ),
  };
}

/** The tours of a person as text, to be kept. */
export const writeTour = ({ modules }: ProductTourState): string =>
  JSON.stringify(
    modules
      .filter(({ isSeen }) => isSeen)
      .map(({ name, version, currentStep }) => ({ name, version, currentStep })),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The tours of a person out of what was kept; whatever is of another version, or is no such text, counts as not seen. */
export function readTour(text: string | null): ProductTourState {
  const parsed = text === null ? null : parse(text);
  const kept = Array.isArray(parsed) ? parsed.filter(isRecord) : [];
  return {
    ...NO_TOUR,
    modules: NO_TOUR.modules.map((one) => {
      const found = kept.find(({ name, version }) => name === one.name && version === one.version);
      const step = Number(found?.currentStep);
      return found && isStep(step, one.lastStep) ? { ...one, currentStep: step, isSeen: true } : one;
    }),
  };
}

/** Whether a tour starts by itself: it does so once, for whoever has not seen this version. */
export const startsByItself = ({ modules }: ProductTourState, name: TourName): boolean =>
  TOUR_MODULES[name].isShownAtFirst && modules.some((one) => one.name === name && !one.isSeen);
