import { serveJobs } from './jobs/processes/serveJobs.ts';
import { RUNNERS } from './registries/runners.ts';

const { export: exports, import: imports, certificates, receipts } = RUNNERS;

serveJobs(
  { export: exports.run, import: imports.run, certificates: certificates.run, receipts: receipts.run },
  Number(process.argv[2]),
);
