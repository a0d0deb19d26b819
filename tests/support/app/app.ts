import { inject } from 'vitest';
import { startAppOn, type TestApp, type TestAppOptions } from './runApp.ts';

export type { TestApp, TestAppOptions };

/** The real app for one test file: `beforeAll(async () => { app = await startTestApp(); })`, `afterAll(() => app.stop())`. */
export const startTestApp = (options: TestAppOptions = {}): Promise<TestApp> =>
  startAppOn(inject('templateUrl'), options);
