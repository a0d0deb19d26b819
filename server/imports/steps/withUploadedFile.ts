import { STORED } from '../../http/files/sendStored.ts';
import { JobProblem } from '../../jobs/jobProblem.ts';
import type { JobContext, Work } from '../../jobs/work.ts';
import { withImport } from './withImport.ts';
import { withStoredFile } from './withStoredFile.ts';

const FIND = `select ${STORED.select} from file f where f.id = $1`;

const GONE = {
  en: 'The uploaded file is no longer there: upload it again.',
  fil: 'Wala na ang na-upload na file: i-upload itong muli.',
};

/** Runs `use` with an uploaded file of an import, by the id of its row, and its name. Throws JobProblem when it is gone. */
export const withUploadedFile = async <T>(
  of: { shop: JobContext; work: Work; importId: string; fileId: string },
  use: (path: string, name: string) => Promise<T>,
): Promise<T> => {
  const { files } = of.shop.deps;
  const [file] = await withImport(of.shop, of.work, of.importId, (tx) =>
    STORED.read(tx, { text: FIND, values: [of.fileId] }),
  );
  if (!file || !(await files.has(file.storageKey))) throw new JobProblem(GONE);
  return withStoredFile(files, file.storageKey, of.shop.signal, (path) => use(path, file.name));
};
