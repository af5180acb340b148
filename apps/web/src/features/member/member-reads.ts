/** What a write to members changes on screen: the nouns of the reads that show people, their places and what was done. */
export const MEMBER_READS = ['staff', 'department', 'role', 'audit'] as const;
