/**
 * What a kind of message does for its reader. `new`: brings them new work, alone or several at once; `work`: hands them work or
 * presses for it; `news`: tells what happened, and may be muted by everybody.
 */
export type MessageWeight = 'new' | 'work' | 'news';

/** The messages about one kind of objects: their texts stand at `notification.<object>.<message>`. */
export type MessageTable = Readonly<Record<string, MessageWeight>>;
