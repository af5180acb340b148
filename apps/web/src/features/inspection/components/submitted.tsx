import { taskApi } from '@rondo/contract/task';
import { levelWord } from '@rondo/messages/format/level-word';
import { Link } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { Ring } from '../../../shared/ui/drawer/ring.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import type { Submitted as Result } from '../use-inspection.ts';
import './review.css';
import { PageRoot } from './page-root.tsx';

/** After submitting: the record's number, the score, what it started, and where to go on. */
export function Submitted({ taskId, result }: { taskId: string; result: Result }) {
  const t = useT();
  const { score, maxScore, ratePercent, levelKey, levelName, isPass, redLines, rectifications } = result;
  const level = levelKey ? levelWord({ key: levelKey, name: levelName }, t) : t('ui.noValue');
  const label = score === null ? t('inspection.review.ringNone') : t('inspection.done.score', { score, max: maxScore });
  const next = useNextTask(taskId);
  return (
    <PageRoot className="submitted">
      <Ring
        value={ratePercent === null ? null : ratePercent / 100}
        label={`${label}, ${level}`}
        colour={isPass === false ? 'badMark' : 'brand'}
      >
        {score ?? t('ui.noValue')}
        <small>{t('inspection.review.outOf', { max: maxScore })}</small>
      </Ring>
      <p className="result-level">{level}</p>
      <h1>{t('inspection.done.title')}</h1>
      <p className="meta num">{t('inspection.done.number', { number: result.number })}</p>
      <p className="submitted-state">
        <StateLabel object="record" state={stateOf(result)} />
        {redLines > 0 && <span className="result-red">{t('inspection.review.redLines', { count: redLines })}</span>}
      </p>
      <section className="review-part">
        <h2>
          {rectifications.length > 0
            ? t('inspection.done.rectifications', { count: rectifications.length })
            : t('inspection.done.noRectifications')}
        </h2>
        <ul className="review-rows">
          {rectifications.map((one) => (
            <li key={one.id}>
              <Link to={objectLink('rectification', one.id)}>
                <span>
                  {one.title}
                  <span className="meta num">{one.number}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <div className="submitted-acts">
        <Link className="button button-thumb" to={objectLink('record', result.recordId)}>
          {t('inspection.done.report')}
        </Link>
        <Link className="button button-thumb" to="/task">
          {t('inspection.done.toTasks')}
        </Link>
        {next && (
          <Link className="button button-primary button-thumb" to={`/inspect/perform/${next.id}`}>
            <span className="ellipsis">{t('inspection.done.nextTask', { shop: next.shop.name, name: next.name })}</span>
          </Link>
        )}
      </div>
    </PageRoot>
  );
}

function stateOf({ isCompared, needsReview }: Result) {
  if (isCompared) return 'compared';
  return needsReview ? 'in_review' : 'effective';
}

/** The first task that waits for the reader and can be done here. */
function useNextTask(taskId: string) {
  const { data } = useCall(taskApi.list, { tab: 'todo', size: 10 }, { part: true, hideErrors: true });
  return data?.list.find((row) => row.objectKind === 'task' && row.act === 'handle' && row.id !== taskId);
}
