import { type ComponentType, useEffect, useState } from 'react';

interface Props {
  load: () => Promise<ComponentType>;
}

/** A part that nobody waits for: it is fetched once what people came for stands, and left out when it does not come. */
export function Late({ load }: Props) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, [load]);
  return Part && <Part />;
}
