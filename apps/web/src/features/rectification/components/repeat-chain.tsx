import type { RectificationDetail } from '@rondo/contract/rectification';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import './repeat-chain.css';

/** The problem each time that it came back after a fix, with the way to the others; nothing where it never did. */
export function RepeatChain({ detail }: { detail: RectificationDetail }) {
  const t = useT();
  const format = useFormat();
  if (detail.chain.length === 0) return null;
  return (
    <DrawerSection title={t('rectification.chain.title', { count: detail.chain.length })}>
      {detail.raisedFrom && (
        <p className="meta">
          {t('rectification.chain.raised', {
            from: t(`state.severity.${detail.raisedFrom}`),
            to: t(`state.severity.${detail.severity}`),
          })}
        </p>
      )}
      <ol className="repeat-chain">
        {detail.chain.map((one) => (
          <li key={one.id} aria-current={one.id === detail.id || undefined}>
            {one.id === detail.id ? (
              <span className="num">{one.number}</span>
            ) : (
              <Link className="num" to={`/inspect/problem?open=${one.id}`}>
                {one.number}
              </Link>
            )}
            <StateLabel object="severity" state={one.severity} />
            <span className="meta">
              {one.finishedAt
                ? t('rectification.chain.span', { from: format.day(one.createdAt), to: format.day(one.finishedAt) })
                : t('rectification.chain.since', { from: format.day(one.createdAt) })}
            </span>
            <StatePill object="rectification" state={one.state} />
          </li>
        ))}
      </ol>
    </DrawerSection>
  );
}
