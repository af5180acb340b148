/** How a member relates to a piece of work (a judge decides an appeal against it); any of them may open it whatever their scope is later. */
export const RELATIONS = ['initiator', 'handler', 'reviewer', 'cc', 'judge'] as const;
export type Relation = (typeof RELATIONS)[number];
