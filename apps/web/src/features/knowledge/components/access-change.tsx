import type { AccessChange } from '@rondo/contract/knowledge-shapes';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';

/** Who could open it after a change, and who could not any more: the numbers in full, the people as far as they are named. */
export function AccessChanges({ change }: { change: AccessChange | undefined }) {
  const t = useT();
  const isNone = change?.gain.count === 0 && change.lose.count === 0;
  return (
    <section className="access-change" aria-label={t('knowledge.change.title')} aria-live="polite">
      <h3>{t('knowledge.change.title')}</h3>
      {change === undefined && <SkeletonRows rows={1} />}
      {isNone && <p className="dense">{t('knowledge.change.none')}</p>}
      {change && <Side kind="lose" people={change.lose} />}
      {change && <Side kind="gain" people={change.gain} />}
    </section>
  );
}

function Side({ kind, people: { count, people } }: { kind: 'gain' | 'lose'; people: AccessChange['gain'] }) {
  const t = useT();
  const format = useFormat();
  if (count === 0) return null;
  const names = format.list(people.map(({ name }) => name));
  const more = count - people.length;
  return (
    <div className="access-side" data-kind={kind}>
      <StatusIcon shape={kind === 'gain' ? 'check' : 'slash'} tone={kind === 'gain' ? 'ok' : 'bad'} size={16} />
      <div>
        <strong>{t(`knowledge.change.${kind}`, { count: format.count(count) })}</strong>
        <p className="dense">{more > 0 ? t('knowledge.change.more', { names, count: format.count(more) }) : names}</p>
      </div>
    </div>
  );
}
