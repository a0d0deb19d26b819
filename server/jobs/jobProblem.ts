import type { Sentence } from '#domain/sentence.ts';

/** Why a job ended, as a sentence for its owner. */
export class JobProblem extends Error {
  readonly sentence: Sentence;
  constructor(sentence: Sentence) {
    super(sentence.en);
    this.sentence = sentence;
  }
}

/** The process that ran the job ended in the middle of it, or was ended because it went beyond its limits. */
export class JobDied extends Error {}

/** The job was cancelled, another worker has it, or this server stops: nothing more is to be done or said. */
export class TurnLost extends Error {}
