import type { Noun } from '@rondo/contract/noun';

/** What a write to members changes on screen: the nouns of the reads that show people, their places and what was done. */
export const MEMBER_INVALIDATES = ['member', 'department', 'role', 'audit'] as const satisfies readonly Noun[];
