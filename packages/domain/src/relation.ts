/** How a member relates to a piece of work; any of them may open it whatever their scope is later. */
export const RELATIONS = ['initiator', 'handler', 'reviewer', 'cc'] as const;
export type Relation = (typeof RELATIONS)[number];
