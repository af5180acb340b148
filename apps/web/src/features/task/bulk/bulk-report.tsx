import type { TaskRow } from '@rondo/contract/task';
import { failureWords } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { TaskOutcome } from './use-bulk.ts';
import '../../../shared/ui/form/act-form.css';

interface Props {
  outcomes: readonly TaskOutcome[];
  isBusy: boolean;
  onRetry: (rows: TaskRow[]) => void;
  onClose: () => void;
}

/** What came of many: how many are done, and why each of the others is not. */
export function BulkReport({ outcomes, isBusy, onRetry, onClose }: Props) {
  const t = useT();
  const failed = outcomes.filter((one) => one.failure !== null);
  const done = outcomes.length - failed.length;
  return (
    <div className="act-form">
      <p role="status">{t('task.bulk.title', { done, failed: failed.length })}</p>
      <ul className="bulk-failed" aria-label={t('task.bulk.failed')}>
        {failed.map(({ row, failure }) => (
          <li key={row.id}>
            <span>
              <span className="num">{row.number}</span> {row.name} · {row.shop.name}
            </span>
            <span className="field-error">{failureWords(failure)}</span>
          </li>
        ))}
      </ul>
      <div className="act-form-buttons">
        <button
          type="button"
          className="button"
          aria-busy={isBusy}
          onClick={() => !isBusy && onRetry(failed.map((one) => one.row))}
        >
          {t('task.bulk.retry', { count: failed.length })}
        </button>
        <button type="button" className="button button-primary" onClick={onClose}>
          {t('ui.close')}
        </button>
      </div>
    </div>
  );
}
