export { dropDeadDrafts } from './inspection.queries.ts';
export { type KeptAnswers, keptAnswers, picturesOf } from './kept-answers.ts';
