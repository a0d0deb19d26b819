import type { Side } from '#domain/selfService/form/differences.ts';
import { SentPreview } from '../documents/SentPreview.tsx';
import { useConflictText } from './texts/useConflictText.ts';
import type { AskedAnswer } from './useAnswers.ts';

interface Props {
  answer: AskedAnswer;
  chosen: Side | null;
  /** Somebody wanted to go on without having chosen. */
  isMissing: boolean;
  onChosen: (side: Side) => void;
}

/** The id of the first of the two answers. */
export const answerId = (path: string): string => `conflict-${path}`;

/** One answer as it stands here and on the other device, of which one is chosen. */
export function AnswerChoice({ answer, chosen, isMissing, onChosen }: Props) {
  const c = useConflictText();
  const { path, label, mine, theirs, files = {} } = answer;
  const id = answerId(path);
  const sides = [
    { side: 'mine', name: c('here'), text: mine },
    { side: 'theirs', name: c('there'), text: theirs },
  ] as const;
  return (
    <fieldset className="a-choices a-sides" aria-describedby={isMissing ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {isMissing && (
        <p className="s-field-error" id={`${id}-error`}>
          {c('missing')}
        </p>
      )}
      <div className="a-options">
        {sides.map(({ side, name, text }) => (
          <label key={side} className="a-option">
            <input
              type="radio"
              id={side === 'mine' ? id : undefined}
              name={id}
              checked={chosen === side}
              onChange={() => onChosen(side)}
            />
            <span>
              <small>{name}</small> <span className="a-side">{text || c('none')}</span>
            </span>
          </label>
        ))}
      </div>
      {sides.map(({ side, name }) => {
        const file = files[side];
        return file && <SentPreview key={side} file={file} lead={name} />;
      })}
    </fieldset>
  );
}
