export type LeftButton = 'hamburger' | 'back' | 'close' | 'none';
export type RightButton = 'user' | 'submit' | 'none';

export type Header = {
  title: string;
  leftButton?: LeftButton;
  rightButton?: RightButton;
  /** Where the back button leads. */
  backRoute?: string;
  onClose?: () => void;
  onSubmit?: () => void;
};

export type CompleteHeader = Header & { leftButton: LeftButton; rightButton: RightButton };

/** A page's header with the buttons it does not name: hamburger on the left, user on the right. */
export function withHeaderDefaults(header: Header): CompleteHeader {
  return {
    ...header,
    leftButton: header.leftButton ?? 'hamburger',
    rightButton: header.rightButton ?? 'user',
  };
}
