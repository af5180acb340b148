import { useT } from '../../i18n.tsx';
import '../../ui/form/act-form.css';
import './bulk.css';

/** One of many: what it is called, and why it was not done; null: it was. */
interface BulkOutcome {
  id: string;
  number: string;
  name: string;
  failure: string | null;
}

interface Props {
  outcomes: readonly BulkOutcome[];
  isBusy: boolean;
  /** The ids of those that were not done. */
  onRetry: (ids: string[]) => void;
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
        {failed.map(({ id, number, name, failure }) => (
          <li key={id}>
            <span>
              <span className="num">{number}</span> {name}
            </span>
            <span className="field-error">{failure}</span>
          </li>
        ))}
      </ul>
      <div className="act-form-buttons">
        <button
          type="button"
          className="button"
          aria-busy={isBusy}
          onClick={() => !isBusy && onRetry(failed.map(({ id }) => id))}
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
