import { os } from '../../http/os.ts';
import { seenImport } from './importAccess.ts';
import { presentImport } from './present.ts';

/** An import as it stands now, its progress with it; asked again every two seconds while a worker has it. 404, 403. */
export const getImport = os.imports.getImport.handler(async ({ input, context }) => ({
  data: await presentImport(context, await seenImport(context, input.params.id)),
}));
