import type { InspectionSheet } from '@rondo/contract/inspection';
import type { PersonRef } from '@rondo/contract/kit/shapes';
import { needsRectification } from '@rondo/domain/scoring/item-result';
import { answersByItem, shownItems } from '@rondo/domain/scoring/shown';
import type { CheckItem, RectifyReviewer, Severity } from '@rondo/domain/scoring/template';
import type { Priority } from '@rondo/domain/task';
import { answerOf, type DraftState } from './draft-state.ts';

/** A failed item that becomes a rectification, as it stands now. */
export interface Planned {
  itemId: string;
  name: string;
  severity: Severity;
  /** It cannot be taken out. Without network nobody knows, and nothing can be taken out. */
  isRequired: boolean;
  isOff: boolean;
  handlers: PersonRef[];
  /** The rule of the item for who looks at the fix; `company`: the reviewers that the review names. */
  reviewer: RectifyReviewer;
  /** Who that is, where the rule names somebody. */
  reviewers: PersonRef[];
  /** Who gets copies, where the item says that somebody more does. */
  cc: PersonRef[];
  /** Nobody whom the item names works here: these are found as the company has set it. */
  fallsBack: readonly ('handler' | 'reviewer')[];
  priority: Priority;
  limitHours: number;
  /** Which time within the repeat days of the company; null when unknown. */
  repeatNo: number | null;
  /** The number of the rectification whose fix did not last; null: none, or unknown. */
  cameBackOf: string | null;
}

/** What the server knows more about one. */
interface FromServer {
  itemId: string;
  isRequired: boolean;
  limitHours: number;
  repeatNo: number;
  /** As it will weigh: more than the item where the problem came back. */
  severity: Severity;
  cameBackOf: string | null;
}

/**
 * The rectifications a submission would start, in the order of the template, with the inspector's changes. What the server says wins:
 * an item that was returned may have its rectification already.
 */
export function plannedRectifications(
  sheet: Pick<InspectionSheet, 'content' | 'rectification'>,
  draft: DraftState,
  server: readonly FromServer[] | null,
): Planned[] {
  return shownItems(sheet.content, answersByItem(Object.values(draft.answers)))
    .filter((item) => needsRectification(item, answerOf(draft, item.id)))
    .flatMap((item) => {
      if (server === null) return [plannedOf(sheet, draft, item, null)];
      const known = server.find((one) => one.itemId === item.id);
      return known ? [plannedOf(sheet, draft, item, known)] : [];
    });
}

export function plannedOf(
  sheet: Pick<InspectionSheet, 'rectification'>,
  draft: DraftState,
  item: CheckItem,
  server: FromServer | null,
): Planned {
  const change = draft.plan[item.id] ?? {};
  const limit = item.rectify.limitHours ?? sheet.rectification.limitHours[item.severity];
  const { handler, reviewer } = item.rectify;
  const { handlers, handlersBy, ofItems } = sheet.rectification;
  const own = ofItems.find(({ itemId }) => itemId === item.id);
  const isByWord = handler !== 'company' && handler !== 'role' && handler !== 'members';
  const usual = own?.handlers ?? (isByWord ? handlersBy?.[handler] : undefined) ?? handlers;
  const isRequired = server?.isRequired ?? true;
  return {
    itemId: item.id,
    name: item.name,
    severity: server?.severity ?? item.severity,
    isRequired,
    isOff: !isRequired && change.isOff === true,
    handlers: change.handlers ?? usual,
    reviewer: draft.fixReviewers ? 'company' : reviewer,
    reviewers: own?.reviewers ?? [],
    cc: draft.fixCc ? [] : (own?.cc ?? []),
    fallsBack: (own?.fallsBack ?? []).filter((part) => (part === 'handler' ? !change.handlers : !draft.fixReviewers)),
    priority: item.rectify.priority,
    limitHours: change.limitHours ?? server?.limitHours ?? limit,
    repeatNo: server?.repeatNo ?? null,
    cameBackOf: server?.cameBackOf ?? null,
  };
}
