import { machine } from './machine.ts';

/** A file of the knowledge base that check items of a template cite has a new version: are the items still right? (product 19 (c) 3) */
export const CITED_CHANGE_STATES = ['open', 'kept', 'replaced'] as const;
export type CitedChangeState = (typeof CITED_CHANGE_STATES)[number];
const CITED_CHANGE_EVENTS = ['keep', 'replace'] as const;
type CitedChangeEvent = (typeof CITED_CHANGE_EVENTS)[number];

/** Somebody says that the items are still right, or a new version of the template is published. */
export const citedChangeMachine = machine<CitedChangeState, CitedChangeEvent>(
  { open: { keep: 'kept', replace: 'replaced' }, kept: {}, replaced: {} },
  ['replace'],
);
