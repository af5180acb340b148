import type { Input } from '@rondo/contract/kit/endpoint';
import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { type Draft, estimateInput } from '../plan-draft.ts';

/** Before it is saved: how many pictures a day the plan would take. */
export function Estimate({ draft }: { draft: Draft }) {
  const t = useT();
  const format = useFormat();
  const input = estimateInput(draft);
  const { data, error } = useCall(timedSnapshotApi.estimate, input ?? NOTHING, {
    enabled: input !== null,
    keepPrevious: true,
    part: true,
    onError: () => {},
  });
  if (input === null) return <p className="meta">{t('timedSnapshot.estimate.later')}</p>;
  if (error) return <p className="field-error">{failureWords(error)}</p>;
  if (!data) return null;
  const { shops, cameras, perDay } = data;
  return (
    <p className="snapshot-estimate" role="status">
      <strong className="num">{t('timedSnapshot.estimate.perDay', { count: format.count(perDay) })}</strong>
      <span className="meta num">{t('timedSnapshot.reached', { shops, cameras })}</span>
    </p>
  );
}

/** Never sent: the shape of a call that is not enabled. */
const NOTHING: Input<typeof timedSnapshotApi.estimate> = {
  schedule: { days: { kind: 'daily' }, times: { kind: 'fixed', times: [] }, startOn: '' },
};
