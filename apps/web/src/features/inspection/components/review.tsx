import { inspectionApi } from '@rondo/contract/inspection';
import type { Reason } from '@rondo/contract/kit/codes';
import { LIMIT } from '@rondo/domain/limit';
import { score } from '@rondo/domain/scoring/score';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { CheckOutPart, useOpenCheckIn } from '../../check-in/index.ts';
import { AlikeHint } from '../../photo-hash/index.ts';
import { attempt } from '../draft/attempt.ts';
import { deviceId } from '../draft/device-id.ts';
import { type DraftState, outgoing } from '../draft/draft-state.ts';
import type { ItemRow } from '../draft/item-rows.ts';
import { missingItems } from '../draft/missing-items.ts';
import { plannedRectifications } from '../draft/planned.ts';
import type { Session } from '../draft/session.ts';
import type { Submitted, Where } from '../use-inspection.ts';
import { type OpenSignOff, useSignOff } from '../use-sign-off.ts';
import { useSubmission } from '../use-submission.ts';
import { useSubmitKey } from '../use-submit-key.ts';
import { CarriedLine } from './carried-line.tsx';
import { FixPeople } from './fix-people.tsx';
import { PlannedList } from './planned-list.tsx';
import { ResultHead } from './result-head.tsx';
import { SignOffPart } from './sign-off-part.tsx';
import { Stopped } from './stopped.tsx';
import './review.css';

type Props = {
  session: Session;
  draft: DraftState;
  rows: readonly ItemRow[];
  where: Where;
  onJump: (itemId: string) => void;
  /** To the item from which the review was opened. */
  onBack: () => void;
  onSubmitted: (result: Submitted) => void;
  onQueued: () => void;
  onOpen: (continueHere: boolean) => void;
};

/** Refusals after which nothing can be submitted any more. */
const ENDS: ReadonlySet<Reason | null> = new Set([
  'REINSPECT',
  'TASK_CLOSED',
  'TASK_HANDLED',
  'TASK_DELETED',
  'FORBIDDEN',
  'DRAFT_EXPIRED',
] as const);

/** Before submitting: what it would score, what is missing, what it starts; then the one button. */
export function Review({ session, draft, rows, where, onJump, onBack, onSubmitted, onQueued, onOpen }: Props) {
  const t = useT();
  const { sheet } = session;
  const server = useServerPreview(session, draft);
  const answers = Object.values(draft.answers);
  const outcome = server?.outcome ?? score(sheet.content, sheet.scoring, answers);
  const lacking = missingItems(sheet.content, answers);
  const planned = plannedRectifications(sheet, draft, server?.rectifications ?? null);
  const openCheckIn = useOpenCheckIn(sheet.taskId, sheet.mode);
  const signOff = useSignOff(session, draft, where.key);
  const submission = useSubmission(session, where, { signOff: signOff.sent, onSubmitted, onQueued });
  const first = lacking[0];
  const blocker = blockerOf(
    draft,
    planned.some((one) => !one.isOff && one.handlers.length === 0),
    openCheckIn,
    signOff.open,
  );
  const isStopped = submission.refusal !== null && ENDS.has(submission.refusal.reason);
  const isReady = !first && !blocker && !submission.isBusy && !isStopped;
  useSubmitKey(isReady ? () => void submission.run() : null);
  if (submission.refusal && isStopped) {
    return <Stopped refusal={submission.refusal} kept={{ sheet, draft }} onOpen={onOpen} />;
  }
  const lost = submission.isLost ? t('inspection.review.noRoom') : '';
  const waiting = draft.waiting.length > 0 ? t('inspection.review.waitingPhotos', { count: draft.waiting.length }) : '';
  return (
    <>
      <div className="review">
        <h1 tabIndex={-1}>{t('inspection.review.title')}</h1>
        <CarriedLine sheet={sheet} rows={rows} />
        <ResultHead outcome={outcome} scoring={sheet.scoring} isEstimate={server === null} />
        {lacking.length > 0 && (
          <section className="review-part" aria-labelledby="review-missing">
            <h2 id="review-missing">{t('inspection.review.missing', { count: lacking.length })}</h2>
            <ul className="review-rows">
              {lacking.map(({ itemId, name, reasons }) => (
                <li key={itemId}>
                  <button type="button" onClick={() => onJump(itemId)}>
                    <span>
                      {name}
                      <span className="meta">
                        {reasons.map((reason) => t(`inspection.missing.${reason}`)).join(' · ')}
                      </span>
                    </span>
                    <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <PlannedList planned={planned} shopId={sheet.shop.id} onPlan={session.plan} />
        <AlikeHint photoIds={sentPhotos(draft)} taskId={sheet.taskId} />
        <CheckOutPart taskId={sheet.taskId} mode={sheet.mode} deviceId={deviceId()} />
        {sheet.signOff && <SignOffPart managers={sheet.signOff.managers} signOff={signOff} isReady={!first} />}
        {planned.some((one) => !one.isOff) && <FixPeople session={session} draft={draft} />}
        {sheet.reviewers.length > 0 && (
          <label className="review-part">
            <span className="thumb-label">{t('inspection.review.comment')}</span>
            <textarea
              className="thumb-field"
              rows={2}
              maxLength={LIMIT.text.comment}
              value={draft.comment}
              onChange={({ target }) => session.comment(target.value)}
            />
          </label>
        )}
      </div>
      <footer className="perform-foot">
        <p className="review-reason" role="status">
          {lost ||
            (first
              ? t('inspection.review.missing', { count: lacking.length })
              : blocker
                ? t(blocker.key, blocker)
                : waiting)}
        </p>
        <div className="foot-row">
          <button
            type="button"
            className="foot-previous"
            aria-label={t('inspection.perform.backToItem')}
            onClick={onBack}
          >
            <ChevronLeft size={20} strokeWidth={2} aria-hidden />
          </button>
          {first ? (
            <button type="button" className="foot-next" onClick={() => onJump(first.itemId)}>
              {t('inspection.review.toFirst')}
            </button>
          ) : (
            <button
              type="button"
              className="foot-next"
              disabled={blocker !== null}
              aria-busy={submission.isBusy}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={() => void submission.run()}
            >
              {t(
                submission.isBusy
                  ? 'inspection.review.submitting'
                  : submission.isLost
                    ? 'inspection.review.tryAgain'
                    : 'inspection.review.submit',
              )}
            </button>
          )}
        </div>
      </footer>
    </>
  );
}

/** Photos of answers that arrived already, without those of an earlier inspection. */
const sentPhotos = ({ answers, files }: DraftState): string[] =>
  Object.values(answers).flatMap(({ photos, carriedFrom }) =>
    carriedFrom ? [] : photos.filter((id) => files.some((file) => file.id === id)),
  );

/** Why it cannot be submitted although nothing is missing. */
function blockerOf(
  draft: DraftState,
  needsHandler: boolean,
  openCheckIn: 'in' | 'out' | null,
  openSignOff: OpenSignOff,
) {
  const refused = draft.waiting.filter((photo) => photo.refusal !== null).length;
  if (refused > 0) return { key: 'inspection.review.refusedPhotos', count: refused } as const;
  if (needsHandler) return { key: 'inspection.review.needHandler', count: 0 } as const;
  if (openCheckIn === 'in') return { key: 'checkIn.card.submitNeedsIn', count: 0 } as const;
  if (openCheckIn) return { key: 'checkIn.card.submitNeeds', count: 0 } as const;
  return openSignOff ? ({ key: `signing.open.${openSignOff}`, count: 0 } as const) : null;
}

/** What the server would make of it; null without network. */
function useServerPreview(session: Session, draft: DraftState) {
  const { taskId } = session.sheet;
  const { data } = useQuery({
    queryKey: [inspectionApi.preview.path, taskId, draft.answers, draft.waiting.length],
    queryFn: async () => {
      const outcome = await attempt(inspectionApi.preview, { taskId, answers: outgoing(draft, 'all') });
      return outcome.kind === 'done' ? outcome.data : null;
    },
  });
  return data ?? null;
}
