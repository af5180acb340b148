import { LIMIT } from './limit.ts';
import { machine } from './machine.ts';

/** What stands in the knowledge base (product 19). */
export const KNOWLEDGE_KINDS = ['folder', 'file', 'link'] as const;
export type KnowledgeKind = (typeof KNOWLEDGE_KINDS)[number];

/** What happens where a name is taken in the folder: kept beside it under another name, as its next version, or not uploaded. */
export const DUPLICATE_CHOICES = ['both', 'version', 'skip'] as const;
export type DuplicateChoice = (typeof DUPLICATE_CHOICES)[number];

/** A question of somebody who may not open something to whoever may let them. */
export const KNOWLEDGE_REQUEST_STATES = ['pending', 'granted', 'refused', 'withdrawn'] as const;
export type KnowledgeRequestState = (typeof KNOWLEDGE_REQUEST_STATES)[number];
export const KNOWLEDGE_REQUEST_ACTS = ['grant', 'refuse', 'withdraw'] as const;
export type KnowledgeRequestAct = (typeof KNOWLEDGE_REQUEST_ACTS)[number];

export const knowledgeRequestMachine = machine<KnowledgeRequestState, KnowledgeRequestAct>({
  pending: { grant: 'granted', refuse: 'refused', withdraw: 'withdrawn' },
  granted: {},
  refused: {},
  withdrawn: {},
});

/** The states of reading what a file says, so that it is found. */
export const TEXT_STATES = ['queued', 'indexed', 'failed', 'unsupported'] as const;
/** Why nothing could be read of a file. */
export const TEXT_FAULTS = ['encrypted', 'broken', 'too_large', 'too_slow', 'no_text'] as const;
export type TextFault = (typeof TEXT_FAULTS)[number];

/** The name beside one that is taken: `Rice.pdf`, `Rice (2).pdf`. `taken`: in small letters. A long name loses the end of its stem. */
export function nameBeside(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let n = 2; ; n += 1) {
    const tail = ` (${n})${ending}`;
    const other = `${[...stem].slice(0, LIMIT.name.file - [...tail].length).join('')}${tail}`;
    if (!taken.has(other.toLowerCase())) return other;
  }
}
