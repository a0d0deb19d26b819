import { useEffect, useState } from 'react';
import { listIdentificationTypes } from '../../providers/session/registration.ts';

type Kind = { code: string; label: string };
let known: Kind[] = [];

/** The kinds of ID, read once a visit. */
export const useIdKinds = () => {
  const [kinds, setKinds] = useState(known);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    if (known.length) return;
    let isGone = false;
    listIdentificationTypes().then(
      (found) => {
        known = found;
        if (!isGone) setKinds(found);
      },
      () => isGone || setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [tries]);
  const retry = () => {
    setFailed(false);
    setTries((count) => count + 1);
  };
  return { kinds, hasFailed, retry };
};
