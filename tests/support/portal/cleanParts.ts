import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';

// The testing library sees to both by itself where it is loaded: once a process, which is for the first of its files alone.

const acts = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeAll(() => {
  acts.IS_REACT_ACT_ENVIRONMENT = true;
});

afterEach(cleanup);

afterAll(() => {
  delete acts.IS_REACT_ACT_ENVIRONMENT;
});
