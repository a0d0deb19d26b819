import { os } from '../../http/os.ts';
import type { ImportKinds } from '../../imports/importKind.ts';
import { presentImport } from './presentImport.ts';
import { seenImport } from './seenImport.ts';

/** An import as it stands now, its progress with it; asked again every two seconds while a worker has it. 404, 403. */
export const getImport = (kinds: ImportKinds) =>
  os.imports.getImport.handler(async ({ input, context }) => {
    const work = { ...context, kinds };
    return { data: await presentImport(work, await seenImport(work, input.params.id)) };
  });
