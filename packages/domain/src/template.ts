import type { Actor } from './actor.ts';
import { machine } from './machine.ts';
import { holds } from './permission.ts';
import { isJudged } from './scoring/item-result.ts';
import { settle } from './scoring/round.ts';
import type { ScoringSettings } from './scoring/settings.ts';
import { allItems, type CheckItem, type TemplateContent } from './scoring/template.ts';

/**
 * State of a template (product 6). What is edited is a version: while a template is published its next version is a draft
 * beside the live one, and publishing that is the move `publish` again.
 */
const TEMPLATE_STATES = ['draft', 'published', 'disabled'] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];
const TEMPLATE_EVENTS = ['publish', 'disable', 'enable'] as const;
export type TemplateEvent = (typeof TEMPLATE_EVENTS)[number];

export const templateMachine = machine<TemplateState, TemplateEvent>({
  draft: { publish: 'published' },
  published: { publish: 'published', disable: 'disabled' },
  disabled: { enable: 'published' },
});

/** What the policy needs to know of a template. */
export interface TemplateView {
  state: TemplateState;
  hasDraft: boolean;
  /** A task was made from it once, or a cycle or a coverage policy names it. */
  isUsed: boolean;
}

const manages = (actor: Actor) => holds(actor.codes, { kind: 'any', codes: ['template_manage'] });
const publishes = (actor: Actor) => holds(actor.codes, { kind: 'any', codes: ['x_template_publish'] });

/** Who may do what, one sentence an event. */
const RULES: Record<TemplateEvent, (actor: Actor, template: TemplateView) => boolean> = {
  publish: (actor, template) => publishes(actor) && template.hasDraft,
  disable: manages,
  enable: manages,
};

/** The events the actor may cause now: exactly the buttons to show. */
export function templateEvents(actor: Actor, template: TemplateView): TemplateEvent[] {
  return templateMachine.eventsOf(template.state).filter((event) => RULES[event](actor, template));
}

/** Whether one event is open to the actor now. */
export function mayTemplate(event: TemplateEvent, actor: Actor, template: TemplateView): boolean {
  return templateMachine.after(template.state, event) !== null && RULES[event](actor, template);
}

/** A draft may be prepared in every state, also while the template is disabled. */
export function mayEditTemplate(actor: Actor): boolean {
  return manages(actor);
}

/** What was used once can only be disabled: tasks and records keep pointing at it. */
export function mayRemoveTemplate(actor: Actor, template: TemplateView): boolean {
  return manages(actor) && !template.isUsed;
}

/** How long an editor holds the draft after the last sign of life, ms. */
export const EDITOR_LOCK_MS = 15 * 60_000;

/** Whether somebody else edits now. */
export function isLockedFor(
  memberId: string,
  lock: { editorId: string | null; since: Date | null },
  now: Date,
): boolean {
  if (lock.editorId === null || lock.since === null || lock.editorId === memberId) return false;
  return now.getTime() - lock.since.getTime() < EDITOR_LOCK_MS;
}

/** Marks that a list of items is worth: bonus items add to the score and not to what is possible. */
export function pointsOf(items: readonly CheckItem[]): number {
  const counted = items.filter((item) => isJudged(item) && !item.bonus);
  return settle(counted.reduce((sum, item) => sum + item.maxScore, 0));
}

/** The best score a template can give, in the unit of its method. */
export function fullScore(content: TemplateContent, { method, standardScore }: ScoringSettings): number {
  switch (method) {
    case 'points':
      return pointsOf(allItems(content));
    case 'percent':
    case 'deduction':
      return standardScore;
    case 'weighted':
      return 100;
    case 'pass_fail':
      return allItems(content).filter(isJudged).length;
    default:
      return method satisfies never;
  }
}
