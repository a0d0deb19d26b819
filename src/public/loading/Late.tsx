import { type ComponentType, useEffect, useState } from 'react';
import { fetchAhead } from './chunks.ts';

interface Props {
  load: () => Promise<ComponentType>;
}

/** A part that nobody waits for: it is fetched once what people came for stands, and left out when it does not come. */
export function Late({ load }: Props) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    void fetchAhead(async () => {
      const loaded = await load();
      setPart(() => loaded);
    });
  }, [load]);
  return Part && <Part />;
}
