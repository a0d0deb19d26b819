/** A photo that was chosen and has not arrived yet. */
export interface KeptPhoto {
  file: File;
  /** The page has drawn it, so that it can be shown. */
  isDrawn: boolean;
  /** Names it to the server while it is on its way; null until whoever took it wants that. */
  key: string | null;
}

/** Where one field's photo outlives a reload. What cannot be kept is not: nothing here rejects. */
export interface PhotoKeeper {
  /** The photo that was kept; null for none. */
  read: () => Promise<KeptPhoto | null>;
  keep: (photo: KeptPhoto) => void;
  forget: () => void;
}
