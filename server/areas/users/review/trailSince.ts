/** Entries of the trail about one row since the moment `$2`. */
export const trailSince = (target: string, key: string) =>
  `audit.entry e where e.target = '${target}' and e.key = ${key} and e.at >= $2`;

/**
 * What a column was at the moment `$2`, as JSON; null where it has not changed since. Of several changes the first tells what was before
 * it.
 */
export const wasAt = (target: string, key: string, column: string) =>
  `(select e.before -> '${column}' from ${trailSince(target, key)} and e.operation = 'UPDATE' and e.before ? '${column}' order by e.id limit 1)`;
