import type { AuditedTable } from '../reader.ts';

export const importTables: readonly AuditedTable[] = [
  {
    table: 'import_job',
    record: 'import',
    columns: {
      kind: { words: 'importKind' },
      owner_id: { ref: 'user' },
      status: { words: 'importStatus' },
      mode: { words: 'importMode' },
      committed_at: 'instant',
      confirmed_at: 'instant',
      // The import's own page shows the file and its rows; here it stands who did what with it.
      file_id: 'left out',
      file_size: 'left out',
      file_sha256: 'left out',
      layout: 'left out',
      sheet: 'left out',
      header_row: 'left out',
      columns: 'left out',
      counts: 'left out',
      message: 'left out',
      job_id: 'left out',
      step_rows: 'left out',
      seconds: 'left out',
      ended_at: 'left out',
      cleared_at: 'left out',
      told_at: 'left out',
      due: 'left out',
      editors: 'left out',
    },
  },
];
