import { defineConfig } from 'vitest/config';

/** Three projects: rules (no database), api (real PostgreSQL) and portal (happy-dom against the real app). */
export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'domain/**/*.test.ts',
            'contract/**/*.test.ts',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'src/**/*.test.{ts,tsx}',
            'tests/unit/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
