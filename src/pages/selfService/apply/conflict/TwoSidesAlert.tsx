import './conflict.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DraftPartName } from '#domain/applicants/draftParts.ts';
import { likelySide, type Side, settledAnswers } from '#domain/selfService/form/differences.ts';
import { Alert } from '../../../../public/Alert.tsx';
import { storeOf } from '../draft/application.ts';
import type { TwoSides, Values } from '../draft/draftStore.ts';
import { useApplication } from '../parts/applicationContext.ts';
import { usePartName } from '../parts/usePartName.ts';
import { AnswerChoice, answerId } from './AnswerChoice.tsx';
import { answersOf, valuesOf } from './partAnswers.ts';
import { useConflictText } from './texts/useConflictText.ts';
import { type AskedAnswer, useAnswers } from './useAnswers.ts';

/** What a part is called that two devices have saved: a store by its name. */
const useNameOf = (part: DraftPartName, { mine, theirs }: TwoSides): string => {
  const called = usePartName();
  const application = useApplication();
  const [, at] = /^branch-(\d+)$/.exec(part) ?? [];
  if (at === undefined) return called(part, null);
  const { merchantName } = { ...storeOf(application, Number(at)), ...theirs, ...mine };
  return called(part, merchantName);
};

type Chosen = Readonly<Record<string, Side>>;
/** What was chosen of what another device has saved, also before it is kept: whoever goes to another section in between finds it again. */
const chosenOf = new WeakMap<Values, Chosen>();

interface FrameProps {
  part: DraftPartName;
  sides: TwoSides;
  lead: string;
  asked: readonly AskedAnswer[];
  likely: (answer: AskedAnswer) => Side | null;
  /** What stands between the lead and the answers. */
  shortcuts?: (choose: (side: Side) => void) => ReactNode;
  settle: (sideOf: (path: string) => Side) => Values | null;
}

/** The answers with what was chosen of each, and the button that keeps it. */
function Choices({ part, sides, lead, asked, likely, shortcuts, settle }: FrameProps) {
  const c = useConflictText();
  const { store } = useApplication();
  const name = useNameOf(part, sides);
  const held = sides.theirs ?? sides.mine ?? {};
  const [chosen, setChosen] = useState<Chosen>(() => chosenOf.get(held) ?? {});
  const choose = (now: Chosen) => {
    chosenOf.set(held, now);
    setChosen(now);
  };
  const keeper = useRef<HTMLButtonElement>(null);
  const [isTried, setTried] = useState(false);
  const sideOf = (answer: AskedAnswer): Side | null => chosen[answer.path] ?? likely(answer);
  const missing = asked.filter((answer) => sideOf(answer) === null);
  const keep = () => {
    setTried(true);
    const [first] = missing;
    if (first) return document.getElementById(answerId(first.path))?.focus();
    const counted = Object.fromEntries(asked.map((answer) => [answer.path, sideOf(answer)]));
    store.settle(
      part,
      settle((path) => counted[path] ?? 'mine'),
    );
    void store.flush();
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  // What keeps them is below all answers, out of sight on a phone.
  const chooseAll = (side: Side) => {
    choose(Object.fromEntries(asked.map(({ path }) => [path, side])));
    keeper.current?.focus();
  };
  return (
    <Alert tone="warning" focusOn={part}>
      <strong>{c('title', { part: name })}</strong>
      <p>{lead}</p>
      {shortcuts?.(chooseAll)}
      {asked.map((answer) => (
        <AnswerChoice
          key={answer.path}
          answer={answer}
          chosen={sideOf(answer)}
          isMissing={isTried && missing.includes(answer)}
          onChosen={(side) => choose({ ...chosen, [answer.path]: side })}
        />
      ))}
      <button type="button" className="s-button a-keep" ref={keeper} onClick={keep}>
        {c('keep')}
      </button>
    </Alert>
  );
}

/** Said once nothing is left to choose. */
export const Settled = () => useConflictText()('settled');

interface Props {
  part: DraftPartName;
  sides: TwoSides;
}

/** A part that is there on one side alone: it stays as it is, or goes. */
function OneRemoved({ part, sides }: Props) {
  const c = useConflictText();
  const { told } = useAnswers();
  const name = useNameOf(part, sides);
  const { mine, theirs } = sides;
  const textOf = (values: Values | null) => (values ? told(answersOf(part, values)) : c('removed'));
  const whole = { path: part, paths: [], label: name, mine: textOf(mine), theirs: textOf(theirs) };
  return (
    <Choices
      part={part}
      sides={sides}
      lead={c(mine ? 'removedThere' : 'removedHere')}
      asked={[whole]}
      likely={() => null}
      settle={(sideOf) => (sideOf(part) === 'mine' ? mine : theirs)}
    />
  );
}

/** A part that was changed on both sides: each answer that differs, as it stands here and there; nobody is asked where none does. */
function BothChanged({ part, sides, mine, theirs }: Props & { mine: Values; theirs: Values }) {
  const c = useConflictText();
  const { store } = useApplication();
  const { asked: read } = useAnswers();
  const [here, there] = [mine, theirs].map((values) => answersOf(part, values)) as [object, object];
  const both = { mine: { ...here }, theirs: { ...there }, base: sides.base && answersOf(part, sides.base) };
  const asked = read(both.mine, both.theirs);
  const count = asked.length;
  const settle = (sideOf: (path: string) => Side) =>
    valuesOf(
      part,
      settledAnswers(both.mine, both.theirs, ({ path }) => sideOf(path)),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once both sides say the same
  useEffect(() => {
    if (count > 0) return;
    store.settle(
      part,
      settle(() => 'mine'),
    );
    void store.flush();
  }, [count]);
  if (count === 0) return null;
  return (
    <Choices
      part={part}
      sides={sides}
      lead={c(count === 1 ? 'one' : 'many', { count })}
      asked={asked}
      likely={(answer) => likelySide(answer, both)}
      shortcuts={(choose) =>
        count > 1 && (
          <div className="a-buttons">
            {(['mine', 'theirs'] as const).map((side) => (
              <button
                key={side}
                type="button"
                className="s-button s-button-quiet"
                onClick={() => choose(side)}
              >
                {c(side === 'mine' ? 'allHere' : 'allThere')}
              </button>
            ))}
          </div>
        )
      }
      settle={settle}
    />
  );
}

/**
 * Two devices have saved the same part: each answer that differs is shown as it stands here and there, and whoever applies says which one
 * counts. Nothing of the part is sent before.
 */
export default function TwoSidesAlert({ part, sides }: Props) {
  const { mine, theirs } = sides;
  if (!mine || !theirs) return <OneRemoved part={part} sides={sides} />;
  return <BothChanged part={part} sides={sides} mine={mine} theirs={theirs} />;
}
