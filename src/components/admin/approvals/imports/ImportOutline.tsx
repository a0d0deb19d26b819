import Skeleton from '@mui/material/Skeleton';

/** Keeps the room of what an import's request says while its code is on the way: a decision must not move under the pointer. */
export const ImportOutline = () => <Skeleton variant="rounded" height={24} width={240} />;
