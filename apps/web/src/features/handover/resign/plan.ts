import { HANDOVER_KINDS, type HandoverItem, type HandoverKind } from '@rondo/contract/handover';

export interface Successor {
  id: string;
  name: string;
}

/** What becomes of one thing. */
export type Fate = { to: Successor } | { to: 'close' | 'drop' };

const WAYS = ['one', 'each', 'close', 'drop'] as const;
export type Way = (typeof WAYS)[number];

/** What was chosen for everything of one kind. */
export interface GroupPlan {
  way: Way;
  /** Takes all of it, or in `each` whatever has nobody of its own. */
  to: Successor | null;
  own: Readonly<Record<string, Fate>>;
}

export type Plan = Readonly<Partial<Record<HandoverKind, GroupPlan>>>;

const UNTOUCHED: GroupPlan = { way: 'one', to: null, own: {} };

export const planOf = (plan: Plan, kind: HandoverKind): GroupPlan => plan[kind] ?? UNTOUCHED;

const POSTS: readonly HandoverKind[] = [
  'shop',
  'department',
  'certificate',
  'knowledge_own',
  'learning_own',
  'flow_dashboard_own',
];

/** Posts are given on; only work can be closed. */
export const isClosable = (kind: HandoverKind): boolean => !POSTS.includes(kind);

export interface Group {
  kind: HandoverKind;
  items: HandoverItem[];
}

/** What is open, by kind. */
export function groupsOf(items: readonly HandoverItem[]): Group[] {
  return HANDOVER_KINDS.map((kind) => ({ kind, items: items.filter((item) => item.kind === kind) })).filter(
    (group) => group.items.length > 0,
  );
}

/** The ways a group can go. */
export function waysOf({ kind, items }: Group): Way[] {
  return WAYS.filter((way) => {
    if (way === 'each') return items.length > 1;
    if (way === 'close') return isClosable(kind);
    return way === 'one' || items.every((item) => item.hasOthers);
  });
}

/** What becomes of one thing by the plan; null: not decided yet. */
function fateOf(plan: Plan, item: HandoverItem): Fate | null {
  const { way, to, own } = planOf(plan, item.kind);
  if (way === 'close' || way === 'drop') return { to: way };
  const chosen = way === 'each' ? own[item.id] : undefined;
  return chosen ?? (to ? { to } : null);
}

/** The choices as they travel, and how many things have none yet. */
export function choicesOf(plan: Plan, items: readonly HandoverItem[]) {
  const fates = items.map((item) => ({ item, fate: fateOf(plan, item) }));
  const choices = fates.flatMap(({ item: { kind, id }, fate }) =>
    fate ? [{ kind, id, to: typeof fate.to === 'string' ? fate.to : fate.to.id }] : [],
  );
  return { choices, missing: fates.length - choices.length };
}

export interface Summary {
  given: { name: string; count: number }[];
  closed: number;
  left: number;
}

/** What the plan comes to: how much everybody gets. */
export function summaryOf(plan: Plan, items: readonly HandoverItem[]): Summary {
  const given = new Map<string, { name: string; count: number }>();
  let [closed, left] = [0, 0];
  for (const item of items) {
    const to = fateOf(plan, item)?.to;
    if (to === 'close') closed += 1;
    else if (to === 'drop') left += 1;
    else if (to) given.set(to.id, { name: to.name, count: (given.get(to.id)?.count ?? 0) + 1 });
  }
  return { given: [...given.values()].toSorted((a, b) => b.count - a.count), closed, left };
}
