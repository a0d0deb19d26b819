import type { PopperProps } from '@mui/material/Popper';
import { useForkRef } from '@mui/material/utils';
import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  type TouchEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { TOOLTIP_DELAY_MS } from '#domain/delays.ts';
import { TipBubble } from './TipBubble.tsx';

interface Asking {
  onOpen?: () => void;
  onClose?: () => void;
  /** How long a finger has to stay, and how long what it opened stays after it, in milliseconds. */
  enterTouchDelay?: number;
  leaveTouchDelay?: number;
}

interface Props extends Asking {
  /** What it says; nothing when it is empty. */
  title: ReactNode;
  placement?: PopperProps['placement'];
  /** Whether it shows; else it does so by itself. `onOpen` and `onClose` say when it is asked for. */
  open?: boolean;
  /** What it is about: one element, which hands on what it is given. */
  children: ReactElement<HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>>;
}

/** The text of what a finger stays on is not marked meanwhile. */
const hold = ({ currentTarget }: TouchEvent<HTMLElement>, isHeld: boolean) =>
  currentTarget.style.setProperty('-webkit-user-select', isHeld ? 'none' : '');

/** Whether a tooltip is asked for, by mouse, finger or keyboard, and what has to be listened to for that. */
const useAsked = ({ onOpen, onClose, enterTouchDelay = 700, leaveTouchDelay = 1500 }: Asking) => {
  const [isAsked, setAsked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The browser has a tap followed by a mouse that comes and does not leave.
  const isTouched = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const after = (ms: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, ms);
  };
  const open = () => {
    setAsked(true);
    onOpen?.();
  };
  const close = () => {
    isTouched.current = false;
    setAsked(false);
    onClose?.();
  };
  const leave = () => after(0, close);
  const listeners = {
    onMouseOver: () => !isTouched.current && after(TOOLTIP_DELAY_MS, open),
    onMouseLeave: () => !isTouched.current && leave(),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && after(TOOLTIP_DELAY_MS, open),
    onBlur: leave,
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      isTouched.current = true;
      hold(event, true);
      after(enterTouchDelay, open);
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      hold(event, false);
      after(leaveTouchDelay, close);
    },
    onTouchCancel: (event: TouchEvent<HTMLElement>) => {
      hold(event, false);
      leave();
    },
  };
  return { isAsked, listeners, stay: () => clearTimeout(timer.current), leave };
};

type Listeners = ReturnType<typeof useAsked>['listeners'];

/** The listeners, after those that the element has of its own. */
const withOwn = (own: HTMLAttributes<HTMLElement>, listeners: Listeners): HTMLAttributes<HTMLElement> =>
  Object.fromEntries(
    Object.entries(listeners).map(([name, listen]) => {
      const first = own[name as keyof Listeners] as ((event: unknown) => void) | undefined;
      const then = listen as (event: unknown) => void;
      return [
        name,
        (event: unknown) => {
          first?.(event);
          then(event);
        },
      ];
    }),
  );

/**
 * A tooltip after 300 ms; a control that may be disabled stays reachable through a span around it. Lists have one for each row: until it
 * is asked for it is the element's title and nothing more. MUI's draws its element twice, at once, before the page it stands on is seen.
 */
export const Tip = ({ title, placement, open, children, ...asking }: Props) => {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const { isAsked, listeners, stay, leave } = useAsked(asking);
  const isOpen = (open ?? isAsked) && Boolean(title);
  const [isUsed, setUsed] = useState(false);
  if (isOpen && !isUsed) setUsed(true);
  const own = children.props;
  return (
    <>
      {cloneElement(children, {
        title: !isOpen && typeof title === 'string' && title ? title : undefined,
        'aria-describedby': isOpen ? id : undefined,
        ...own,
        ...withOwn(own, listeners),
        ref: useForkRef(own.ref, anchor),
      })}
      {isUsed && (
        <TipBubble
          id={id}
          said={title}
          isOpen={isOpen}
          anchor={anchor}
          placement={placement}
          onStay={stay}
          onLeave={leave}
        />
      )}
    </>
  );
};
