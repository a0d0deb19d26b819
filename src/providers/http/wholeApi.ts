/** What calls of the areas behind the first pages need, fetched as one: their contract, and the question before a change voids another. */
export { contract } from '#contract/index.ts';
export { sendAsking } from './voids.ts';
