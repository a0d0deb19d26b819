import { describe, expect, it } from 'vitest';
import { isTourVisible, TOUR_MODULES, TOUR_NAMES, tourRedirect } from './tourModules.ts';
import {
  afterTourAction,
  isTourComplete,
  NO_TOUR,
  readTour,
  startsByItself,
  writeTour,
} from './tourState.ts';

const seen = (step: number) => afterTourAction(NO_TOUR, { action: 'setStep', module: 'offset-report', step });
const progress = (state: typeof NO_TOUR) => state.modules.find(({ name }) => name === 'offset-report');

describe('the tour of the offset report', () => {
  it('[tour.steps] has steps 0 to 1 in version 8.0.0', () => {
    expect(TOUR_MODULES['offset-report']).toMatchObject({ lastStep: 1, version: '8.0.0' });
    expect(progress(NO_TOUR)).toMatchObject({ currentStep: 0, lastStep: 1, version: '8.0.0' });
  });

  it.each([
    [0, false],
    [1, true],
  ])('[tour.steps] at step %i is complete: %s', (currentStep, complete) =>
    expect(isTourComplete({ currentStep, lastStep: 1 })).toBe(complete),
  );

  it('[guard.tourRedirect] begins on the offset report', () =>
    expect(tourRedirect('offset-report', ['OFFSET_REPORT_VIEW'])).toBe('/offset-report/list'));

  it.each([
    [['OFFSET_REPORT_VIEW'], true],
    [['OFFSET_VIEW'], false],
    [[], false],
  ])('[perm.tourVisible] with %j is visible: %s', (permissions, visible) =>
    expect(isTourVisible('offset-report', permissions)).toBe(visible),
  );
});

describe('the tour of the import workbench', () => {
  it.each([
    [['PRO_CREATE', 'MER_CREATE'], '/batch-processing/merchant'],
    [['PRO_CREATE'], '/batch-processing/promo'],
    [['PT_EDIT'], null],
  ])('with %j begins at %s', (permissions, path) =>
    expect(tourRedirect('import-workbench', permissions)).toBe(path),
  );

  it('never starts by itself', () => expect(startsByItself(NO_TOUR, 'import-workbench')).toBe(false));
});

describe('[tour.actions] what is done to a tour', () => {
  it('switches it on and off', () => {
    const on = afterTourAction(NO_TOUR, { action: 'on' });
    expect(on.isProductTour).toBe(true);
    expect(afterTourAction(on, { action: 'off' }).isProductTour).toBe(false);
  });

  it('sets the step of a module, and no other’s', () => {
    expect(progress(seen(1))?.currentStep).toBe(1);
    expect(seen(1).modules.filter(({ currentStep }) => currentStep > 0)).toHaveLength(1);
  });

  it('sets the current module', () => {
    const state = afterTourAction(NO_TOUR, { action: 'setCurrentModule', name: 'offset-report', index: 0 });
    expect(state.currentModule).toEqual({ name: 'offset-report', index: 0 });
  });

  it.each([-1, 2, 0.5, Number.NaN])('knows no step %s', (step) => expect(seen(step)).toEqual(NO_TOUR));
});

describe('what is kept of a tour', () => {
  it('is read as it was written, and the tour does not start by itself again', () => {
    expect(startsByItself(NO_TOUR, 'offset-report')).toBe(true);
    for (const step of [0, 1]) {
      const state = readTour(writeTour(seen(step)));
      expect(state).toEqual(seen(step));
      expect(startsByItself(state, 'offset-report')).toBe(false);
    }
  });

  it.each([
    null,
    '',
    'nonsense',
    'null',
    '{}',
    '[1,null]',
    '[{"name":"offset-report","version":"7.9.0","currentStep":1}]',
    '[{"name":"offset-report","version":"8.0.0","currentStep":7}]',
  ])('counts as nothing where it is of another version or no such text: %s', (text) =>
    expect(readTour(text)).toEqual(NO_TOUR),
  );

  it('has each tour once, by its name', () =>
    expect(NO_TOUR.modules.map(({ name }) => name)).toEqual(TOUR_NAMES));
});
