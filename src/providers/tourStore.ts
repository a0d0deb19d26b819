import { type ProductTourState, readTour, writeTour } from '#domain/tour/tourState.ts';

const keyOf = (userId: string): string => `suki.tour.${userId}`;

/** How far a person is in the tours, as this browser has kept it. */
export const keptTour = (userId: string): ProductTourState => {
  try {
    return readTour(localStorage.getItem(keyOf(userId)));
  } catch {
    return readTour(null);
  }
};

/** Keeps how far a person is in the tours. */
export const keepTour = (userId: string, state: ProductTourState): void => {
  try {
    localStorage.setItem(keyOf(userId), writeTour(state));
  } catch {
    // A browser without storage shows the tour again.
  }
};
