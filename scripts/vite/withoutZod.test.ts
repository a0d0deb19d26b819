import { expect, it } from 'vitest';
import { type Chunk, zodAtOnce } from './withoutZod.ts';

const chunk = (
  fileName: string,
  imports: string[],
  moduleIds: string[],
  facade: string | null = null,
): Chunk => ({
  fileName,
  imports,
  moduleIds,
  facadeModuleId: facade,
});
const ZOD = '/x/node_modules/zod/v4/core.js';

it('finds zod that loads with the back office, whatever lies between', () => {
  const office = chunk('app.js', ['kit.js'], ['/x/src/App.tsx'], '/x/src/App.tsx');
  const kit = chunk('kit.js', ['zod.js'], ['/x/src/kit.ts']);
  expect(zodAtOnce([office, kit, chunk('zod.js', [], [ZOD])])).toEqual(['zod.js']);
});

it('leaves it to a page whose form checks by schemas', () => {
  const office = chunk('app.js', [], ['/x/src/App.tsx'], '/x/src/App.tsx');
  const page = chunk('form.js', ['zod.js'], ['/x/src/pages/Form.tsx'], '/x/src/pages/Form.tsx');
  expect(zodAtOnce([office, page, chunk('zod.js', [], [ZOD])])).toEqual([]);
});
