/** The moment at which the tests' demo was seeded and at which every test's clock starts: a Friday morning in Manila. */
export const TEST_NOW = new Date('2026-11-20T02:00:00.000Z');
