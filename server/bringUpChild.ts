import { bringUp } from './bringUp.ts';
import { readConfig } from './config.ts';
import { openFileStore } from './files/openFileStore.ts';
import { workApart } from './process/apart.ts';

/** The database to bring up; everything else is in the settings, which this process inherits. */
interface Order {
  url: string;
}

workApart<Order>(({ url }) => {
  const config = readConfig();
  return bringUp(url, { demo: config.demo, files: openFileStore(config) });
});
